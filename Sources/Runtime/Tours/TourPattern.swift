import Dispatch
import Synchronization

/// A regular expression that the screen is looked at with.
public struct TourPattern: Hashable, Sendable {
  /// What stands between the slashes.
  public let text: String
  /// The whole screen is looked at, lines with breaks between them; else each line by itself.
  public var isForScreen = false

  /// The longest expression there can be, in bytes.
  static let mostBytes = 1000
  /// One that has not been found by then is taken not to be there: some need ages to give up.
  static let patience = DispatchTimeInterval.seconds(2)

  /// Takes an expression, or says what is wrong with it.
  init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.mostBytes else {
      throw Fault(reason: "it is longer than \(Self.mostBytes) bytes")
    }
    do {
      _ = try Regex(text)
    } catch {
      throw Fault(reason: "\(error)")
    }
    self.text = text
  }

  /// Why a text is no expression.
  struct Fault: Error {
    let reason: String
  }

  /// Whether lines of a screen match, or nil if that can't be said in time.
  func matches(_ lines: [String], within patience: DispatchTimeInterval = patience) -> Bool? {
    let texts = isForScreen ? [lines.joined(separator: "\n")] : lines
    let answer = Answer()
    let text = text
    DispatchQueue(label: "promenade.tour.match").async {
      // Made anew: an expression can't be handed from thread to thread.
      let regex = try? Regex(text)
      answer.give(regex.map { regex in texts.contains { $0.firstMatch(of: regex) != nil } })
    }
    return answer.wait(for: patience)
  }

  private final class Answer: Sendable {
    private let isFound = Mutex<Bool?>(nil)
    private let bell = DispatchSemaphore(value: 0)

    func give(_ isFound: Bool?) {
      self.isFound.withLock { $0 = isFound }
      bell.signal()
    }

    func wait(for patience: DispatchTimeInterval) -> Bool? {
      bell.wait(timeout: .now() + patience) == .success ? isFound.withLock { $0 } : nil
    }
  }
}

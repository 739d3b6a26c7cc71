import Glibc
import PageProtocol

/// Writes events as lines; a reader that is slow holds the page up.
final class EventWriter {
  private let descriptor: CInt
  private(set) var isOpen = true

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Writes an event; of one too large for a line only that is told, and false returned.
  func write(_ event: PageEvent) -> Bool {
    let bytes = event.json.bytes
    guard bytes.count < Self.most(of: event) else {
      return write(.failed(Self.complaint(of: event, bytes.count))) && false
    }
    write(bytes + [0x0A])
    return true
  }

  private static func most(of event: PageEvent) -> Int {
    if case .displayed = event { LineSplitter.mostDisplayBytes } else { LineSplitter.mostBytes }
  }

  private static func complaint(of event: PageEvent, _ count: Int) -> String {
    if case .displayed = event {
      return "The page is too large to be shown: \(count) bytes of HTML, of at most "
        + "\(LineSplitter.mostDisplayBytes); what was shown before stays."
    }
    let name = event.json["event"]?.string ?? ""
    return "What was “\(name)” has \(count) bytes, too many for one line."
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isOpen = false
      }
    }
  }
}

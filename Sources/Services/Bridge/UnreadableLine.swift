import PageProtocol

/// A line on the bridge that was no message, or the first of several in a row.
struct UnreadableLine: Hashable, Sendable {
  /// A sentence.
  let reason: String
  /// The line as a text, what is no UTF-8 of it replaced; nothing of one that was too long.
  let text: String
  private(set) var count = 1

  /// Takes a line and why it was no message.
  init(_ line: LineSplitter.Line, reason: String) {
    self.reason = reason
    switch line {
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .tooLong: text = ""
    }
  }

  /// The reason, and how many lines there were.
  var sentence: String { count == 1 ? reason : "\(reason) (\(count) such lines)" }

  /// Counts the next one, for which nothing else is kept.
  mutating func countNext() { count += 1 }
}

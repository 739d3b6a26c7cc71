/// What a document is written in.
public enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case html, markdown, text

  /// What a document without a name is read as.
  public enum Wanted: Hashable, Sendable {
    case given(DocumentKind)
    case guessed
  }

  /// Takes the ending of a file's name for it.
  init(named name: String) {
    self =
      switch name.split(separator: ".").last?.lowercased() {
      case "md", "markdown": .markdown
      case "html", "htm", "xhtml": .html
      default: .text
      }
  }

  private static let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]

  /// Whether the beginning is that of a program, a picture or the like: it has a byte 0, is in no
  /// Unicode, and of 20 bytes more than one is a sign that texts have no use for.
  ///
  /// A log that somebody's crash has left some bytes 0 in is a text nevertheless.
  static func isNoText(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(0), !marks.contains(where: { bytes.starts(with: $0) }),
      String(validating: bytes, as: UTF8.self) == nil
    else { return false }
    // From backspace to carriage return, and escape, they occur in texts.
    let signs = bytes.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
    return signs * 20 > bytes.count
  }

  /// Guesses from the beginning: a page of HTML starts with a tag, behind a mark and blanks.
  init(beginning bytes: [UInt8]) {
    let mark = Self.marks.first { bytes.starts(with: $0) } ?? []
    // In UTF-16 a byte 0 stands before or behind that of the tag.
    let text = bytes.dropFirst(mark.count)
    let first = text.first { $0 > 0x20 }
    self = first == UInt8(ascii: "<") ? .html : .text
  }
}

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

  /// Guesses from the beginning: a page of HTML starts with a tag, behind a mark and blanks.
  init(beginning bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let first = text.first { $0 > 0x20 }
    self = first == UInt8(ascii: "<") ? .html : .text
  }
}

import Documents

/// Keeps footnotes of Markdown as they are written.
///
/// To a parser that knows none, `[^1]: One.` tells a link its address, and vanishes.
enum MarkdownFootnotes {
  /// The text with a backslash before each footnote outside of code.
  static func kept(_ text: String) -> String {
    guard hasMark(text) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var fence: (mark: UInt8, count: Int)?
    var isFirst = true
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { result.append(0x0A) }
      isFirst = false
      let seen = MarkdownLine(line)
      if let opened = fence {
        if seen.closes(opened) { fence = nil }
      } else if seen.indent < 4 {
        fence = seen.fence
        if seen.isFootnote {
          result += line[..<seen.text.startIndex]
          result.append(UInt8(ascii: "\\"))
          result += seen.text
          continue
        }
      }
      result += line
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a `[^` stands anywhere; `contains` would look for it among characters.
  private static func hasMark(_ text: String) -> Bool {
    var isOpen = false
    return text.hasByte { byte in
      defer { isOpen = byte == UInt8(ascii: "[") }
      return isOpen && byte == UInt8(ascii: "^")
    }
  }
}

extension MarkdownLine {
  /// Whether it is what a mark such as `[^1]` refers to.
  var isFootnote: Bool {
    guard text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return text[end...].dropFirst().first == UInt8(ascii: ":")
  }
}

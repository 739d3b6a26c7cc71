/// Keeps quotes and lists of Markdown from being nested too deep.
///
/// cmark-gfm goes through all that a piece of text is in for each piece, so that depth and length
/// together take it a time that nobody waits for.
enum MarkdownNesting {
  /// What stands within more quotes and lists is taken for text.
  private static let deepest = 500

  /// The text with a backslash before each mark that would nest too deep: it is read as it stands.
  static func bounded(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count > deepest else { return text }
    var escapes: [String.Index] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if let place = tooDeepMark(in: bytes[start...]) { escapes.append(place) }
      start = bytes[start...].firstIndex(of: 0x0A).map(bytes.index(after:)) ?? bytes.endIndex
    }
    guard !escapes.isEmpty else { return text }
    var result = ""
    start = bytes.startIndex
    for place in escapes {
      result += text[start..<place] + "\\"
      start = place
    }
    return result + text[start...]
  }

  /// The first mark of a line that nests too deep, if it has one; two blanks can be a list's.
  private static func tooDeepMark(in line: Substring.UTF8View) -> String.Index? {
    var depth = 0
    var blanks = 0
    var hasDigits = false
    var index = line.startIndex
    while index < line.endIndex {
      let next = line.index(after: index)
      var isMark = false
      switch line[index] {
      case 0x20: blanks += 1
      case 0x09: blanks += 4
      case 0x30...0x39: hasDigits = true
      case UInt8(ascii: ">"): isMark = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        isMark = line.hasBlank(at: next)
      case UInt8(ascii: "."), UInt8(ascii: ")"):
        isMark = hasDigits && line.hasBlank(at: next)
        hasDigits = false
      default: return nil
      }
      if isMark { depth += 1 }
      if isMark, depth + blanks / 2 > deepest { return index }
      index = next
    }
    return nil
  }
}

extension Substring.UTF8View {
  fileprivate func hasBlank(at index: Index) -> Bool {
    index < endIndex && (self[index] == 0x20 || self[index] == 0x09)
  }
}

/// A line of Markdown as far as it matters for where a text can be cut.
struct MarkdownLine {
  /// How far it is indented, in columns.
  let indent: Int
  /// The line without the blanks at its ends.
  let text: ArraySlice<UInt8>

  /// The mark of a list's item.
  struct Item {
    /// The column its text starts at.
    let offset: Int
    /// Whether it can follow a paragraph without a blank line between.
    let canInterrupt: Bool
  }

  /// Looks at a line without its line feed.
  init(_ line: ArraySlice<UInt8>) {
    let blanks = line.prefix { $0.isBlank }
    var indent = 0
    for blank in blanks { indent = blank == 0x09 ? indent + 4 - indent % 4 : indent + 1 }
    self.indent = indent
    let rest = line.dropFirst(blanks.count)
    let last = rest.lastIndex { !$0.isBlank && $0 != 0x0D }
    text = rest[..<(last.map { $0 + 1 } ?? rest.startIndex)]
  }

  var isBlank: Bool { text.isEmpty }

  var isHeading: Bool { text.first == UInt8(ascii: "#") }

  var isQuote: Bool { text.first == UInt8(ascii: ">") }

  /// Whether it is a rule across the page.
  var isThematicBreak: Bool {
    guard let mark = text.first, "-*_".utf8.contains(mark) else { return false }
    return text.allSatisfy { $0 == mark || $0.isBlank } && text.count { $0 == mark } >= 3
  }

  /// The mark and how often it stands there, if the line opens a block of code.
  var fence: (mark: UInt8, count: Int)? {
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = text.prefix { $0 == mark }.count
    let isCode = mark == UInt8(ascii: "`") && text.dropFirst(count).contains(mark)
    return count < 3 || isCode ? nil : (mark, count)
  }

  /// Whether the line closes a block of code that was opened so.
  func closes(_ fence: (mark: UInt8, count: Int)) -> Bool {
    indent < 4 && text.count >= fence.count && text.allSatisfy { $0 == fence.mark }
  }

  /// What ends the block of HTML that starts here, if blank lines don't.
  var endOfHTML: String? {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: text.prefix(10), as: UTF8.self).lowercased()
    for (opening, end) in [("<!--", "-->"), ("<?", "?>"), ("<![cdata[", "]]>")]
    where start.hasPrefix(opening) {
      return end
    }
    for name in ["script", "pre", "style", "textarea"] where start.hasPrefix("<" + name) {
      return "</"
    }
    return start.hasPrefix("<!") ? ">" : nil
  }

  /// Whether a text that ends a block of HTML stands in it.
  func contains(_ end: String) -> Bool {
    text.indices.contains { text[$0...].starts(with: end.utf8) }
  }

  /// The mark of an item, if the line starts with one.
  var item: Item? {
    guard let first = text.first else { return nil }
    var width = 1
    var isFirst = true
    if !"-+*".utf8.contains(first) {
      let digits = text.prefix { (0x30...0x39).contains($0) }
      guard (1...9).contains(digits.count), let end = text.dropFirst(digits.count).first,
        end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
      else { return nil }
      width = digits.count + 1
      isFirst = digits.elementsEqual([0x31])
    }
    let rest = text.dropFirst(width)
    guard let next = rest.first else {
      return Item(offset: indent + width + 1, canInterrupt: false)
    }
    guard next.isBlank else { return nil }
    let blanks = rest.prefix { $0.isBlank }
    // More blanks than these belong to a block of code in the item.
    let gap = blanks.contains(0x09) || blanks.count > 4 ? 1 : blanks.count
    return Item(offset: indent + width + gap, canInterrupt: isFirst)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

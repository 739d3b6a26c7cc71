/// Places that stay what they are when a text is laid out at another width.
extension Layout {
  /// How many letters stand above a line; what is drawn around the text is not counted.
  public func letters(above line: Int) -> Int {
    lines.prefix(max(0, line)).reduce(0) { $0 + $1.letters }
  }

  /// The line on which the letter stands that so many others precede.
  public func line(ofLetter letter: Int) -> Int {
    var seen = 0
    for (index, line) in lines.enumerated() {
      seen += line.letters
      if seen > letter { return index }
    }
    return max(0, lines.count - 1)
  }

  /// The paragraph, or the lines of code, that a line belongs to or that follows a blank one.
  public func paragraph(at line: Int) -> String {
    guard var first = lines.indices.dropFirst(line).first(where: { !lines[$0].isBlank }) else {
      return ""
    }
    while first > 0, !lines[first].hasMarker, !lines[first - 1].isBlank { first -= 1 }
    var end = first + 1
    while end < lines.count, !lines[end].isBlank, !lines[end].hasMarker { end += 1 }
    let isCode = lines[first].spans.contains { $0.role == .preformatted }
    return lines[first..<end].map { isCode ? $0.text : $0.words }
      .joined(separator: isCode ? "\n" : " ")
  }
}

extension Line {
  /// The letters of the text on it, blanks not counted.
  fileprivate var letters: Int {
    var count = 0
    for span in spans where span.role != .frame && span.role != .bar && span.role != .marker {
      for byte in span.text.utf8 where byte != 0x20 && byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  fileprivate var isBlank: Bool {
    spans.allSatisfy { $0.role == .bar || $0.role == .frame }
  }

  /// Whether an item of a list begins on it.
  fileprivate var hasMarker: Bool {
    spans.contains { $0.role == .marker && $0.text != "↪" }
  }
}

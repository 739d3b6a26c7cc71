/// Places that stay what they are when a text is laid out at another width.
extension Layout {
  /// How many letters stand above a line; what is drawn around the text is not counted, and a
  /// picture counts as one on its last line, whatever room it has.
  public func letters(above line: Int) -> Int {
    lines.prefix(max(0, line)).reduce(0) { $0 + $1.letters }
      + pictures.prefix { $0.lines.upperBound <= line }.count
  }

  /// The line on which the letter stands that so many others precede; of a picture it is the first.
  public func line(ofLetter letter: Int) -> Int {
    var seen = 0
    var rest = pictures[...]
    for (index, line) in lines.enumerated() {
      seen += line.letters
      if let picture = rest.first, picture.lines.upperBound == index + 1 {
        rest.removeFirst()
        if seen + 1 > letter { return picture.lines.lowerBound }
        seen += 1
      }
      if seen > letter { return index }
    }
    return max(0, lines.count - 1)
  }

  /// Where a line of an earlier layout stands now that a picture in it has other room: what is read
  /// from there on stays where it is.
  public func line(inPlaceOf line: Int, of earlier: Layout) -> Int {
    var rest = earlier.pictures.drop { $0.lines.upperBound <= line }
    for index in earlier.lines.indices.dropFirst(line) {
      if let picture = rest.first, picture.lines.contains(index) {
        if index == picture.lines.upperBound - 1 { rest.removeFirst() }
        guard index == picture.lines.lowerBound else { continue }
      } else if earlier.lines[index].letters == 0 {
        continue
      }
      return max(0, self.line(ofLetter: earlier.letters(above: index)) - (index - line))
    }
    return max(0, lines.count - (earlier.lines.count - line))
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
    var text = ""
    for line in lines[first..<end] {
      text += isCode ? line.code : line.words
      switch line.end {
      case .whole: text += isCode ? "\n" : " "
      case .withinWord: break
      case .hyphenated: text.removeLast()
      }
    }
    if lines[end - 1].end == .whole { text.removeLast() }
    return text
  }
}

extension Line {
  /// The letters of the text on it; blanks and the words of pictures are not counted.
  fileprivate var letters: Int {
    var count = 0
    for span in spans where span.role.isText {
      for byte in span.text.utf8 where byte != 0x20 && byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  /// The code on it as it was written, but for blanks that end it.
  fileprivate var code: String {
    var code = spans.filter(\.role.isText).map(\.text).joined()
    while end == .whole, code.last == " " { code.removeLast() }
    return code
  }

  fileprivate var isBlank: Bool {
    spans.allSatisfy { $0.role == .bar || $0.role == .frame }
  }

  /// Whether an item of a list begins on it.
  var hasMarker: Bool {
    spans.contains { $0.role == .marker && $0.text != Span.cut }
  }
}

extension Role {
  /// Whether it is text of the document, rather than what stands beside or for something.
  fileprivate var isText: Bool {
    switch self {
    case .frame, .bar, .marker, .picture: false
    case .body, .heading, .preformatted, .tableHeader, .button, .mark, .field, .slider: true
    }
  }
}

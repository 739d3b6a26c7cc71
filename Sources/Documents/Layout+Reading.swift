extension Layout {
  /// The words alone, a line each where the layout has one: without frames, bars, indentation and
  /// blank lines, as a program would want to read them.
  public var words: String {
    var text = ""
    for line in lines {
      let words = line.words
      if !words.isEmpty { text += words + "\n" }
    }
    return text
  }
}

extension Line {
  /// The words on it, from first to last.
  var words: String {
    var text = ""
    var column = 0
    for span in spans where span.role != .frame && span.role != .bar {
      if span.column > column, !text.isEmpty, text.last != " " { text += " " }
      text += span.text
      column = span.endColumn
    }
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}

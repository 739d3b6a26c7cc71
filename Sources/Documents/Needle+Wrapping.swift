import Cells

extension Needle {
  /// What begins at the end of a line and goes on in the next, where the line was wrapped at a blank
  /// of what is looked for or within a word.
  func match(wrappedAt index: Int, in lines: [Line]) -> Match? {
    guard lines.indices.contains(index + 1), mayBeWrapped(behind: lines[index], lines[index + 1])
    else { return nil }
    let text = text(of: lines[index])
    for split in characters.indices.dropFirst() {
      guard let rest = rest(from: split, behind: text, lines[index + 1]) else { continue }
      let end = characters[split] == " " ? text : withoutHyphen(text, before: split)
      guard let start = place(of: characters[..<split], endingIn: end, on: index),
        let others = places(of: rest, from: index + 1, in: lines)
      else { continue }
      return Match(start, others)
    }
    return nil
  }

  /// Whether a closer look at the end of a line is worth it.
  private func mayBeWrapped(behind line: Line, _ next: Line) -> Bool {
    guard let byte = line.spans.last?.text.utf8.last else { return false }
    if byte == UInt8(ascii: "-") || next.goesOn { return true }
    guard byte < 0x80 else { return !isASCII || characters.contains(" ") }
    let last = Character(Unicode.Scalar(byte))
    return zip(characters, characters.dropFirst()).contains { $1 == " " && isAlike(last, $0) }
  }

  /// What the next line must begin with if it goes on with a character of what is looked for; nil if
  /// no line is wrapped so.
  private func rest(
    from split: Int, behind text: ArraySlice<Cell>, _ next: Line
  ) -> ArraySlice<Character>? {
    if characters[split] == " " { return characters[(split + 1)...] }
    let isWide = characters[split - 1].columns == 2 && characters[split].columns == 2
    let isWithinWord = isWide || next.goesOn || text.last?.character == "-"
    return isWithinWord ? characters[split...] : nil
  }

  /// A line without the hyphen at its end that is there only because a word was wrapped.
  private func withoutHyphen(_ text: ArraySlice<Cell>, before split: Int) -> ArraySlice<Cell> {
    text.last?.character == "-" && characters[split - 1] != "-" ? text.dropLast() : text
  }

  /// Where lines begin with a text, one after another until there is no more of it.
  private func places(
    of rest: ArraySlice<Character>, from index: Int, in lines: [Line]
  ) -> [Place]? {
    guard lines.indices.contains(index), !lines[index].hasMarker, !rest.isEmpty else {
      return nil
    }
    var text = text(of: lines[index])
    let split = rest.startIndex + text.count
    if split <= rest.endIndex { text = withoutHyphen(text, before: split) }
    let part = rest.prefix(text.count)
    guard let end = part.indices.last, zip(text, part).allSatisfy({ isAlike($0.character, $1) })
    else { return nil }
    let here = place(of: text.prefix(part.count), on: index)
    if part.count == rest.count { return [here] }
    guard lines.indices.contains(index + 1),
      let rest = self.rest(from: end + 1, behind: self.text(of: lines[index]), lines[index + 1])
    else { return nil }
    return places(of: rest, from: index + 1, in: lines).map { [here] + $0 }
  }

  private func place(
    of beginning: ArraySlice<Character>, endingIn text: ArraySlice<Cell>, on line: Int
  ) -> Place? {
    let end = text.suffix(beginning.count)
    guard end.count == beginning.count,
      zip(end, beginning).allSatisfy({ isAlike($0.character, $1) })
    else { return nil }
    return place(of: end, on: line)
  }

  private func place(of cells: ArraySlice<Cell>, on line: Int) -> Place {
    guard let first = cells.first, let last = cells.last else {
      return Place(line: line, columns: 0..<0)
    }
    return Place(line: line, columns: first.column..<last.column + last.character.columns)
  }

  /// The characters of a line without what stands before its text; none within the box of a table,
  /// where the next line is not what follows.
  private func text(of line: Line) -> ArraySlice<Cell> {
    let spans = line.spans.filter { $0.role != .bar && $0.role != .marker }
    guard !spans.isEmpty, !spans.contains(where: { $0.role == .frame }) else { return [] }
    var text = cells(of: Line(spans: spans)).drop { $0.character == " " }
    while text.last?.character == " " { text.removeLast() }
    return text
  }
}

extension Line {
  /// Whether it goes on with a line of code that was cut.
  fileprivate var goesOn: Bool {
    guard let first = spans.first(where: { $0.role != .bar }) else { return false }
    return first.role == .marker && first.text == Span.cut
  }
}

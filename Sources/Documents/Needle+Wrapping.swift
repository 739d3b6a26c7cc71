import Cells

extension Needle {
  /// What begins at the end of a line and goes on in the next, where the line was wrapped at a blank
  /// of what is looked for or within a word.
  func match(wrappedAt index: Int, in lines: [Line]) -> Match? {
    guard mayBeWrapped(behind: lines[index]) else { return nil }
    let text = wrappedText(of: lines[index])
    for split in characters.indices.dropFirst() {
      guard let rest = rest(from: split, behind: lines[index]),
        let start = place(of: characters[..<split], endingIn: text, on: index),
        let others = places(of: rest, from: index + 1, in: lines)
      else { continue }
      return Match(start, others)
    }
    return nil
  }

  /// Whether a closer look at the end of a line is worth it.
  private func mayBeWrapped(behind line: Line) -> Bool {
    guard line.end == .whole else { return true }
    guard let byte = line.spans.last?.text.utf8.last, characters.contains(" ") else { return false }
    guard byte < 0x80 else { return true }
    let last = Character(Unicode.Scalar(byte))
    return zip(characters, characters.dropFirst()).contains { $1 == " " && isAlike(last, $0) }
  }

  /// What the next line must begin with where the beginning of what is looked for ends a line; nil
  /// if it can't go on there.
  private func rest(from split: Int, behind line: Line) -> ArraySlice<Character>? {
    switch line.end {
    case .withinWord, .hyphenated: characters[split...]
    case .whole: characters[split] == " " ? characters[(split + 1)...] : nil
    }
  }

  /// Where lines begin with a text, one after another until there is no more of it.
  private func places(
    of rest: ArraySlice<Character>, from index: Int, in lines: [Line]
  ) -> [Place]? {
    guard lines.indices.contains(index), !lines[index].hasMarker, !rest.isEmpty else {
      return nil
    }
    let wrapped = wrappedText(of: lines[index])
    let text = rest.count > wrapped.count ? wrapped : text(of: lines[index])
    let part = rest.prefix(text.count)
    guard let end = part.indices.last, zip(text, part).allSatisfy({ isAlike($0.character, $1) })
    else { return nil }
    let here = place(of: text.prefix(part.count), on: index)
    if part.count == rest.count { return [here] }
    return self.rest(from: end + 1, behind: lines[index])
      .flatMap { places(of: $0, from: index + 1, in: lines) }.map { [here] + $0 }
  }

  /// The characters of a line that goes on in the next, without a hyphen that isn't part of a word.
  private func wrappedText(of line: Line) -> ArraySlice<Cell> {
    line.end == .hyphenated ? text(of: line).dropLast() : text(of: line)
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
    var text = cells(of: Line(spans: spans)).dropFirst(spans[0].column)
    if spans[0].role != .preformatted { text = text.drop { $0.character == " " } }
    while line.end == .whole, text.last?.character == " " { text.removeLast() }
    return text
  }
}

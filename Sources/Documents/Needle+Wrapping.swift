import Cells

extension Needle {
  /// What begins at the end of a line and goes on in the next, where the line was wrapped at a blank
  /// of what is looked for.
  func match(wrappedAt index: Int, in lines: [Line]) -> Match? {
    guard mayBeWrapped(behind: lines[index]) else { return nil }
    let text = text(of: lines[index])
    for blank in characters.indices.dropFirst() where characters[blank] == " " {
      let beginning = characters[..<blank]
      guard let start = place(of: beginning, endingIn: text, on: index),
        let rest = places(of: characters[(blank + 1)...], from: index + 1, in: lines)
      else { continue }
      return Match(start, rest)
    }
    return nil
  }

  /// Whether a closer look at the end of a line is worth it.
  private func mayBeWrapped(behind line: Line) -> Bool {
    guard let byte = line.spans.last?.text.utf8.last, characters.contains(" ") else { return false }
    guard byte < 0x80 else { return true }
    let last = Character(Unicode.Scalar(byte))
    return zip(characters, characters.dropFirst()).contains { $1 == " " && isAlike(last, $0) }
  }

  /// Where lines begin with a text, one after another until there is no more of it.
  private func places(
    of rest: ArraySlice<Character>, from index: Int, in lines: [Line]
  ) -> [Place]? {
    guard lines.indices.contains(index), !lines[index].hasMarker, !rest.isEmpty else {
      return nil
    }
    let text = text(of: lines[index])
    let part = rest.prefix(text.count)
    guard let end = part.indices.last, zip(text, part).allSatisfy({ isAlike($0.character, $1) })
    else { return nil }
    let here = place(of: text.prefix(part.count), on: index)
    if part.count == rest.count { return [here] }
    guard rest[end + 1] == " " else { return nil }
    return places(of: rest[(end + 2)...], from: index + 1, in: lines).map { [here] + $0 }
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

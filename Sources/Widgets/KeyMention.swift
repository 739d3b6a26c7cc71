public import Cells

extension Canvas {
  /// Lets a click on the name of a key stand for the key, where a text in the rectangle has that
  /// name as a word.
  public mutating func addHotspots(for keys: [Key], in rect: Rect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      for (word, column) in words(in: area, row: row) {
        guard let key = keys.first(where: { $0.name == word }) else { continue }
        addHotspot(Rect(column: column, row: row, columns: word.columns, rows: 1), key: key)
      }
    }
  }

  /// The words of a row with their columns, without the signs at their ends.
  private func words(in area: Rect, row: Int) -> [(text: String, column: Int)] {
    var words: [(text: String, column: Int)] = []
    var isInWord = false
    for column in area.column..<area.endColumn {
      guard let glyph = self[Point(column: column, row: row)]?.glyph else { continue }
      let character = Character(glyph.base)
      let belongs = character.isLetter || character.isNumber
      if belongs, isInWord {
        words[words.count - 1].text.append(character)
      } else if belongs {
        words.append((String(character), column))
      }
      isInWord = belongs
    }
    return words
  }
}

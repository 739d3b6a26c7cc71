import Cells

extension Typesetter {
  /// Sets a field of several lines in a box of its own, as far as there is room for one.
  mutating func setBox(of run: Run) {
    guard let target = run.target, let (field, _, rows) = run.tallField else { return }
    let index = index(of: target, goesOn: false, text: "")
    let hasFrame = width >= 4
    let inside = max(1, min(field.columns, width - (hasFrame ? 2 : 0)))
    let isEmpty = field.text.isEmpty
    let lines = WrappedText(isEmpty ? run.text : field.shown, columns: inside - 1).lines
    if hasFrame { emit(frame("╭" + .line(inside) + "╮", columns: inside + 2)) }
    for row in 0..<max(1, rows) {
      var characters = row < lines.count ? lines[row].characters : []
      while characters.last?.isWhitespace == true { characters.removeLast() }
      let text = String(characters.map(\.editingForm)).beginning(inside)
      let place = hasFrame ? 1 : 0
      let taken = text.columns
      var spans = [
        Span(
          column: place, columns: inside,
          text: text.replacingBlanks + String(repeating: " ", count: inside - taken),
          role: .field, traits: isEmpty ? .quiet : [], target: index)
      ]
      if hasFrame {
        let edge = Span(column: 0, columns: 1, text: "│", role: .frame)
        var end = edge
        end.column = inside + 1
        spans = [edge] + spans + [end]
      }
      emit(SetLine(spans: spans, columns: inside + (hasFrame ? 2 : 0)))
    }
    if hasFrame { emit(frame("╰" + .line(inside) + "╯", columns: inside + 2)) }
  }
}

extension String {
  /// With plain blanks only.
  fileprivate var replacingBlanks: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}

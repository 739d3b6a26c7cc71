public import Cells

/// The bottom row: which keys do what, each to be clicked as well.
public struct KeyHints: Widget {
  /// One hint: a name to show, what it does, and the key a click stands for.
  public struct Hint: Hashable, Sendable {
    public var name: String
    public var does: String
    public var key: Key

    /// Makes a hint.
    public init(name: String, does: String, key: Key) {
      self.name = name
      self.does = does
      self.key = key
    }

    var columns: Int { name.columns + 1 + does.columns }
  }

  public var hints: [Hint]

  /// Shows hints in their order, as many as there is room for; the last one always has its place.
  public init(_ hints: [Hint]) { self.hints = hints }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.column + 1
    for hint in shown(in: rect.columns - 1) {
      let start = column
      column = canvas.write(
        hint.name, at: Point(column: column, row: rect.row), style: Theme.title)
      column = canvas.write(" " + hint.does, at: Point(column: column, row: rect.row))
      canvas.addHotspot(
        Rect(column: start, row: rect.row, columns: column - start, rows: 1), key: hint.key)
      column += 2
    }
  }

  private func shown(in columns: Int) -> [Hint] {
    guard let last = hints.last, last.columns <= columns else { return [] }
    var room = columns - last.columns
    let first = hints.dropLast().prefix { hint in
      room -= hint.columns + 2
      return room >= 0
    }
    return first + [last]
  }
}

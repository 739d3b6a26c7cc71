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

  /// Shows hints in their order, as many as there is room for.
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

  /// The way back and the last hint, mostly the help, have their places before all others.
  private func shown(in columns: Int) -> [Hint] {
    var room = columns + 2
    var kept: Set<Int> = []
    func keep(_ index: Int) {
      let needed = hints[index].columns + 2
      guard needed <= room, kept.insert(index).inserted else { return }
      room -= needed
    }
    if let last = hints.indices.last { keep(last) }
    if let back = hints.firstIndex(where: { $0.key == .escape }) { keep(back) }
    for index in hints.indices where !kept.contains(index) {
      guard hints[index].columns + 2 <= room else { break }
      keep(index)
    }
    return kept.sorted().map { hints[$0] }
  }
}

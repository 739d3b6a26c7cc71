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

    /// The name, and after a blank what it does if that is said.
    var text: String { does.isEmpty ? name : "\(name) \(does)" }
    var columns: Int { text.columns }
    /// The key of the list of all keys, whose name alone says enough.
    var isHelp: Bool { key == .character("?") }
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
      column = canvas.write(
        String(hint.text.dropFirst(hint.name.count)), at: Point(column: column, row: rect.row))
      canvas.addHotspot(
        Rect(column: start, row: rect.row, columns: column - start, rows: 1), key: hint.key)
      column += 2
    }
  }

  /// The help and the way back have their places before all others, the rest in its order; where
  /// the first hint would not fit, the help is only its key.
  private func shown(in columns: Int) -> [Hint] {
    var hints = hints
    let help = hints.firstIndex { $0.isHelp }
    let back = hints.firstIndex { $0.key == .escape }
    let wanted = Set([hints.indices.first, back, help].compactMap { $0 })
    if let help, wanted.reduce(-2, { $0 + hints[$1].columns + 2 }) > columns {
      hints[help].does = ""
    }
    var room = columns + 2
    var kept: Set<Int> = []
    func keep(_ index: Int) -> Bool {
      let needed = hints[index].columns + 2
      guard needed <= room else { return false }
      room -= needed
      kept.insert(index)
      return true
    }
    for index in [help, back].compactMap({ $0 }) { _ = keep(index) }
    for index in hints.indices where !kept.contains(index) {
      guard keep(index) else { break }
    }
    // Where even the key alone makes no room for the first hint, it may say what it does.
    if let help, kept.contains(help), room >= self.hints[help].columns - hints[help].columns {
      hints[help].does = self.hints[help].does
    }
    return kept.sorted().map { hints[$0] }
  }
}

public import Cells

/// What a click on a pane hits; it travels as the number of a `Key.item`.
public enum Spot: Hashable, Sendable {
  /// A target, by its number in reading order.
  case target(Int)
  /// A cell of the field that a target is, counted from its top left corner.
  case cell(Point, of: Int)
  /// A line of the list that lies over the pane.
  case option(Int)
  /// Anything beside that list.
  case outside

  /// Reads the number of an item.
  public init(item: Int) {
    switch item {
    case Self.outsideItem: self = .outside
    case ..<0: self = .option(-1 - item)
    default:
      let cell = item >> Self.targetBits
      let target = item & (1 << Self.targetBits - 1)
      guard cell > 0 else {
        self = .target(target)
        return
      }
      let column = (cell - 1) & (1 << Self.columnBits - 1)
      self = .cell(Point(column: column, row: (cell - 1) >> Self.columnBits), of: target)
    }
  }

  /// The key that a click on it stands for.
  public var key: Key {
    switch self {
    case .target(let target): .item(target)
    case .option(let index): .item(-1 - index)
    case .outside: .item(Self.outsideItem)
    case .cell(let cell, let target):
      .item((cell.row << Self.columnBits + cell.column + 1) << Self.targetBits + target)
    }
  }

  private static let outsideItem = Int.min
  private static let targetBits = 32
  private static let columnBits = 14
}

/// How wide the columns of a boxed table are.
struct TableFit {
  let widths: [Int]

  /// The columns a box takes beside its cells.
  static func frameColumns(_ columns: Int) -> Int { 3 * columns + 1 }

  /// Fits a table to so many columns, if it can be.
  init?(_ table: Table, _ grid: TableGrid, columns: Int) {
    guard let sizes = table.part?.sizes ?? TableSizes(table, grid),
      sizes.wanted.count == grid.columns
    else { return nil }
    let room = columns - Self.frameColumns(grid.columns)
    guard let widths = Self.distribute(room, wanted: sizes.wanted, needed: sizes.needed) else {
      return nil
    }
    self.widths = widths
  }

  /// Gives each column what it needs, then shares what is left by what is wanted.
  ///
  /// A column that lacks little gets all of it first, as sharing would wrap “70 °C” to make a
  /// long remark no shorter.
  private static func distribute(_ room: Int, wanted: [Int], needed: [Int]) -> [Int]? {
    var left = room - needed.reduce(0, +)
    guard left >= 0 else { return nil }
    var widths = needed
    var missing = zip(wanted, needed).map { max(0, $0 - $1) }
    var lacking = missing.count { $0 > 0 }
    for index in widths.indices.sorted(by: { missing[$0] < missing[$1] })
    where missing[index] > 0 && missing[index] <= left / (2 * lacking) {
      widths[index] += missing[index]
      left -= missing[index]
      missing[index] = 0
      lacking -= 1
    }
    var total = missing.reduce(0, +)
    for index in widths.indices where total > 0 {
      let share = min(missing[index], left * missing[index] / total)
      widths[index] += share
      total -= missing[index]
      missing[index] -= share
      left -= share
    }
    return widths
  }

  /// The room for the text of a cell, with the bars it covers.
  func width(_ place: TableGrid.Place) -> Int {
    widths[place.columns].reduce(3 * (place.columnSpan - 1), +)
  }
}

/// How wide the columns of a table want to be, and how wide they must be.
struct TableSizes: Hashable, Sendable {
  private(set) var wanted: [Int]
  private(set) var needed: [Int]

  /// Measures the cells; nil if there are too many columns or none.
  init?(_ table: Table, _ grid: TableGrid) {
    guard (1...TableGrid.mostColumns).contains(grid.columns) else { return nil }
    wanted = [Int](repeating: 1, count: grid.columns)
    needed = wanted
    var wide: [(place: TableGrid.Place, size: BlockMeasure)] = []
    for (place, cell) in zip(grid.cells, table.rows.joined()) {
      let size = BlockMeasure(cell)
      if place.columnSpan == 1 {
        wanted[place.column] = max(wanted[place.column], size.wanted)
        needed[place.column] = max(needed[place.column], size.needed)
      } else {
        wide.append((place, size))
      }
    }
    for (place, size) in wide.sorted(by: { $0.place.columnSpan < $1.place.columnSpan }) {
      Self.widen(&wanted, place, to: size.wanted)
      Self.widen(&needed, place, to: size.needed)
    }
    for index in wanted.indices { wanted[index] = max(wanted[index], needed[index]) }
  }

  /// Columns that want to be wider by a few letters.
  var withRoomToGrow: TableSizes {
    var sizes = self
    sizes.wanted = wanted.map { $0 + 4 + $0 / 4 }
    return sizes
  }

  /// Shares what a cell over several columns lacks among them.
  private static func widen(_ widths: inout [Int], _ place: TableGrid.Place, to size: Int) {
    let count = place.columnSpan
    let missing = size - widths[place.columns].reduce(3 * (count - 1), +)
    guard missing > 0 else { return }
    for (index, column) in place.columns.enumerated() {
      widths[column] += missing / count + (index < missing % count ? 1 : 0)
    }
  }
}

import Cells

/// Reads what `CellWriter` writes; nothing that is read can be more than cells.
struct CellReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The picture, if there is one and nothing behind it.
  mutating func readPicture() -> Picture? {
    guard let columns = readNumber(bytes: 2), let rows = readNumber(bytes: 2),
      let width = readNumber(bytes: 4), let height = readNumber(bytes: 4),
      bytes.count == Int(columns * rows) * 13
    else { return nil }
    var cells: [Cell] = []
    cells.reserveCapacity(Int(columns * rows))
    while !bytes.isEmpty {
      guard let cell = readCell() else { return nil }
      cells.append(cell)
    }
    let pixels =
      width > 0 && height > 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
    return Picture(
      size: Size(columns: Int(columns), rows: Int(rows)), cells: cells, pixels: pixels)
  }

  private mutating func readCell() -> Cell? {
    guard let value = readNumber(bytes: 4),
      let glyph = Unicode.Scalar(value).flatMap(Glyph.init(ofOneCell:)),
      let foreground = readColor(), let background = readColor(),
      let attributes = bytes.popFirst()
    else { return nil }
    return Cell(
      glyph,
      style: Style(
        foreground: foreground, background: background,
        attributes: Attributes(rawValue: attributes)))
  }

  private mutating func readColor() -> Color? {
    guard bytes.count >= 4 else { return nil }
    let values = Array(bytes.prefix(4))
    bytes.removeFirst(4)
    switch values[0] {
    case 0: return .standard
    case 1: return .palette(values[1])
    case 2: return .rgb(values[1], values[2], values[3])
    default: return nil
    }
  }

  private mutating func readNumber(bytes count: Int) -> UInt32? {
    guard bytes.count >= count else { return nil }
    let number = bytes.prefix(count).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    bytes.removeFirst(count)
    return number
  }
}

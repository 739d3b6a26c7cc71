import Cells

/// Writes cells as bytes, numbers with the highest byte first.
///
/// A picture is columns and rows in two bytes each, the natural width and height in four bytes each
/// (zero if unknown) and then, for each cell, the scalar in four
/// bytes, foreground and background in four each (a kind and three values), attributes in one.
struct CellWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ picture: Picture) {
    bytes.reserveCapacity(12 + picture.cells.count * 13)
    write(UInt16(clamping: picture.size.columns))
    write(UInt16(clamping: picture.size.rows))
    write(UInt32(clamping: picture.pixels?.width ?? 0))
    write(UInt32(clamping: picture.pixels?.height ?? 0))
    for cell in picture.cells {
      write((cell.glyph ?? .blank).base.value)
      write(cell.style.foreground)
      write(cell.style.background)
      bytes.append(cell.style.attributes.rawValue)
    }
  }

  private mutating func write(_ number: some FixedWidthInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func write(_ color: Color) {
    switch color {
    case .standard: bytes += [0, 0, 0, 0]
    case .palette(let entry): bytes += [1, entry, 0, 0]
    case .rgb(let red, let green, let blue): bytes += [2, red, green, blue]
    }
  }
}

extension Canvas {
  /// The same screen without a single character outside ASCII, each in its place.
  public var inASCII: Canvas {
    var canvas = self
    for index in canvas.cells.indices { canvas.replaceWithASCII(at: index) }
    return canvas
  }

  /// The same screen in the terminal's own two colours; attributes stay.
  public var inMonochrome: Canvas {
    var canvas = self
    canvas.restyle(bounds) { style in
      style.foreground = .standard
      style.background = .standard
    }
    return canvas
  }

  private mutating func replaceWithASCII(at index: Int) {
    let cell = cells[index]
    guard let glyph = cell.glyph, !glyph.base.isASCII || !glyph.marks.isEmpty else { return }
    let plain = Glyph(base: ASCIIFallback.scalar(for: glyph.base))
    cells[index] = Cell(plain, style: cell.style)
    if glyph.columns == 2, index + 1 < cells.count {
      cells[index + 1] = Cell(.blank, style: cell.style)
    }
  }
}

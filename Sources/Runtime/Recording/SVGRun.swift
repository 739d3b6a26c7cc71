import Cells

/// Cells of a row that are drawn in one go, for they look the same and are of one kind.
struct SVGRun {
  /// What is drawn.
  enum Content {
    case blank
    case block(BlockElement)
    case text(String)
  }

  private(set) var rect: Rect
  let style: Style
  private(set) var content: Content
  private let kind: Kind

  /// What may be joined: others than ASCII may be of another font, and of another width.
  private enum Kind: Equatable {
    case blank
    case plain
    case symbol(Glyph)
  }

  private init(_ glyph: Glyph, style: Style, at point: Point) {
    rect = Rect(origin: point, size: Size(columns: glyph.columns, rows: 1))
    self.style = style
    if glyph == .blank {
      (content, kind) = (.blank, .blank)
    } else if let block = BlockElement(glyph) {
      (content, kind) = (.block(block), .symbol(glyph))
    } else {
      content = .text(String(String.UnicodeScalarView(glyph.scalars)))
      kind = glyph.base.isASCII && glyph.marks.isEmpty ? .plain : .symbol(glyph)
    }
  }

  /// The runs of a row, from left to right.
  static func runs(of row: ArraySlice<Cell>, row number: Int) -> [Self] {
    var runs: [Self] = []
    for (column, cell) in row.enumerated() {
      guard let glyph = cell.glyph else { continue }
      let next = Self(glyph, style: cell.style, at: Point(column: column, row: number))
      if runs.last?.takes(next) == true {
        runs[runs.count - 1].append(next)
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private func takes(_ next: Self) -> Bool {
    next.style == style && next.kind == kind
  }

  private mutating func append(_ next: Self) {
    rect.size = Size(columns: rect.columns + next.rect.columns, rows: 1)
    if case .text(let text) = content, case .text(let more) = next.content {
      content = .text(text + more)
    }
  }
}

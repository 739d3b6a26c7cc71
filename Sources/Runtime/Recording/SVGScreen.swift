import Cells

/// Draws a canvas as a picture: first the backgrounds, then what stands on them.
struct SVGScreen {
  private let canvas: Canvas
  private let colors: SVGColors

  init(_ canvas: Canvas, colors: SVGColors) {
    self.canvas = canvas
    self.colors = colors
  }

  /// A cell in units of the picture, the screen's margin, and where a row's letters stand.
  private static let cell = Size(columns: BlockElement.columns, rows: BlockElement.rows)
  private static let margin = 16
  private static let baseline = 12
  /// Of so many, a letter of most monospaced fonts is as wide as a cell.
  private static let fontSize = "13.3"
  private static let fonts =
    "ui-monospace,'SF Mono','Cascadia Mono','JetBrains Mono','DejaVu Sans Mono',Menlo,Consolas,"
    + "'Noto Sans Mono CJK SC','Liberation Mono',monospace"

  func text(title: String?) -> String {
    let width = canvas.size.columns * Self.cell.columns + 2 * Self.margin
    let height = canvas.size.rows * Self.cell.rows + 2 * Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Self.fonts)\" "
        + "font-size=\"\(Self.fontSize)\" fill=\"\(colors.foreground)\" xml:space=\"preserve\">"
    ]
    if let title { lines.append("<title>\(title.inXML)</title>") }
    lines.append("<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(colors.background)\"/>")
    lines.append(
      "<g transform=\"translate(\(Self.margin) \(Self.margin))\" shape-rendering=\"crispEdges\">")
    let runs = (0..<canvas.size.rows).flatMap { row in SVGRun.runs(of: canvas.row(row), row: row) }
    lines += runs.compactMap(paper) + runs.flatMap(ink)
    if let cursor = canvas.cursor, canvas.bounds.contains(cursor) {
      lines.append(
        rectangle(
          of: Rect(origin: cursor, size: Size(columns: 1, rows: 1)).inCells, colors.foreground,
          quarters: 2))
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private func paper(of run: SVGRun) -> String? {
    colors.pair(of: run.style).background.map { rectangle(of: run.rect.inCells, $0) }
  }

  private func ink(of run: SVGRun) -> [String] {
    let color = colors.pair(of: run.style).foreground
    var lines: [String] = []
    switch run.content {
    case .blank: break
    case .block(let block):
      for column in run.rect.column..<run.rect.endColumn {
        let corner = Rect(column: column, row: run.rect.row, columns: 1, rows: 1).inCells.origin
        lines += block.parts.map {
          rectangle(of: $0.moved(by: corner), color, quarters: block.quarters)
        }
      }
    case .text(let text): lines.append(self.text(text, of: run, color))
    }
    if run.style.attributes.contains(.underline) {
      var line = run.rect.inCells
      line.origin.row += Self.baseline + 2
      line.size = Size(columns: line.columns, rows: 1)
      lines.append(rectangle(of: line, color))
    }
    return lines
  }

  private func text(_ text: String, of run: SVGRun, _ color: String) -> String {
    let place = run.rect.inCells
    var looks = color == colors.foreground ? "" : " fill=\"\(color)\""
    if run.style.attributes.contains(.bold) { looks += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.italic) { looks += " font-style=\"italic\"" }
    if run.style.attributes.contains(.dim) { looks += " fill-opacity=\".65\"" }
    return "<text x=\"\(place.column)\" y=\"\(place.row + Self.baseline)\" "
      + "textLength=\"\(place.columns)\" lengthAdjust=\"spacingAndGlyphs\"\(looks)>"
      + "\(text.inXML)</text>"
  }

  private func rectangle(of rect: Rect, _ color: String, quarters: Int = 4) -> String {
    let opacity = ["0", ".25", ".5", ".75"]
    let look = quarters < 4 ? " fill-opacity=\"\(opacity[quarters])\"" : ""
    return "<rect x=\"\(rect.column)\" y=\"\(rect.row)\" width=\"\(rect.columns)\" "
      + "height=\"\(rect.rows)\" fill=\"\(color)\"\(look)/>"
  }
}

extension Rect {
  /// The rectangle in units of the picture.
  fileprivate var inCells: Rect {
    Rect(
      column: column * BlockElement.columns, row: row * BlockElement.rows,
      columns: columns * BlockElement.columns, rows: rows * BlockElement.rows)
  }

  fileprivate func moved(by point: Point) -> Rect {
    Rect(column: column + point.column, row: row + point.row, columns: columns, rows: rows)
  }
}

public import Cells
import Documents

/// Plain text in lines of the width there is; what does not fit below is left out.
public struct Paragraph: Widget {
  public var text: String
  public var style: Style

  /// Makes a paragraph.
  public init(_ text: String, style: Style = Theme.plain) {
    self.text = text
    self.style = style
  }

  /// Its lines in so many columns.
  public func lines(in columns: Int) -> [String] {
    layout(in: columns).lines.map { $0.spans.map(\.text).joined(separator: " ") }
  }

  private func layout(in columns: Int) -> Layout {
    Layout(of: Document(blocks: [.paragraph([Run(text)], .leading)]), columns: columns)
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    for (index, line) in layout(in: rect.columns).lines.enumerated() {
      guard index < rect.rows else { break }
      for span in line.spans {
        canvas.write(
          span.text, at: Point(column: rect.column + span.column, row: rect.row + index),
          style: style)
      }
    }
  }
}

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

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let document = Document(blocks: [.paragraph([Run(text)], .leading)])
    for (index, line) in Layout(of: document, columns: rect.columns).lines.enumerated() {
      guard index < rect.rows else { break }
      for span in line.spans {
        canvas.write(
          span.text, at: Point(column: rect.column + span.column, row: rect.row + index),
          style: style)
      }
    }
  }
}

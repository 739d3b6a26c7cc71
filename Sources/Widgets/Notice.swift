public import Cells
import Documents

/// A heading and a paragraph in the middle of a screen: why there is nothing else on it.
public struct Notice: Widget {
  public var title: String
  public var text: String

  /// Makes a notice.
  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let width = min(rect.columns - 4, 60)
    let layout = Layout(
      of: Document(blocks: [.paragraph([Run(text)], .center)]), columns: max(1, width))
    let place = rect.centered(Size(columns: width, rows: layout.lines.count + 2))
    Label(title, style: Theme.title, alignment: .center).draw(in: place.top(1), on: &canvas)
    var pane = ReadingPane()
    pane.resize(to: Size(columns: width, rows: layout.lines.count))
    pane.show(Document(blocks: [.paragraph([Run(text)], .center)]))
    pane.draw(in: place.droppingTop(2), on: &canvas)
  }
}

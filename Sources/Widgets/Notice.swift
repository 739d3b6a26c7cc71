public import Cells
import Documents

/// A heading and a paragraph in the middle of a screen: why there is nothing else on it.
public struct Notice: Widget {
  public var title: String
  public var text: String
  /// The keys that the text names, to be clicked there.
  public var keys: [Key]

  /// Makes a notice.
  public init(title: String, text: String, keys: [Key] = []) {
    self.title = title
    self.text = text
    self.keys = keys
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let width = min(rect.columns - (rect.columns > 40 ? 4 : 0), 60)
    let document = Document(blocks: [.paragraph([Run(text)], .center)])
    let rows = Layout(of: document, columns: max(1, width)).lines.count
    // Where all can't be seen the air goes first, then the title: the text says what to do.
    let above = max(0, min(2, rect.rows - rows))
    let place = rect.centered(Size(columns: width, rows: rows + above))
    if above > 0 {
      Label(title, style: Theme.title, alignment: .center).draw(in: place.top(1), on: &canvas)
    }
    var pane = ReadingPane()
    pane.resize(to: Size(columns: width, rows: rows))
    pane.show(document)
    pane.draw(in: place.droppingTop(above), on: &canvas)
    canvas.addHotspots(for: keys, in: place.droppingTop(above))
  }
}

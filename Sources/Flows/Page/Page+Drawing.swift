import Cells
import Widgets

extension Page {
  /// Draws the page, or why there is none.
  static func draw(_ state: State, in rect: Rect, on canvas: inout Canvas) {
    switch state.phase {
    case .closed: break
    case .loading:
      if let complaint = state.complaint {
        return Notice(
          title: "The page shows nothing", text: "\(complaint) Press r to load it again.",
          keys: [.character("r")]
        ).draw(in: rect, on: &canvas)
      }
      Label("Loading the page…", style: Theme.quiet, alignment: .center)
        .draw(in: rect.droppingTop(rect.rows / 3), on: &canvas)
    case .ended(let reason):
      Notice(
        title: "Page ended", text: "\(reason) Press r to load it again.", keys: [.character("r")]
      ).draw(in: rect, on: &canvas)
    case .open:
      state.pane.draw(in: rect, on: &canvas)
      for (element, field) in state.left {
        state.pane.draw(field, ofElement: element, in: rect, on: &canvas)
      }
      if let entry = state.entry { state.pane.drawEntry(entry, in: rect, on: &canvas) }
      if let list = state.list, let place = state.pane.focusedPlace(in: rect) {
        list.draw(at: place, in: rect, on: &canvas)
      }
    }
  }
}

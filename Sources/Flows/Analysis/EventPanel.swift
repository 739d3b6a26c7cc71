import Cells
import Widgets

/// Beside or beneath the page: where it was loaded from and what came in, the newest first.
struct EventPanel {
  let state: Analysis.State
  let isWide: Bool

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var rest = rect
    if isWide { rest = drawAddress(in: rest, on: &canvas) }
    if rest.rows > 1 {
      Label("Events", style: Theme.title).draw(in: rest.top(1), on: &canvas)
      let counts = "taken \(state.accepted) · refused \(state.refusals.total)"
      Label(counts, style: Theme.quiet, alignment: .right)
        .draw(in: rest.top(1).droppingLeft(8), on: &canvas)
      rest = rest.droppingTop(isWide ? 2 : 1)
    }
    guard !state.log.isEmpty else { return drawSilence(in: rest, on: &canvas) }
    for entry in state.log.suffix(rest.rows).reversed() where !rest.isEmpty {
      rest = rest.droppingTop(draw(entry, in: rest, on: &canvas))
    }
  }

  private func drawAddress(in rect: Rect, on canvas: inout Canvas) -> Rect {
    Label("Address", style: Theme.title).draw(in: rect.top(1), on: &canvas)
    let times = state.loads == 1 ? "loaded once" : "loaded \(state.loads) times"
    Label(times, style: Theme.quiet, alignment: .right)
      .draw(in: rect.top(1).droppingLeft(9), on: &canvas)
    let place = rect.droppingTop(2).top(min(8, max(0, rect.rows - 8)))
    let text = state.content.value?.shownLocation ?? ""
    let address = Paragraph(
      text.shortenedInTheMiddle(to: place.columns * place.rows), style: Theme.quiet)
    address.draw(in: place, on: &canvas)
    return rect.droppingTop(3 + min(place.rows, address.lines(in: rect.columns).count))
  }

  private func drawSilence(in rect: Rect, on canvas: inout Canvas) {
    Label("Nothing was posted yet.", style: Theme.quiet).draw(in: rect.top(1), on: &canvas)
    guard !isWide else { return }
    Label(state.content.value?.shownLocation ?? "", style: Theme.quiet)
      .draw(in: rect.droppingTop(1).top(1), on: &canvas)
  }

  /// Draws an entry and says how many rows it took.
  private func draw(_ entry: Analysis.Entry, in rect: Rect, on canvas: inout Canvas) -> Int {
    let (mark, style) =
      switch entry {
      case .taken: ("✓", Theme.good)
      case .refused: ("✗", Theme.bad)
      case .trouble: ("!", Theme.bad)
      }
    Label(mark, style: style).draw(in: rect.top(1), on: &canvas)
    let text = rect.droppingLeft(2)
    guard isWide else {
      Label(entry.text, style: style).draw(in: text.top(1), on: &canvas)
      return 1
    }
    let paragraph = Paragraph(entry.text, style: style)
    paragraph.draw(in: text, on: &canvas)
    return paragraph.lines(in: text.columns).count
  }
}

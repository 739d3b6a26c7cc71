public import Cells
import Widgets

extension Launcher {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let places = Arrangement(size: canvas.size)
    Rule().draw(in: places.divider, on: &canvas)
    drawPanel(of: state, in: places.panel, on: &canvas)
    switch state.phase {
    case .closed: break
    case .authorizing:
      Label("Getting an access token…", style: Theme.quiet, alignment: .center)
        .draw(in: places.page.droppingTop(places.page.rows / 3), on: &canvas)
    case .refused(let reason) where state.token == nil:
      Notice(title: "No access token", text: "\(reason) Press r to try again.")
        .draw(in: places.page, on: &canvas)
    case .connected, .renewing, .refused: Page.draw(state.page, in: places.page, on: &canvas)
    }
  }

  private static func drawPanel(of state: State, in rect: Rect, on canvas: inout Canvas) {
    let isTall = rect.rows > 3
    let (mark, style) = look(of: state)
    var lines: [(String, Style)] = [("\(mark) \(state.word)", style)]
    let token = state.token.map { "token \($0.secret.masked)" } ?? "no token"
    let counts = "renewals \(state.renewals) · requests \(state.requests)"
    if isTall {
      lines += [("", Theme.plain), (token, Theme.plain), (age(in: state), Theme.plain)]
    }
    var row = rect.top(1)
    for (text, style) in lines {
      Label(text, style: style).draw(in: row, on: &canvas)
      row.origin.row += 1
    }
    if isTall {
      drawBar(of: state, in: row, on: &canvas)
      row.origin.row += 2
      Label(counts).draw(in: row, on: &canvas)
      row.origin.row += 2
      drawTrouble(
        of: state,
        in: Rect(
          column: rect.column, row: row.row, columns: rect.columns, rows: rect.endRow - row.row),
        on: &canvas)
    } else {
      Label("\(token) · \(counts)", alignment: .right)
        .draw(in: rect.top(1).droppingLeft(state.word.columns + 4), on: &canvas)
      let second = rect.droppingTop(1).top(1)
      let age = age(in: state)
      drawBar(of: state, in: second.droppingRight(age.columns + 2), on: &canvas)
      Label(age, alignment: .right).draw(in: second, on: &canvas)
      let third = rect.droppingTop(2).top(1)
      if let trouble = trouble(in: state) {
        Label("! " + trouble, style: Theme.bad).draw(in: third, on: &canvas)
      } else {
        Label(about(state), style: Theme.quiet).draw(in: third, on: &canvas)
      }
    }
  }

  private static func drawTrouble(of state: State, in rect: Rect, on canvas: inout Canvas) {
    if let trouble = trouble(in: state) {
      Paragraph("! " + trouble, style: Theme.bad).draw(in: rect, on: &canvas)
    } else {
      Paragraph(about(state), style: Theme.quiet).draw(in: rect, on: &canvas)
    }
  }

  private static func drawBar(of state: State, in rect: Rect, on canvas: inout Canvas) {
    guard let token = state.token else { return }
    let part = state.remaining / token.lifetime
    ProgressBar(part, style: part > 0.25 ? Theme.accent : Theme.warning).draw(in: rect, on: &canvas)
  }

  private static func trouble(in state: State) -> String? {
    state.lastError ?? state.page.complaint
  }

  private static func about(_ state: State) -> String {
    "A stand-in page and a simulated token source for \(state.content.value?.domain ?? "")."
  }

  private static func age(in state: State) -> String {
    guard let token = state.token else { return "" }
    guard state.remaining > .zero else { return "expired" }
    let age = (state.now - token.issued).components.seconds
    return "age \(age) of \(token.lifetime.components.seconds) s"
  }

  private static func look(of state: State) -> (mark: String, style: Style) {
    switch state.phase {
    case .closed, .authorizing: ("○", Theme.plain)
    case .renewing: ("◌", Theme.warning)
    case .refused: ("✗", Theme.bad)
    case .connected: state.isExpired ? ("○", Theme.warning) : ("●", Theme.good)
    }
  }
}

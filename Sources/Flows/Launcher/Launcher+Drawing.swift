public import Cells
import Widgets

extension Launcher {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    guard state.isOpen else { return drawOptions(of: state, on: &canvas) }
    let places = Arrangement(size: canvas.size)
    Rule().draw(in: places.divider, on: &canvas)
    Panel(state).draw(in: places.panel, on: &canvas)
    if state.page.phase == .closed {
      drawWaiting(of: state, in: places.page, on: &canvas)
    } else {
      Page.draw(state.page, in: places.page, on: &canvas)
    }
    // A page may show what it has got.
    canvas.conceal(in: places.page, where: state.redaction.ranges)
  }

  private static func drawOptions(of state: State, on canvas: inout Canvas) {
    let form = state.form
    let rows = form.rows + 3
    guard canvas.size.rows >= rows else {
      return form.draw(in: canvas.bounds.inset(columns: 1), on: &canvas)
    }
    let columns = min(Form.columns, canvas.size.columns - 2)
    let place = canvas.bounds.centered(Size(columns: columns, rows: rows))
    Label("Open the learning platform in a web view", style: Theme.title)
      .draw(in: place.top(1), on: &canvas)
    Label("The app hands these options to the page's connect().", style: Theme.quiet)
      .draw(in: place.droppingTop(1).top(1), on: &canvas)
    form.draw(in: place.droppingTop(3), on: &canvas)
  }

  /// What stands in the page's place while there is no token to open it with.
  private static func drawWaiting(of state: State, in rect: Rect, on canvas: inout Canvas) {
    guard let failure = state.renewal.failure, state.renewal.phase != .asking else {
      return Label("Getting an access token…", style: Theme.quiet, alignment: .center)
        .draw(in: rect.droppingTop(rect.rows / 3), on: &canvas)
    }
    let then =
      state.nextTry.map { "The next try is \($0)." }
      ?? "Press n to try again, or esc to change the options."
    Notice(
      title: "No access token", text: "\(failure.reason) \(then)",
      keys: state.nextTry == nil ? [.character("n"), .escape] : []
    ).draw(in: rect, on: &canvas)
  }
}

extension Launcher.State {
  /// When the next try begins by itself, in words.
  var nextTry: String? {
    guard let until = renewal.phase.until else { return nil }
    let time = "in \(motion.seconds(of: max(.zero, until - now))) s"
    guard case .pausing = renewal.phase else { return time }
    return "\(time) (\(renewal.failures) of \(Launcher.mostRetries))"
  }
}

extension Duration {
  /// The seconds, a part of one for a whole one: a countdown is over at zero.
  var wholeSeconds: Int64 {
    components.seconds + (components.attoseconds > 0 ? 1 : 0)
  }

  /// The seconds with one digit after the point.
  var tenths: String {
    let tenths = Int64((self / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(abs(tenths % 10)) s"
  }
}

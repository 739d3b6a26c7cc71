import Cells
import Widgets

extension Launcher {
  /// What is known of the session.
  public struct State: Equatable, Sendable {
    var content: Availability<Content>
    var phase = Phase.closed
    var page = Page.State()
    var token: Token?
    /// Counts the sessions, so that late answers can be told apart.
    var session = 0
    var renewals = 0
    var requests = 0
    /// The last thing that went wrong.
    var lastError: String?
    var now = Duration.zero
    var size: Size

    /// Starts closed.
    init(content: Availability<Content>, size: Size) {
      self.content = content
      self.size = size
      page.pane.resize(to: Arrangement(size: size).page.size)
    }

    var isOpen: Bool { phase != .closed }

    /// What is left of the token's life, never below zero.
    var remaining: Duration { max(.zero, (token?.expires ?? .zero) - now) }

    /// A token is valid in the very moment it expires, and expired after it.
    var isExpired: Bool { token.map { now > $0.expires } ?? false }

    /// The state in a word, as panel and deck show it.
    var word: String {
      switch phase {
      case .closed: "closed"
      case .authorizing: "getting a token"
      case .renewing: "renewing"
      case .refused: "renewal refused"
      case .connected:
        switch page.phase {
        case .closed, .loading: "loading the page"
        case .ended: "page ended"
        case .open:
          page.complaint != nil ? "page failed" : isExpired ? "token expired" : "connected"
        }
      }
    }
  }

  /// Where page and panel stand: side by side where there is room, else the panel on top.
  struct Arrangement {
    let panel: Rect
    let divider: Rect
    let page: Rect

    init(size: Size) {
      let area = Rect(size)
      if size.columns >= 110 {
        let width = 38
        panel = Rect(
          column: area.endColumn - width, row: 1, columns: width - 2, rows: size.rows - 1)
        divider = Rect(
          column: area.endColumn - width - 2, row: 0, columns: 1, rows: size.rows)
        page = Rect(
          column: 2, row: 1, columns: size.columns - width - 6, rows: size.rows - 1)
      } else {
        let margin = size.columns > 40 ? 2 : 0
        let panelRows = size.rows >= 14 ? 3 : min(2, size.rows)
        panel = area.top(panelRows).inset(columns: margin)
        divider = area.droppingTop(panelRows).top(size.rows >= 14 ? 1 : 0)
        page = area.droppingTop(panelRows + divider.rows).inset(columns: max(1, margin))
      }
    }
  }
}

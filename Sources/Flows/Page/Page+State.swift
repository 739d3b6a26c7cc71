import Documents
import PageProtocol
import Widgets

extension Page {
  /// What is known of the page that is shown.
  struct State: Equatable, Sendable {
    /// Counts the pages opened, so that news of an earlier one can be told apart.
    var session = 0
    var phase = Phase.closed
    var pane = ReadingPane()
    /// The last thing it complained about.
    var complaint: String?
    /// What is being typed into the focused field; the page gets it with Enter or Tab.
    var entry: TextEntry?

    /// No page yet.
    init() {}

    /// Opens a page anew and returns what is to be asked of its process.
    mutating func open(_ source: PageSource) -> Order {
      session += 1
      phase = .loading
      complaint = nil
      entry = nil
      pane.show(Document())
      return .open(source)
    }

    /// Closes the page; later news of it is stale.
    mutating func close() {
      session += 1
      phase = .closed
      entry = nil
    }

    /// Takes in news of the current session; what was posted is the flow's affair.
    mutating func take(_ news: News) {
      switch news {
      case .displayed(let document):
        phase = .open
        pane.show(document)
        if entry != nil, pane.focusedField == nil { entry = nil }
      case .failed(let text): complaint = text.excerpt(bytes: 400)
      case .ended(let reason):
        phase = .ended(reason)
        entry = nil
      case .posted, .logged: break
      }
    }
  }
}

import Cells
import Documents
import Widgets

extension Analysis {
  /// The page, the path over it, and what came in.
  public struct State: Equatable, Sendable {
    var content: Availability<Content> {
      didSet { if let company = content.value?.company { redaction.add(company) } }
    }
    /// Hides company keys in all that comes in: an iframe may send one as an id
    /// (`invalid_company_key` does), in an address, or within anything.
    var redaction = Redaction()
    var isOpen = false
    var page = Page.State()
    /// How often the page was loaded: pushing and popping never does.
    var loads = 0
    var path = NavigationPath<AnalysisScreen>()
    /// How many older screens of a restored path were not kept.
    var droppedScreens = 0
    var shelf = ReportShelf()
    /// Whether a report was asked for a moment ago.
    var isAskingPaused = false
    var sheet: OpenSheet?
    /// What is searched for in the text over the page; another text has no search yet.
    var search: Search?
    /// The last things that came in, newest last.
    var log: [Entry] = []
    var accepted = 0
    var refusals = Refusals()
    /// Whether the path changed and will be saved soon.
    var isSaveDue = false
    /// Whether it was said that the path is full.
    var isFullSaid = false
    var size: Size

    /// Starts closed.
    init(content: Availability<Content>, size: Size) {
      self.content = content
      if let company = content.value?.company { redaction.add(company) }
      self.size = size
      resize(to: size)
    }

    mutating func resize(to size: Size) {
      self.size = size
      let places = Arrangement(size: size)
      page.resize(to: places.page.size)
    }

    /// Whether nothing stands over the page.
    var isAtRoot: Bool { path.isEmpty && sheet == nil }

    /// What the title says: which match one is at, how deep the path is, else how much was refused.
    var word: String {
      if let foundWords { return foundWords }
      if !path.isEmpty { return "\(path.count) on \(size.columns < 40 ? "" : "the ")path" }
      return refusals.total == 0 ? "" : "✗ \(refusals.total) refused"
    }
  }

  /// A sheet with how far it is scrolled, or which of its lines is selected.
  struct OpenSheet: Equatable, Sendable {
    let sheet: Sheet
    var position: Int
  }

  /// One thing that came in, and what became of it.
  enum Entry: Equatable, Sendable {
    /// It pushed this screen.
    case taken(AnalysisScreen)
    case refused(reason: String)
    /// The page has trouble of its own.
    case trouble(String)

    /// What is said of it; a burst brings many that nobody sees.
    var text: String {
      switch self {
      case .taken(let screen): screen.name
      case .refused(let reason): reason
      case .trouble(let text): text
      }
    }
  }
}

extension Analysis.State {
  /// The text over the page and how far it is scrolled, laid out when it is needed: a burst pushes
  /// many unseen ones.
  var topPane: ReadingPane? {
    let size = Analysis.Arrangement(size: size).screen.size
    guard let (document, scroll) = reading(columns: size.columns) else { return nil }
    var pane = ReadingPane()
    pane.resize(to: size)
    pane.show(document)
    pane.scroll(to: scroll)
    return pane
  }

  private func reading(columns: Int) -> (Document, scroll: Int)? {
    switch sheet?.sheet {
    case .path: return nil
    case .refusals: return (refusals.document, sheet?.position ?? 0)
    case .address: return (addressDocument, sheet?.position ?? 0)
    case nil:
      guard let top = path.entries.last else { return nil }
      let screen = top.element
      return (
        screen.document(report: report(of: screen), times: top.count, columns: columns),
        screen.scroll
      )
    }
  }

  /// What is known of the report a screen is about.
  private func report(of screen: AnalysisScreen) -> ReportShelf.Slot? {
    guard case .completed(let id, _) = screen.event else { return nil }
    return shelf[id]
  }

  private var addressDocument: Document {
    let parts = (content.value?.shownLocation ?? "").split(separator: "&")
    let lines = parts.enumerated().map { $0 == 0 ? "\($1)" : "&\($1)" }
    let times = loads == 1 ? "once" : "\(loads) times"
    return Document(blocks: [
      .heading(level: 1, [Run("The address of the iframe")]),
      .preformatted([Run(lines.joined(separator: "\n"), traits: .code)]),
      .text(
        "Each value is encoded once, with nothing but the unreserved characters left as they are. "
          + "The company key is masked here; what y copies has it in full."),
      .text("Loaded \(times) since the app started. Pushing and popping screens never loads it."),
    ])
  }
}

import Cells
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
    /// The address outside the app that it asked for last.
    var departure: String?
    /// What is being typed into the focused field.
    var entry: TextEntry?
    /// Whether the page has to hear that the text has changed when it is done with.
    var isEdited = false
    /// The fields that were left with another text than the page shows yet, by their elements.
    var left: [Int: Field] = [:]
    /// The open list of the focused choice.
    var list: ChoiceList?
    /// The focused slider as the page was last told to have it, until it shows so.
    var slider: Slider?
    /// How many events the page was told of.
    var told = 0
    /// The element that had the focus in the page when it was last shown.
    var pageFocus: Int?

    /// No page yet.
    init() {}

    /// Opens a page anew and returns what is to be asked of its process.
    mutating func open(_ source: PageSource) -> Order {
      session += 1
      phase = .loading
      (complaint, departure) = (nil, nil)
      entry = nil
      list = nil
      left = [:]
      (told, pageFocus) = (0, nil)
      pane = pane.emptied
      return .open(source)
    }

    /// Closes the page; later news of it is stale.
    mutating func close() {
      session += 1
      phase = .closed
      entry = nil
      list = nil
    }

    /// Fits the page to the room there is for it.
    mutating func resize(to size: Size) {
      pane.resize(to: size)
      if isTyping { pane.revealFocus() }
      if let place = pane.focusedPlace { entry?.resize(to: place.size) }
    }

    /// Takes in news of the current session; what was posted is the flow's affair.
    mutating func take(_ news: News) {
      switch news {
      case .displayed(let document, let display):
        phase = .open
        let focused = pane.focusedElement
        pane.show(document)
        adopt(display, from: focused)
      case .failed(let text): complaint = text.excerpt(bytes: 400)
      case .wentOn: (complaint, departure) = (nil, nil)
      case .left(let address):
        departure = address
        complaint = "The page asked for \(address.excerpt(bytes: 300)), which is outside the app."
      case .ended(let reason):
        phase = .ended(reason)
        entry = nil
        list = nil
      case .posted, .logged: break
      }
    }
  }
}

extension ReadingPane {
  /// A pane of the same size without a text.
  fileprivate var emptied: ReadingPane {
    var pane = ReadingPane()
    pane.resize(to: size)
    return pane
  }
}

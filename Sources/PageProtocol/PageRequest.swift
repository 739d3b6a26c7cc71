/// What the app asks of a page process: one JSON object a line.
public enum PageRequest: Hashable, Sendable {
  /// Load a page; the first request, sent once.
  case open(PageSource)
  /// Let something happen to an element that a display has numbered.
  case dispatch(ElementEvent)
  /// Click the first element that matches a selector.
  case click(selector: String)
  /// Fulfil the promise of a posted message; with no value, with `undefined`.
  case fulfil(request: Int, value: JSON?)
  /// Reject the promise of a posted message with an `Error`.
  case reject(request: Int, reason: String)
  /// Register a message handler in every frame; refused if there is one of that name.
  case addHandler(name: String, isReplying: Bool)
  /// Remove a message handler; what a script has kept of it fails with an `InvalidAccessError`.
  case removeHandler(name: String)
  /// From the next document on, run these user scripts in place of those before.
  case replaceUserScripts([String])
  /// Let so many milliseconds pass; only for a page whose time is held.
  case pass(milliseconds: Int)
}

/// What a page process loads, and with what.
public struct PageSource: Hashable, Sendable {
  /// The path of the HTML file.
  public var file: String
  /// What the page sees as its address.
  public var location: String
  /// Names of message handlers whose promise is fulfilled with `undefined` at once.
  public var handlers: [String]
  /// Names of message handlers whose promise waits for `fulfil` or `reject`.
  public var replyingHandlers: [String]
  /// Scripts run in the main frame when the document has been parsed.
  public var userScripts: [String]
  /// What the page sees as `navigator.language`.
  public var language: String
  /// The page's time stands still but for what `pass` lets go by, and it tells when it rests.
  public var isTimeHeld = false

  /// Makes a source.
  public init(
    file: String, location: String, handlers: [String] = [], replyingHandlers: [String] = [],
    userScripts: [String] = [], language: String = "en"
  ) {
    self.file = file
    self.location = location
    self.handlers = handlers
    self.replyingHandlers = replyingHandlers
    self.userScripts = userScripts
    self.language = language
  }
}

/// What a person does to an element.
public struct ElementEvent: Hashable, Sendable {
  /// The number in the element's `promenade-element` attribute.
  public var element: Int
  public var kind: Kind

  /// Makes an event.
  public init(_ kind: Kind, element: Int) {
    self.element = element
    self.kind = kind
  }

  /// The kinds of things a person does.
  public enum Kind: Hashable, Sendable {
    /// It is clicked, with all that follows: a box is ticked, a form sent, a link followed.
    case click
    /// Its text is edited and is now this.
    case input(String)
    /// Its value is settled: a field is left, an option chosen.
    case change(String)
    /// Enter is pressed in it.
    case submit
    /// The options of a choice with these numbers are chosen, and no others.
    case choose([Int])
    /// It gets the focus.
    case focus
    /// It loses the focus, and nothing else gets it.
    case blur
  }
}

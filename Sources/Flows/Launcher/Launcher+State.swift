import Cells
import Widgets

extension Launcher {
  /// What is known of the launcher: its options, and while its page is open the session.
  public struct State: Equatable, Sendable {
    var content: Availability<Content>
    /// The options as they are edited; they stay when the page is closed.
    var form: Form
    /// What the page was opened with; nil while it is not.
    var opened: Content?
    var page = Page.State()
    var connection = Connection.loading
    /// What became of the options on their way to the page.
    var delivery: Delivery?
    /// The script is run as the guide prints it, its faults with it.
    var isAsPrinted = false
    var token: Token?
    /// Hides the tokens there were.
    var redaction = Redaction()
    /// Whether the document that is shown has got the token.
    var isDelivered = false
    var renewal = Renewal()
    var counts = Counts()
    /// How long the last try took.
    var latency: Duration?
    /// What the person has planned for the next renewal.
    var mishap = Mishap.none
    var delay = Delay.none
    var isNetworkCut = false
    /// The number of the timer that hides the token again, while it is shown in full.
    var revelation: Int?
    /// The number of the timer that moves the countdowns on, while there is one.
    var countdown: Int?
    var timers = 0
    /// The last thing that went wrong.
    var lastError: String?
    /// How the last session stood when it was closed.
    var farewell: Status?
    /// When the last message came that said what time it is.
    var now = Duration.zero
    var motion = Motion.full
    var generator = SplitMix64(seed: 0)
    var size: Size

    /// Starts with the options the app folder has.
    init(content: Availability<Content>, size: Size) {
      self.content = content
      self.size = size
      form = Self.form(for: content.value)
      page.resize(to: Arrangement(size: size).page.size)
    }

    var isOpen: Bool { opened != nil }

    /// Whether letters belong to a text.
    var isTyping: Bool { isOpen ? page.isTyping : form.entry != nil }

    var isExpired: Bool { token?.isExpired(at: now) ?? false }

    var isOffline: Bool {
      if case .offline = renewal.phase { true } else { false }
    }

    mutating func nextTimer() -> Int {
      timers += 1
      return timers
    }
  }

  /// What has happened in a session so far.
  struct Counts: Equatable, Sendable {
    /// Script messages that asked for a token and may.
    var requests = 0
    /// Script messages that were turned away.
    var refusals = 0
    /// Requests that got a token without a call.
    var stale = 0
    /// Tokens that took the place of an older one.
    var renewals = 0
    /// Calls of the token source, and those that failed.
    var tries = 0
    var failures = 0
    /// Answers that came when nobody waited for them any more.
    var late = 0
  }
}

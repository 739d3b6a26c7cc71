public import PageProtocol

/// A page without a screen: its document, its scripts, its timers.
///
/// Everything happens in calls from its one owner, in turns: a request or a task that is due.
public final class Page {
  let limits: PageLimits
  private let send: (PageEvent) -> Bool
  var world: PageWorld?
  var tasks = TaskQueue()
  /// Messages whose promise waits for the app.
  var openRequests: Set<Int> = []
  var handlers = PageHandlers()
  var userScripts: [String] = []
  private var shownChange = -1
  private var nextDisplay: ContinuousClock.Instant
  private var hasSaidIdle = true

  /// Makes a page that tells its events to a function, which returns whether it could pass one on.
  public init(limits: PageLimits = PageLimits(), send: @escaping (PageEvent) -> Bool) {
    self.limits = limits
    self.send = send
    nextDisplay = ContinuousClock.now
  }

  /// Does what the app asks.
  public func handle(_ request: PageRequest) {
    switch request {
    case .open(let source):
      if world == nil { open(source) } else { tell(.failed("The page is open already.")) }
    case .dispatch(let event):
      turn {
        $0.call(
          "dispatch",
          [.number(event.element), .text(event.kind.name), .optionalText(event.kind.text)])
      }
    case .click(let selector): turn { $0.call("clickFirst", [.text(selector)]) }
    case .fulfil(let number, let value):
      openRequests.remove(number)
      let text = value.map(\.description)
      turn { $0.call("settle", [.number(number), .flag(true), .optionalText(text)]) }
    case .reject(let number, let reason):
      openRequests.remove(number)
      turn { $0.call("settle", [.number(number), .flag(false), .text(reason)]) }
    case .addHandler(let name, let isReplying):
      if let reason = handlers.add(name, isReplying: isReplying) {
        tell(.failed(reason))
      } else {
        turn { $0.call("addHandler", [.text(name), .flag(isReplying)]) }
      }
    case .removeHandler(let name):
      if handlers.remove(name) { turn { $0.call("removeHandler", [.text(name)]) } }
    case .replaceUserScripts(let scripts): userScripts = scripts
    }
    settleTurn()
  }

  /// Runs the tasks that are due, and shows the page if that is.
  public func runDueTasks() {
    let now = ContinuousClock.now
    // Tasks that these make are due later than now.
    while let number = tasks.take(at: now) {
      turn { $0.call("fire", [.number(number)]) }
    }
    settleTurn()
  }

  /// When `runDueTasks` is next to be called, if nothing happens before.
  public var nextWakeUp: ContinuousClock.Instant? {
    let display = isDisplayDue ? nextDisplay : nil
    return [tasks.nextDue, display].compactMap { $0 }.min()
  }

  @discardableResult
  func tell(_ event: PageEvent) -> Bool { send(event) }

  /// Runs scripts, watched.
  func turn(_ body: (PageWorld) -> Void) {
    guard let world else { return }
    hasSaidIdle = false
    TurnWatch.begin()
    body(world)
    TurnWatch.end()
    if world.takeTermination() {
      tell(
        .failed(
          "JavaScript execution terminated: a script ran for \(Int(limits.scriptSeconds)) seconds."
        ))
    }
  }

  private var isDisplayDue: Bool {
    guard let world else { return false }
    return world.isLoaded && world.document.changeCount != shownChange
  }

  /// After a turn: shows what changed, at a bounded rate, and says when nothing is left to do.
  func settleTurn() {
    let isIdle = world != nil && tasks.isEmpty && openRequests.isEmpty
    let now = ContinuousClock.now
    if let world, isDisplayDue, isIdle || now >= nextDisplay {
      shownChange = world.document.changeCount
      nextDisplay = now + .seconds(1) / limits.displaysPerSecond
      tell(.displayed(html: world.document.display, title: world.document.title))
    }
    if isIdle, !hasSaidIdle {
      hasSaidIdle = true
      tell(.idle)
    }
  }
}

extension ElementEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .change: "change"
    case .submit: "submit"
    }
  }

  fileprivate var text: String? {
    switch self {
    case .click, .submit: nil
    case .input(let text), .change(let text): text
    }
  }
}

public import PageProtocol

/// A page without a screen: its documents, their scripts, their timers.
///
/// Everything happens in calls from its one owner, in turns: a request or a task that is due.
public final class Page {
  let limits: PageLimits
  let send: (PageEvent) -> Bool
  /// What the page was opened with.
  var source: PageSource?
  var files = PageFiles(file: "", limit: 0)
  private(set) lazy var group = ScriptGroup(timeLimit: limits.scriptSeconds)
  /// The page itself first, each iframe after the frame it is in.
  var frames: [PageFrame] = []
  var lastFrame = 0
  var lastWorld = -1
  var tasks = TaskQueue()
  var handlers = PageHandlers()
  var storage: PageStorage
  /// Messages whose promise waits for the app, and the worlds that posted them.
  var openRequests: [Int: Int] = [:]
  var lastRequest = 0
  /// What frames are about to show.
  var pendingNavigations: [Navigation] = []
  var navigationTimes: [ContinuousClock.Instant] = []
  /// Worlds of documents that are gone, until what they leave behind is freed.
  var retiredWorlds: [PageWorld] = []
  /// Changes of documents that are gone.
  var changesBefore = 0
  /// The number of the element that has the focus, and how often a script has moved that.
  var focus: Int?
  var focusChanges = 0
  /// How many element events the page has followed.
  var answered = 0
  private var toldInTurn = 0
  /// The limits that the page has met; each is told once.
  private var metLimits: Set<String> = []
  private var shownChange = -1
  private var nextDisplay: ContinuousClock.Instant
  var hasSaidIdle = true
  var clock = PageClock()
  /// How many requests the page has followed, and up to which it has said that it rests.
  var followed = 0
  private var restedAfter = 0

  /// Makes a page that tells its events to a function, which returns whether it could pass one on.
  public init(limits: PageLimits = PageLimits(), send: @escaping (PageEvent) -> Bool) {
    self.limits = limits
    self.send = send
    storage = PageStorage(limit: limits.storage)
    nextDisplay = ContinuousClock.now
  }

  /// Runs the tasks that are due, and shows the page if that is.
  public func runDueTasks() {
    navigatePending()
    let now = clock.now
    // No more than there are: where time is held, tasks that these make may be due now too.
    for _ in 0..<tasks.count {
      guard let task = tasks.take(at: now) else { break }
      if let world = world(task.world) { turn(world) { $0.call("fire", [.number(task.number)]) } }
    }
    settle()
    if clock.isHeld { tellRest() }
  }

  /// When `runDueTasks` is next to be called, if nothing happens before.
  public var nextWakeUp: ContinuousClock.Instant? {
    let display = isDisplayDue ? nextDisplay : nil
    let navigation = pendingNavigations.isEmpty ? nil : clock.now
    let next = [tasks.nextDue, display, navigation].compactMap { $0 }.min()
    guard clock.isHeld else { return next }
    return next.flatMap { $0 <= clock.now ? .now : nil }
  }

  /// Says that nothing happens any more before time passes, once after each request.
  private func tellRest() {
    guard followed != restedAfter, nextWakeUp == nil else { return }
    restedAfter = followed
    let next = tasks.nextDue.map {
      Int((clock.now.duration(to: $0) / .milliseconds(1)).rounded(.up))
    }
    _ = send(.resting(after: followed, next: next))
  }

  /// Tells an event, unless its turn has told too many.
  @discardableResult
  func tell(_ event: PageEvent) -> Bool {
    toldInTurn += 1
    if toldInTurn <= limits.events { return send(event) }
    if toldInTurn == limits.events + 1 {
      _ = send(.failed("One turn told more than \(limits.events) events; the rest were dropped."))
    }
    return false
  }

  /// Tells of a limit, the first time that the page meets it.
  func tellOnce(_ limit: String) {
    if metLimits.insert(limit).inserted { tell(.failed(limit)) }
  }

  /// Runs scripts, watched.
  func turn(_ world: PageWorld, _ body: (PageWorld) -> Void) {
    hasSaidIdle = false
    toldInTurn = 0
    TurnWatch.begin()
    body(world)
    TurnWatch.end()
    if group.wasTerminated {
      group.wasTerminated = false
      let seconds = Int(limits.scriptSeconds)
      tell(.failed("JavaScript execution terminated: a script ran for \(seconds) seconds."))
    }
  }

  private var isDisplayDue: Bool {
    frames.first?.world?.isLoaded == true && changeCount != shownChange
  }

  /// Grows with every change that can be seen.
  private var changeCount: Int {
    frames.reduce(changesBefore + focusChanges) { $0 + ($1.world?.document.changeCount ?? 0) }
  }

  /// After a turn: drops frames that are gone, shows what changed, at a bounded rate, and says when
  /// nothing is left to do.
  func settle() {
    dropDetachedFrames()
    freeRetiredWorlds()
    let isIdle =
      source != nil && tasks.isEmpty && openRequests.isEmpty && pendingNavigations.isEmpty
    let now = clock.now
    if isDisplayDue, isIdle || now >= nextDisplay, let main = frames.first, let world = main.world {
      shownChange = changeCount
      // Where time is held, the rate is that of who lets it pass.
      if !clock.isHeld { nextDisplay = now + .seconds(1) / limits.displaysPerSecond }
      let state = DisplayState(focus: focus, answered: answered)
      _ = send(.displayed(html: display(of: main), title: world.document.title, state: state))
    }
    if isIdle, !hasSaidIdle {
      hasSaidIdle = true
      _ = send(.idle)
    }
  }
}

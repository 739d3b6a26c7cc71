public import Cells
public import Clocks
public import Flows
import PageProtocol

/// Carries out what the app asks of the world.
///
/// What must keep its order (orders to a page, answers) is done at once, in the order in which the
/// flow asked; the rest is returned as work to be done beside the loop.
@MainActor
public final class Services {
  public typealias Send = @Sendable (App.Message) -> Void
  public typealias Work = @Sendable () async -> Void

  /// What the services need of the world.
  public struct World: Sendable {
    public var folder: AppFolder
    public var store: StateStore
    public var paths: PathStore
    public var tokens: TokenSources
    /// Where the analysis' reports come from.
    public var reports: any ReportSource
    /// The program that plays a page.
    public var pageProgram: String
    /// The program that decodes a picture.
    public var pictureProgram: String
    public var traits: TerminalTraits
    public var bridge: BridgeServer?
    /// Script messages from standard input, if it is no terminal.
    public var input: BridgeInput?
    /// Where what happens is written, line by line.
    public var log: EventLog?
    /// What is on standard input, if the viewer reads it.
    public var document: DocumentKind.Wanted?
    /// The time the app lives in; pages too, if it is one that is held.
    public var clock: any AppClock

    /// Names what the services need.
    public init(
      folder: AppFolder, store: StateStore, paths: PathStore, tokens: TokenSources,
      reports: any ReportSource, pageProgram: String, pictureProgram: String,
      traits: TerminalTraits, bridge: BridgeServer? = nil,
      input: BridgeInput? = nil, document: DocumentKind.Wanted? = nil, log: EventLog? = nil,
      clock: any AppClock = QuietClock()
    ) {
      self.folder = folder
      self.store = store
      self.paths = paths
      self.tokens = tokens
      self.reports = reports
      self.pageProgram = pageProgram
      self.pictureProgram = pictureProgram
      self.traits = traits
      self.bridge = bridge
      self.input = input
      self.document = document
      self.log = log
      self.clock = clock
    }
  }

  let world: World
  let tickets = Tickets()
  let tokenCalls = TokenCalls()
  let documentLoads = DocumentLoads()
  let pictureQueue = PictureQueue()
  let pictureSource: PictureSource
  var pages: [FlowName: OpenPage] = [:]
  /// No token can be had: the network is cut for all that the app does.
  public var isOffline = false
  /// How often the analysis' path was to be kept.
  var pathsKept = 0

  /// What goes on besides waiting, where time is held.
  var activity: Activity? { (world.clock as? HeldClock)?.activity }

  /// Makes services that carry effects out in a world.
  public init(_ world: World) {
    self.world = world
    pictureSource = PictureSource(
      world.folder, process: PictureProcess(program: world.pictureProgram), traits: world.traits)
  }

  /// Does what an effect asks for, or returns it as work.
  public func perform(_ effect: App.Effect, send: @escaping Send) -> Work? {
    switch effect {
    case .terminal: nil
    case .rememberOnboarding: rememberOnboarding(send)
    case .localize(let tag): localize(after: tag, send)
    case .showPictures(let requests): show(requests, send)
    case .loadDocument(let name, let language, let load):
      loadDocument(name, language: language, load: load, send)
    case .stopLoading: documentLoads.stop()
    case .letGo(let remains): letGo(remains)
    case .continueSearch(let number): continueSearch(number, send)
    case .readAnalysis: readAnalysis(send)
    case .fetchReport(let id, let session): fetchReport(id, session: session, send)
    case .awaitReportAsking: later(.milliseconds(50)) { send(.analysis(.askingDue)) }
    case .awaitPathSave: later(.seconds(1)) { send(.analysis(.saveDue)) }
    case .rememberPath(let path): remember(path, send)
    case .requestToken(let request): requestToken(request, send)
    case .cancelToken(let attempt): cancelToken(attempt: attempt)
    case .wait(let pause, let timer): wait(pause, timer, send)
    case .order(let order, let flow, let session):
      follow(order, of: flow, session: session, send)
    case .killPage(let flow, let session): killPage(of: flow, session: session)
    case .reply(let value, let asker, let flow): answer(asker, of: flow, with: .success(value))
    case .refuse(let reason, let asker, let flow):
      answer(asker, of: flow, with: .failure(Refusal(reason: reason)))
    case .expireNotice(let number, let time): later(time) { send(.noticeExpired(number)) }
    case .awaitRelease(let count): later(.milliseconds(800)) { send(.keyReleased(count)) }
    case .log(let entries): log(entries, send)
    case .saveEntries(let entries): save(entries, send)
    case .listen: listen(send)
    }
  }

  private func rememberOnboarding(_ send: @escaping Send) -> Work {
    let store = world.store
    return {
      do throws(StateFault) {
        try store.set(RememberedState.onboardingKey, to: .bool(true))
      } catch {
        send(.noticed(error.description))
      }
    }
  }

  /// Does something later, on the queue of the loop: a task that sleeps would be handed from thread
  /// to thread and wake the process at each of them.
  func later(_ pause: Duration, _ act: @escaping @Sendable () -> Void) -> Work? {
    world.clock.wake(after: pause, act)
    return nil
  }
}

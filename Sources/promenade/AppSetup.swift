import Cells
import Clocks
import Flows
import Glibc
import Services

/// An app that is read and ready to be opened on a terminal.
@MainActor
struct AppSetup {
  private let arguments: Arguments
  private let folder: AppFolder
  private let language: Language
  private let store: StateStore
  private let paths: PathStore
  private let isOnboardingRequired: Bool
  private let content: AppContent
  private let bridge: BridgeServer?
  private let notices: [String?]
  private let clock: any AppClock
  private let seed: UInt64?
  private let log: EventLog?

  /// What is opened: how it begins, what is to be done first, and who does it.
  struct Opened {
    var state: App.State
    var effects: [App.Effect]
    var services: Services
  }

  /// Reads the app; chance follows the seed if there is one.
  init(
    _ arguments: Arguments, environment: [String: String], clock: any AppClock = QuietClock(),
    seed: UInt64? = nil
  ) throws(Failure) {
    self.arguments = arguments
    self.clock = clock
    self.seed = seed
    folder = try Self.folder(at: arguments.appPath(environment: environment))
    log = try Screen.openLog(arguments)
    language = arguments.language ?? Language(environment: environment)
    let memory = StateStore.folder(chosen: arguments.state, environment: environment)
    store = StateStore(folder: memory)
    paths = PathStore(folder: memory)
    let (isRequired, memoryNotice) = Self.isOnboardingRequired(in: store, arguments)
    isOnboardingRequired = isRequired
    content = AppContent(of: folder, language: language, clock: clock, seed: seed)
    let (bridge, bridgeNotice) = Self.openBridge(arguments, environment: environment)
    self.bridge = bridge
    notices = [memoryNotice, bridgeNotice] + content.notices
  }

  /// Opens the app for a terminal.
  func open(size: Size, traits: TerminalTraits, input: BridgeInput?) -> Opened {
    var state = content.state(
      size: size, settings: arguments.settings(in: language, on: traits),
      isOnboardingRequired: isOnboardingRequired)
    state.seed = seed ?? .random(in: .min ... .max)
    state.bridgePath = bridge?.path.socket
    state.log = log == nil ? .off : .running
    let pathNotice = restorePath(in: &state)
    let services = Services(
      Services.World(
        folder: folder, store: store, paths: paths, tokens: content.tokens,
        reports: content.reports,
        pageProgram: ThisProgram.neighbour("promenade-page"),
        pictureProgram: ThisProgram.neighbour("promenade-picture"), traits: traits,
        bridge: bridge, input: input, log: log, clock: clock))
    var effects: [App.Effect] = [.listen]
    for notice in [pathNotice] + notices {
      if let notice { effects += App.update(&state, with: .noticed(notice)) }
    }
    if let notice = traits.notice {
      effects += App.update(&state, with: .noticed(notice, .news))
    }
    effects += App.start(&state, opening: arguments.flow)
    return Opened(state: state, effects: effects, services: services)
  }
}

extension AppSetup {
  private static func folder(at path: String) throws(Failure) -> AppFolder {
    do throws(FileFault) {
      return try AppFolder(root: path)
    } catch {
      throw .failed(error.description)
    }
  }

  /// Whether the onboarding comes at start; a reset forgets that it was done, force shows it anyway.
  private static func isOnboardingRequired(
    in store: StateStore, _ arguments: Arguments
  ) -> (Bool, notice: String?) {
    if arguments.resetsOnboarding {
      do throws(StateFault) {
        try store.set(RememberedState.onboardingKey, to: nil)
      } catch {
        return (true, error.description)
      }
    }
    let (state, notice) = store.load()
    let isDone = state.isTrue(RememberedState.onboardingKey)
    return (!isDone || arguments.forcesOnboarding, notice)
  }

  /// Takes the analysis' path of the last run up again; one that can't be is set aside.
  private func restorePath(in state: inout App.State) -> String? {
    let (path, notice) = paths.load()
    guard let path else { return notice }
    return state.restoreAnalysisPath(path).flatMap(paths.setAside)
  }

  private static func openBridge(
    _ arguments: Arguments, environment: [String: String]
  ) -> (BridgeServer?, notice: String?) {
    guard arguments.hasBridge else { return (nil, nil) }
    do throws(BridgeError) {
      let path = BridgePath.chosen(by: arguments, environment: environment)
      return (try BridgeServer.listen(at: path), nil)
    } catch {
      return (nil, error.description)
    }
  }
}

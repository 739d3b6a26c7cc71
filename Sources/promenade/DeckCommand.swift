import Cells
import Flows
import Glibc
import NcursesTerminal
import Runtime
import Services

/// The deck with its three flows, on the terminal this process runs on.
@MainActor
struct DeckCommand {
  private let arguments: Arguments
  private let environment: [String: String]

  init(_ arguments: Arguments, environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() async throws(Failure) -> Int32 {
    let folder = try appFolder()
    let language = arguments.language ?? Language(environment: environment)
    let memory = StateStore.folder(chosen: arguments.state, environment: environment)
    let store = StateStore(folder: memory)
    let paths = PathStore(folder: memory)
    let (isRequired, memoryNotice) = isOnboardingRequired(in: store)
    let content = AppContent(of: folder, language: language)
    let (bridge, bridgeNotice) = openBridge()

    let terminal = try Screen.open(arguments, environment: environment)
    var state = content.state(
      size: terminal.size, settings: arguments.settings(in: language),
      isOnboardingRequired: isRequired)
    state.seed = .random(in: .min ... .max)
    state.bridgePath = bridge?.path.socket
    let pathNotice = restorePath(from: paths, in: &state)
    let services = Services(
      Services.World(
        folder: folder, store: store, paths: paths, tokens: content.tokens,
        reports: content.reports,
        pageProgram: ThisProgram.neighbour("promenade-page"),
        pictureProgram: ThisProgram.neighbour("promenade-picture"), traits: terminal.traits,
        bridge: bridge,
        input: takesInput ? BridgeInput() : nil))
    var effects: [App.Effect] = [.listen]
    for notice in [memoryNotice, pathNotice, bridgeNotice] + content.notices {
      if let notice { effects += App.update(&state, with: .noticed(notice)) }
    }
    if let notice = terminal.traits.notice {
      effects += App.update(&state, with: .noticed(notice, .news))
    }
    effects += App.start(&state, opening: arguments.flow)
    return await Screen.run(state, starting: effects, on: terminal, with: services)
  }
}

extension DeckCommand {
  /// Whether standard input has lines for the bridge; in linear mode it is the person's.
  private var takesInput: Bool { isatty(0) == 0 && !arguments.isLinear(in: environment) }

  private func appFolder() throws(Failure) -> AppFolder {
    let path = arguments.appPath(environment: environment)
    do throws(FileFault) {
      return try AppFolder(root: path)
    } catch {
      throw .failed(error.description)
    }
  }

  /// Whether the onboarding comes at start; a reset forgets that it was done, force shows it anyway.
  private func isOnboardingRequired(in store: StateStore) -> (Bool, notice: String?) {
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
  private func restorePath(from paths: PathStore, in state: inout App.State) -> String? {
    let (path, notice) = paths.load()
    guard let path else { return notice }
    return state.restoreAnalysisPath(path).flatMap(paths.setAside)
  }

  private func openBridge() -> (BridgeServer?, notice: String?) {
    guard arguments.hasBridge else { return (nil, nil) }
    do throws(BridgeError) {
      let path = BridgePath.chosen(by: arguments, environment: environment)
      return (try BridgeServer.listen(at: path), nil)
    } catch {
      return (nil, error.description)
    }
  }
}

public import Cells
import PageProtocol
import Widgets

/// What the flows ask of the app is granted here; all else is passed on.
extension App {
  static func pass(_ message: Onboarding.Message, in state: inout State) -> [Effect] {
    guard var onboarding = state.onboarding else { return [] }
    let effects = Onboarding.update(&onboarding, with: message)
    state.onboarding = onboarding
    return effects.flatMap { grant($0, in: &state) }
  }

  static func grant(_ effect: Onboarding.Effect, in state: inout State) -> [Effect] {
    switch effect {
    case .finish:
      state.isOnboardingRequired = false
      return [.rememberOnboarding] + leave(&state) + holdKey(in: &state)
        + notify("Onboarding done and remembered", in: &state)
    case .follow(let destination):
      guard let name = ResourceLink.name(of: destination) else {
        return showAddress(destination, in: &state)
      }
      return read(name, in: &state)
    case .showResource(let name): return read(name, in: &state)
    case .showPictures(let requests): return showPictures(requests, in: state)
    }
  }

  static func pass(_ message: Viewer.Message, in state: inout State) -> [Effect] {
    guard var viewer = state.viewer else { return [] }
    // A second reference would have a long text copied at each change.
    state.viewer = nil
    let effects = Viewer.update(&viewer, with: message)
    state.viewer = viewer
    return effects.flatMap { effect -> [Effect] in
      switch effect {
      case .load(let name, let load):
        return [.loadDocument(name, language: state.settings.language, load: load)]
      case .stopLoading: return [.stopLoading]
      case .continueSearch(let number): return [.continueSearch(number)]
      case .showPictures(let requests): return [.showPictures(requests)]
      case .notify(let text): return notify(text, in: &state)
      case .showAddress(let address): return showAddress(address, in: &state)
      case .copy(let text):
        let shown = text.replacing("\n", with: " ").excerpt(bytes: 200)
        return [.terminal(.copy(text))] + notify("Copied \(shown)", in: &state)
      case .close:
        state.lastLoad = viewer.lastLoad
        state.viewer = nil
        return [.letGo(Viewer.Remains(of: viewer))] + picturesAfter(viewer, in: state)
          + (state.isReader ? end(&state, .quit) : [])
      }
    }
  }

  /// Opens a resource of the app in the viewer.
  static func read(_ name: String, in state: inout State) -> [Effect] {
    let load = max(state.lastLoad, state.viewer?.lastLoad ?? 0) + 1
    state.viewer = Viewer.State(
      name: name, size: state.viewerRoom, look: state.settings.look,
      language: state.settings.language, load: load)
    return [.loadDocument(name, language: state.settings.language, load: load)]
  }

  /// An address outside the app is shown to be copied, never opened.
  private static func showAddress(_ address: String, in state: inout State) -> [Effect] {
    let scheme = ResourceLink.scheme(of: address) ?? ""
    guard ResourceLink.outsideSchemes.contains(scheme) else {
      return notify("No app opens \(scheme): links here: \(address)", in: &state)
    }
    return [.terminal(.copy(address))] + notify("Copied \(address)", in: &state)
  }

  static func pass(_ message: Launcher.Message, in state: inout State) -> [Effect] {
    Launcher.update(&state.launcher, with: message).flatMap { grant($0, in: &state) }
  }

  private static func grant(_ effect: Launcher.Effect, in state: inout State) -> [Effect] {
    switch effect {
    case .requestToken(let request): [.requestToken(request)]
    case .cancelToken(let attempt): [.cancelToken(attempt: attempt)]
    case .wait(let pause, let timer): [.wait(pause, timer)]
    case .order(let order, let session): [.order(order, flow: .launcher, session: session)]
    case .killPage(let session): [.killPage(flow: .launcher, session: session)]
    case .reply(let token, let asker): [.reply(.string(token.value), to: asker, flow: .launcher)]
    case .refuse(let reason, let asker): [.refuse(reason, to: asker, flow: .launcher)]
    case .showAddress(let address): showAddress(address, in: &state)
    }
  }

  static func pass(_ message: Analysis.Message, in state: inout State) -> [Effect] {
    Analysis.update(&state.analysis, with: message).flatMap { grant($0, in: &state) }
  }

  private static func grant(_ effect: Analysis.Effect, in state: inout State) -> [Effect] {
    switch effect {
    case .order(let order, let session): [.order(order, flow: .analysis, session: session)]
    case .acknowledge(let asker): [.reply(nil, to: asker, flow: .analysis)]
    case .refuse(let reason, let asker): [.refuse(reason, to: asker, flow: .analysis)]
    case .readContent: [.readAnalysis]
    case .fetchReport(let id, let session): [.fetchReport(id: id, session: session)]
    case .awaitAsking: [.awaitReportAsking]
    case .awaitSave: [.awaitPathSave]
    case .rememberPath(let path): [.rememberPath(path)]
    case .copy(let text, let notice): [.terminal(.copy(text))] + notify(notice, in: &state)
    case .notify(let text): notify(text, .news, in: &state)
    }
  }

  /// Hands a script message from the bridge socket to the flow that has its handler.
  static func route(_ message: ScriptMessage, ticket: Int, in state: inout State) -> [Effect] {
    switch message.handler {
    case Launcher.handler: update(&state, with: .launcher(.posted(message, .bridge(ticket))))
    case Analysis.handler: update(&state, with: .analysis(.posted(message, .bridge(ticket))))
    default: refuse(message, ticket: ticket, in: &state)
    }
  }

  /// Refuses what no flow hears; the analysis, whose events come this way, lists it.
  private static func refuse(
    _ message: ScriptMessage, ticket: Int, in state: inout State
  ) -> [Effect] {
    // Masked before it is cut: of a key nothing would be found in a part of it.
    let name = state.analysis.redaction.shown(message.handler, bytes: 300).shortened(to: 60)
    let reason = "No flow has a handler named “\(name)”."
    let text = message.body.string ?? message.body.description
    return update(&state, with: .analysis(.unreadable(reason: reason, text: text)))
      + [.refuse(reason, to: .bridge(ticket), flow: .analysis)]
  }

  static func paste(_ text: String, in state: inout State) -> [Effect] {
    if state.keyList != nil {
      state.keyList?.paste(text)
      return []
    }
    if state.inspector.isFocused { return update(&state, with: .inspector(.pasted(text))) }
    if state.viewer != nil { return update(&state, with: .viewer(.pasted(text))) }
    switch state.flow {
    case .launcher: return update(&state, with: .launcher(.pasted(text)))
    case .analysis: return update(&state, with: .analysis(.pasted(text)))
    case .onboarding, nil: return []
    }
  }

  public static func terminalRequest(in effect: Effect) -> TerminalRequest? {
    if case .terminal(let request) = effect { request } else { nil }
  }
}

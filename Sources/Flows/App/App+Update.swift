import Cells

extension App {
  /// What is to be done at the very start: the onboarding comes by itself while it is required.
  public static func start(_ state: inout State, opening flow: FlowName?) -> [Effect] {
    let asked = askBackground(in: &state)
    if let flow { return asked + update(&state, with: .flowOpened(flow)) }
    guard state.isOnboardingRequired, state.onboardingContent.value != nil else { return asked }
    return asked + update(&state, with: .flowOpened(.onboarding))
  }

  /// Reads one file and nothing else (`promenade show`).
  public static func start(_ state: inout State, reading name: String) -> [Effect] {
    state.isReader = true
    return askBackground(in: &state) + inspect(&state, nil) { read(name, in: &$0) }
  }

  /// Takes in what happened.
  static func react(to message: Message, in state: inout State) -> [Effect] {
    switch message {
    case .deckMoved(let step):
      state.selection = (state.selection + step).wrapped(to: FlowName.allCases.count)
    case .selectionOpened:
      if state.heldKey != nil { return holdKey(in: &state) }
      return update(&state, with: .flowOpened(FlowName.allCases[state.selection]))
    case .keyReleased(let count): if state.heldKey == count { state.heldKey = nil }
    case .flowOpened(let flow): return open(flow, in: &state)
    case .backPressed: return leave(&state)
    case .quitPressed: return end(&state, .quit)
    case .keyListToggled(let purpose):
      state.keyList = state.keyList?.purpose == purpose ? nil : KeyList(purpose)
    case .keyListTyped(let key): return type(key, in: &state)
    case .languagePressed: return [.localize(after: state.settings.language)]
    case .themePressed: return changeTheme(in: &state)
    case .mousePressed:
      state.settings.isMouseOn.toggle()
      let isOn = state.settings.isMouseOn
      return [.terminal(.captureMouse(isOn))]
        + notify(isOn ? "Mouse on" : "Mouse off: drag selects text", in: &state)
    case .redrawPressed: return [.terminal(.redraw)]
    case .suspendPressed: return [.terminal(.suspend)]
    case .onboarding(let message): return pass(message, in: &state)
    case .launcher(let message): return pass(message, in: &state)
    case .analysis(let message): return pass(message, in: &state)
    case .viewer(let message): return pass(message, in: &state)
    case .pictureLoaded(let request, let picture):
      return deliver(picture, for: request, in: &state)
    case .pictureFailed(let request, let reason):
      return report(reason, of: request, in: &state)
    case .inspector(let message): return pass(message, in: &state)
    case .inspectorPressed: return toggleInspector(in: &state)
    case .besidePressed(let key): return pressBeside(key, in: &state)
    case .logStopped(let reason): return stopLog(reason, in: &state)
    case .posted(let message, let ticket): return route(message, ticket: ticket, in: &state)
    case .localized(let content, let language): return localize(content, language, in: &state)
    case .noticed(let text, let kind): return notify(text, kind, in: &state)
    case .noticeExpired(let number): return expireNotice(number, in: &state)
    case .noticeDismissed: return dismissNotice(in: &state)
    case .backgroundSeen(let isDark): return adopt(isBackgroundDark: isDark, in: &state)
    case .pasted(let text): return paste(text, in: &state)
    case .resized(let size): return resize(to: size, in: &state)
    case .resumed: return []
    case .closed(let signal): return end(&state, signal.map(Exit.signal) ?? .hangUp)
    }
    return []
  }

  private static func open(_ flow: FlowName, in state: inout State) -> [Effect] {
    state.selection = FlowName.allCases.firstIndex(of: flow) ?? 0
    if let reason = unavailability(of: flow, in: state) {
      return notify(reason, .failure, in: &state)
    }
    let left = state.stage == .deck ? [] : leave(&state)
    state.stage = .flow(flow)
    switch flow {
    case .onboarding:
      guard let content = state.onboardingContent.value else { return left }
      var onboarding = Onboarding.State(
        content: content, size: state.flowRoom, look: state.settings.look,
        isStrict: state.settings.isStrict)
      let pictures = Onboarding.neededPictures(in: &onboarding)
      state.onboarding = onboarding
      return left + pictures.flatMap { grant($0, in: &state) }
    case .launcher: return left + update(&state, with: .launcher(.opened))
    case .analysis: return left + update(&state, with: .analysis(.opened))
    }
  }

  /// Why a flow stays closed, or nil if it can be opened.
  static func unavailability(of flow: FlowName, in state: State) -> String? {
    switch flow {
    case .onboarding: state.onboardingContent.reason
    case .launcher: state.launcher.content.reason
    case .analysis: state.analysis.content.reason
    }
  }

  /// Leaves the flow on the stage; an onboarding that was not finished stays required.
  static func leave(_ state: inout State) -> [Effect] {
    let flow = state.flow
    state.stage = .deck
    state.onboarding = nil
    switch flow {
    case .launcher: return update(&state, with: .launcher(.closed))
    case .analysis: return update(&state, with: .analysis(.closed))
    case .onboarding: return [.showPictures([])]
    case nil: return []
    }
  }

  static func end(_ state: inout State, _ exit: Exit) -> [Effect] {
    let effects = leave(&state)
    state.exit = exit
    return effects
  }

  public static func isFinished(_ state: State) -> Bool { state.exit != nil }

  private static func resize(to size: Size, in state: inout State) -> [Effect] {
    state.size = size
    return fitFlows(in: &state)
  }

  /// Gives each flow the room that there is for it.
  static func fitFlows(in state: inout State) -> [Effect] {
    let room = state.flowRoom
    var effects: [Effect] = []
    if state.onboarding != nil { effects += update(&state, with: .onboarding(.resized(room))) }
    if state.viewer != nil {
      effects += update(&state, with: .viewer(.resized(state.viewerRoom)))
    }
    effects += update(&state, with: .launcher(.resized(room)))
    effects += update(&state, with: .analysis(.resized(room)))
    return effects
  }

  private static func localize(
    _ content: Availability<Onboarding.Content>, _ language: String, in state: inout State
  ) -> [Effect] {
    state.onboardingContent = content
    state.settings.language = language
    var effects = notify("Language: \(language)", in: &state)
    if let content = content.value, state.onboarding != nil {
      effects += update(&state, with: .onboarding(.localized(content)))
    }
    if state.viewer != nil { effects += update(&state, with: .viewer(.localized(language))) }
    return effects
  }

  /// Lets a key do nothing for as long as it repeats: finishing once must not open what comes next.
  static func holdKey(in state: inout State) -> [Effect] {
    let count = (state.heldKey ?? 0) + 1
    state.heldKey = count
    return [.awaitRelease(count)]
  }
}

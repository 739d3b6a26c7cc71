public import Cells

extension App {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    guard isLargeEnough(state.size) else {
      return [KeyBinding(.character("q"), .control("c"), help: "quit", message: .quitPressed)]
    }
    if let list = state.keyList { return keys(of: list) + everywhere }
    let table = screenKeys(in: state) + (isTyping(in: state) ? everywhere : anywhere)
    let isEscapeFree = !table.contains { $0.keys.contains(.escape) }
    return state.notices.shown != nil && isEscapeFree ? table + [dismissNotice] : table
  }

  /// Whether letters belong to a text.
  private static func isTyping(in state: State) -> Bool {
    if state.inspector.isFocused { return state.inspector.isTyping }
    if let viewer = state.viewer { return viewer.isTyping }
    switch state.flow {
    case nil, .onboarding: return false
    case .launcher: return state.launcher.isTyping
    case .analysis: return state.analysis.isTyping
    }
  }

  /// The keys of what is on the screen.
  static func screenKeys(in state: State) -> [KeyBinding<Message>] {
    if state.inspector.isFocused {
      return Inspector.keys(in: state.inspector).map { $0.map(Message.inspector) }
    }
    if let viewer = state.viewer { return Viewer.keys(in: viewer).map { $0.map(Message.viewer) } }
    let back = KeyBinding<Message>(
      .escape, .character("q"), hint: "back", help: "go back to the deck", message: .backPressed)
    switch state.flow {
    case nil: return Deck.keys
    case .onboarding:
      guard let onboarding = state.onboarding else { return [back] }
      return Onboarding.keys(in: onboarding).map { $0.map(Message.onboarding) } + [back]
    case .launcher:
      let table = Launcher.keys(in: state.launcher).map { $0.map(Message.launcher) }
      return isTyping(in: state) || state.launcher.isOpen ? table : table + [back]
    case .analysis:
      let table = Analysis.keys(in: state.analysis).map { $0.map(Message.analysis) }
      return isTyping(in: state) || !state.analysis.isAtRoot ? table : table + [back]
    }
  }

  /// The keys that do the same on every screen.
  static let anywhere: [KeyBinding<Message>] =
    [
      KeyBinding(
        .character("i"), hint: "inspector", help: "go to the list of what happens, or back",
        message: .inspectorPressed),
      KeyBinding(
        .character("?"), hint: "help", help: "list the keys of the screen",
        message: .keyListToggled(.help)),
      KeyBinding(
        .character(":"), help: "do something by its name", message: .keyListToggled(.palette)),
      KeyBinding(.character("l"), help: "next language", message: .languagePressed),
      KeyBinding(.character("t"), help: "next theme", message: .themePressed),
      KeyBinding(
        .character("m"), help: "leave the mouse to the terminal, or take it back",
        message: .mousePressed),
    ] + everywhere

  /// The keys that work even over the list of keys.
  private static let everywhere: [KeyBinding<Message>] = [
    KeyBinding(.control("l"), help: "draw the screen anew", message: .redrawPressed),
    KeyBinding(.control("z"), help: "suspend", message: .suspendPressed),
    KeyBinding(.control("c"), help: "quit", message: .quitPressed),
  ]

  public static func message(for key: Key, in state: State) -> Message? {
    if key == noticeItem { return .noticeDismissed }
    if isLargeEnough(state.size) {
      let inList = state.keyList.map { message(for: key, in: $0) }
      if let message = inList ?? childMessage(for: key, in: state) { return message }
    }
    return binding(for: key, in: state)?.message
  }

  /// What the screen makes of a key: its text inputs and clicked items come before all tables.
  private static func childMessage(for key: Key, in state: State) -> Message? {
    if state.inspector.isFocused || Inspector.number(of: key) != nil {
      if state.hasInspectorBeside, case .item = key, Inspector.number(of: key) == nil {
        return .besidePressed(key)
      }
      return Inspector.message(for: key, in: state.inspector).map(Message.inspector)
    }
    if let viewer = state.viewer {
      return Viewer.message(for: key, in: viewer).map(Message.viewer)
    }
    switch state.flow {
    case nil:
      guard case .item(let index) = key, FlowName.allCases.indices.contains(index) else {
        return nil
      }
      return .flowOpened(FlowName.allCases[index])
    case .onboarding:
      return state.onboarding.flatMap { Onboarding.message(for: key, in: $0) }
        .map(Message.onboarding)
    case .launcher: return Launcher.message(for: key, in: state.launcher).map(Message.launcher)
    case .analysis: return Analysis.message(for: key, in: state.analysis).map(Message.analysis)
    }
  }

  public static func message(for input: Input, in state: State) -> Message? {
    switch input {
    case .key, .clicked: nil
    case .pasted(let text): .pasted(text)
    case .resized(let size): .resized(size)
    case .background(let isDark): .backgroundSeen(isDark: isDark)
    case .resumed: .resumed
    case .closed(let signal): .closed(signal: signal)
    }
  }

  static func isLargeEnough(_ size: Size) -> Bool {
    size.columns >= smallest.columns && size.rows >= smallest.rows
  }
}

public import Cells
import Widgets

extension Launcher {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    guard state.isOpen else { return formKeys(in: state.form) }
    let table = Page.keys(in: state.page).map { $0.map(Message.page) }
    return state.page.isTyping ? table : table + sessionKeys(in: state)
  }

  /// Closing, renewing, reloading; where only one of them leads on, that one comes first.
  private static func mainKeys(in state: State) -> [KeyBinding<Message>] {
    let isWaiting = state.page.phase == .closed
    let close = KeyBinding<Message>(
      .escape, .character("q"), hint: "close", help: "close the page", message: .dismissed)
    let renew = KeyBinding<Message>(
      .character("n"),
      hint: state.renewal.phase == .asking ? nil : isWaiting ? "try again" : "renew",
      help: isWaiting ? "ask for a token again" : "renew the token now", message: .renewPressed)
    let reload = KeyBinding<Message>(
      .character("r"), hint: isWaiting ? nil : "reload", help: "load the page anew",
      message: .reloadPressed)
    if isWaiting { return [renew, close, reload] }
    if case .failed = state.connection { return [reload, close, renew] }
    return [close, renew, reload]
  }

  private static func sessionKeys(in state: State) -> [KeyBinding<Message>] {
    var table = mainKeys(in: state)
    if state.page.departure != nil {
      table.append(
        KeyBinding(
          .character("y"), hint: "copy address", help: "copy the address that the page asked for",
          message: .copyPressed))
    }
    table += [
      KeyBinding(
        .character("f"), hint: "fail", help: "what the next renewal comes to",
        message: .mishapPressed),
      KeyBinding(
        .character("d"), hint: "delay", help: "hold the next answer back for 3 s or too long",
        message: .delayPressed),
      KeyBinding(
        .character("o"), hint: state.isNetworkCut ? "online" : "offline",
        help: "cut the network, or bring it back", message: .networkPressed),
    ]
    if state.token != nil {
      table += [
        KeyBinding(
          .character("x"), hint: "expire", help: "end the token's life now",
          message: .expirePressed),
        KeyBinding(
          .character("v"), help: "show the token in full for 5 s; any key hides it",
          message: .revealPressed),
      ]
    }
    if state.page.phase == .open || state.page.phase == .loading {
      table.append(
        KeyBinding(
          .character("k"), hint: "kill", help: "let the page's process crash",
          message: .killPressed))
    }
    return table
  }

  private static func formKeys(in form: Form) -> [KeyBinding<Message>] {
    let moving: [KeyBinding<Message>] = [
      KeyBinding(
        .tab, .down, hint: "next", help: "go to the next option", message: .form(.moved(1))),
      KeyBinding(.backTab, .up, help: "go to the option before", message: .form(.moved(-1))),
    ]
    guard form.entry == nil else {
      return [
        KeyBinding(
          .enter, hint: "accept", help: "keep the text", message: .form(.typed(.enter))),
        KeyBinding(
          .escape, hint: "leave", help: "leave the text as it was", message: .form(.typed(.escape))),
      ] + moving
    }
    return [
      KeyBinding(
        .enter, .space, hint: form.verb, help: "change the option, or open the page",
        message: .form(.activated))
    ] + moving + [
      KeyBinding(.right, help: "the next choice", message: .form(.turned(1))),
      KeyBinding(.left, help: "the choice before", message: .form(.turned(-1))),
    ]
  }

  public static func message(for key: Key, in state: State) -> Message? {
    if state.revelation != nil {
      // Keys with control belong to the app: it must be possible to quit.
      if case .control = key { return nil }
      return .tokenHidden
    }
    guard state.isOpen else {
      if state.form.entry != nil, TextEntry.takes(key) { return .form(.typed(key)) }
      if case .item(let item) = key { return .form(.clicked(item: item)) }
      return binding(for: key, in: state)?.message
    }
    return Page.gesture(for: key, in: state.page).map(Message.page)
      ?? binding(for: key, in: state)?.message
  }
}

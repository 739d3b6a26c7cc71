import PageProtocol

extension Launcher {
  /// Opens the page anew and lets the script connect it with a token.
  static func openPage(token: Token, in state: inout State) -> [Effect] {
    guard let content = state.opened else { return [] }
    let source = PageSource(
      file: content.webpage, location: content.location, handlers: [Observer.handler],
      replyingHandlers: [handler],
      userScripts: userScripts(connecting: content, token: token, in: state))
    state.connection = .loading
    state.delivery = nil
    state.isDelivered = true
    let order = state.page.open(source)
    return [.order(order, session: state.page.session)]
  }

  /// Lets the page connect with another token when it loads itself anew.
  static func replaceToken(with token: Token, in state: State) -> [Effect] {
    guard let content = state.opened else { return [] }
    let scripts = userScripts(connecting: content, token: token, in: state)
    return [.order(.replaceUserScripts(scripts), session: state.page.session)]
  }

  private static func userScripts(
    connecting content: Content, token: Token, in state: State
  ) -> [String] {
    let script =
      state.isAsPrinted
      ? scriptAsPrinted(connecting: content, token: token.secret)
      : script(connecting: content, token: token.secret)
    return [Observer.before(origin: content.location.origin), script, Observer.after]
  }
}

import Cells
import PageProtocol
import Widgets

extension Launcher {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .opened: return open(&state)
    case .closed: return close(&state)
    case .reloadPressed: return reload(&state)
    case .page(let gesture):
      let orders = Page.follow(gesture, in: &state.page)
      return orders.map { .order($0, session: state.page.session) }
    case .reported(let news, let session):
      guard session == state.page.session else { return [] }
      if case .posted(let message, let request) = news {
        return receive(message, from: .page(session: session, request: request), in: &state)
      }
      state.page.take(news)
      return []
    case .posted(let message, let asker): return receive(message, from: asker, in: &state)
    case .tokenIssued(let token, let session, let now):
      guard session == state.session, state.isOpen else { return [] }
      return accept(token, at: now, in: &state)
    case .tokenRefused(let reason, let session, let now):
      guard session == state.session, state.isOpen else { return [] }
      return refuse(reason, at: now, in: &state)
    case .ticked(let session, let now):
      guard session == state.session, state.isOpen else { return [] }
      state.now = now
      return nextTick(in: state)
    case .pasted(let text):
      state.page.entry?.paste(text)
      return []
    case .resized(let size):
      state.size = size
      state.page.pane.resize(to: Arrangement(size: size).page.size)
      return []
    }
  }

  private static func open(_ state: inout State) -> [Effect] {
    guard state.content.value != nil, !state.isOpen else { return [] }
    state.session += 1
    state.phase = .authorizing
    state.token = nil
    state.lastError = nil
    (state.renewals, state.requests) = (0, 0)
    return [.requestToken(session: state.session)]
  }

  private static func close(_ state: inout State) -> [Effect] {
    guard state.isOpen else { return [] }
    var effects = [Effect]()
    if case .renewing(let waiting) = state.phase {
      effects = waiting.map { .refuse("The launcher was closed.", to: $0) }
    }
    effects.append(.order(.close, session: state.page.session))
    state.phase = .closed
    state.session += 1
    state.page.close()
    state.token = nil
    return effects
  }

  /// Loads the page anew and connects it with the current token; asks of the old document are stale.
  private static func reload(_ state: inout State) -> [Effect] {
    guard let content = state.content.value else { return [] }
    guard let token = state.token else {
      guard case .refused = state.phase else { return [] }
      state.phase = .authorizing
      return [.requestToken(session: state.session)]
    }
    return [
      .order(.close, session: state.page.session), openPage(content, token: token, in: &state),
    ]
  }

  static func openPage(_ content: Content, token: Token, in state: inout State) -> Effect {
    let source = PageSource(
      file: content.webpage, location: content.location, replyingHandlers: [handler],
      userScripts: [script(connecting: content, token: token.secret)])
    let order = state.page.open(source)
    return .order(order, session: state.page.session)
  }

  /// The next whole second of the token's life, so that the countdown moves once a second.
  static func nextTick(in state: State) -> [Effect] {
    guard state.token != nil else { return [] }
    let remaining = state.remaining
    guard remaining > .zero else { return [] }
    let fraction = Duration.seconds(0) + remaining - .seconds(remaining.components.seconds)
    let pause = fraction > .milliseconds(1) ? fraction : .seconds(1)
    return [.tick(after: pause + .milliseconds(1), session: state.session)]
  }
}

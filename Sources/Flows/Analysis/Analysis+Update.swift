import PageProtocol
import Widgets

extension Analysis {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .opened:
      guard let content = state.content.value, !state.isOpen else { return [] }
      state.isOpen = true
      return [openPage(content, in: &state)]
    case .closed: return close(&state)
    case .reloadPressed:
      guard let content = state.content.value else { return [] }
      return [.order(.close, session: state.page.session), openPage(content, in: &state)]
    case .page(let gesture):
      let orders = Page.follow(gesture, in: &state.page)
      return orders.map { .order($0, session: state.page.session) }
    case .screen(let gesture): state.follow(gesture)
    case .reported(let news, let session):
      guard session == state.page.session else { return [] }
      if case .posted(let message, let request) = news {
        return receive(message, from: .page(session: session, request: request), in: &state)
      }
      state.page.take(news)
      if case .failed(let reason) = news {
        state.note(Entry(text: "The page: \(reason.excerpt(bytes: 400))", isRefusal: true))
      }
    case .posted(let message, let asker): return receive(message, from: asker, in: &state)
    case .unreadable(let reason):
      state.refused += 1
      state.note(Entry(text: reason, isRefusal: true))
    case .backPressed: state.path.removeLast()
    case .rootPressed: state.path.removeLast(state.path.count)
    case .pasted(let text): state.page.entry?.paste(text)
    case .resized(let size): state.resize(to: size)
    }
    return []
  }

  private static func openPage(_ content: Content, in state: inout State) -> Effect {
    let source = PageSource(
      file: content.webpage, location: content.location.value, handlers: [handler])
    let order = state.page.open(source)
    return .order(order, session: state.page.session)
  }

  private static func close(_ state: inout State) -> [Effect] {
    guard state.isOpen else { return [] }
    state.isOpen = false
    let session = state.page.session
    state.page.close()
    return [.order(.close, session: session)]
  }

  /// Decodes a script message and pushes its screen, or says why nothing comes of it.
  private static func receive(
    _ message: ScriptMessage, from asker: Asker, in state: inout State
  ) -> [Effect] {
    if let reason = refusal(of: message, in: state) { return refuse(reason, to: asker, in: &state) }
    do {
      let event = try AnalysisEvent(body: message.body)
      let screen = AnalysisScreen(event: event)
      guard state.path.append(screen, bytes: event.bytes, isSame: { $0.event == $1.event }) else {
        return refuse("The path is full; go back first.", to: asker, in: &state)
      }
      state.accepted += 1
      state.note(Entry(text: screen.name, isRefusal: false))
      return [.acknowledge(asker)]
    } catch {
      return refuse(error.reason, to: asker, in: &state)
    }
  }

  private static func refuse(
    _ reason: String, to asker: Asker, in state: inout State
  ) -> [Effect] {
    state.refused += 1
    state.note(Entry(text: reason, isRefusal: true))
    return [.refuse(reason, to: asker)]
  }

  private static func refusal(of message: ScriptMessage, in state: State) -> String? {
    guard state.isOpen else { return "The analysis flow is closed; open it first." }
    guard message.handler == handler else {
      return "The analysis flow has no handler named “\(message.handler)”."
    }
    guard message.frame.isMainFrame else { return "A frame within the page may not post events." }
    guard message.frame.origin == origin else {
      return "The origin \(message.frame.origin) may not post events."
    }
    return nil
  }
}

extension Analysis.State {
  /// The most entries the list of events keeps.
  static let mostEntries = 100

  fileprivate mutating func note(_ entry: Analysis.Entry) {
    log.append(entry)
    if log.count > 2 * Self.mostEntries { log.removeFirst(Self.mostEntries) }
  }

  fileprivate mutating func follow(_ gesture: Analysis.ScreenGesture) {
    guard var pane = topPane else { return }
    switch gesture {
    case .scrolled(let lines): pane.scroll(by: lines)
    case .scrolledByPages(let pages): pane.scroll(byPages: pages)
    case .wentToStart: pane.scrollToStart()
    case .wentToEnd: pane.scrollToEnd()
    }
    path.changeLast { $0.scroll = pane.scroll }
  }
}

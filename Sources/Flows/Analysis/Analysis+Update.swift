import PageProtocol
import Widgets

extension Analysis {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    let changes = state.path.changes
    let place = (state.path.count, state.sheet?.sheet)
    var effects = take(message, in: &state)
    if place != (state.path.count, state.sheet?.sheet) { state.search = nil }
    effects += fetchTop(in: &state)
    if state.path.changes != changes, state.isOpen, !state.isSaveDue {
      state.isSaveDue = true
      effects.append(.awaitSave)
    }
    return effects
  }

  private static func take(_ message: Message, in state: inout State) -> [Effect] {
    switch message {
    case .opened:
      guard state.content.value != nil, !state.isOpen else { return [] }
      state.isOpen = true
      return openPage(in: &state)
    case .closed: return close(&state)
    case .reloadPressed: return state.isOpen ? [.readContent] : []
    case .contentRead(let content): return reload(with: content, in: &state)
    case .page(let gesture):
      let orders = Page.follow(gesture, in: &state.page)
      return orders.map { .order($0, session: state.page.session) }
    case .screen(let gesture): return follow(gesture, in: &state)
    case .sheetPressed(let sheet): open(sheet, in: &state)
    case .entryChosen: goToChosenEntry(in: &state)
    case .reported(let news, let session):
      guard session == state.page.session else { return [] }
      if case .posted(let message, let request) = news {
        return receive(message, from: .page(session: session, request: request), in: &state)
      }
      take(news, in: &state)
    case .posted(let message, let asker): return receive(message, from: asker, in: &state)
    case .unreadable(let reason, let text):
      note(refusal: reason, of: text, from: .bridge, in: &state)
    case .reportFetched(let id, let json, let session):
      put(json, for: id, session: session, in: &state)
    case .reportFailed(let id, let failure, let session):
      state.shelf.put(.failed(failure.redacted(by: state.redaction)), for: id, session: session)
    case .retryPressed: return retry(in: &state)
    case .copyPressed: return copy(in: state)
    case .searchStarted: if state.topPane != nil { state.search = Search() }
    case .searchTyped(let key): typeSearch(key, in: &state)
    case .matchMoved(let step): moveMatch(by: step, in: &state)
    case .searchForgotten: state.search = nil
    case .backPressed: goBack(in: &state)
    case .rootPressed: state.path.removeLast(state.path.count)
    case .askingDue: state.isAskingPaused = false
    case .saveDue: return save(&state)
    case .pasted(let text) where state.search?.isTyped == true:
      search(in: &state) { $0.paste(text) }
    case .pasted(let text):
      return Page.paste(text, in: &state.page).map { .order($0, session: state.page.session) }
    case .resized(let size): state.resize(to: size)
    }
    return []
  }

  private static func openPage(in state: inout State) -> [Effect] {
    guard let content = state.content.value else { return [] }
    let source = PageSource(
      file: content.webpage, location: content.location.value, handlers: [handler])
    let order = state.page.open(source)
    state.loads += 1
    return [.order(order, session: state.page.session)]
  }

  /// Loads the page anew with what `Analysis.json` says now.
  private static func reload(
    with content: Availability<Content>, in state: inout State
  ) -> [Effect] {
    guard state.isOpen else { return [] }
    let close = Effect.order(.close, session: state.page.session)
    switch content {
    case .ready:
      state.content = content
      return [close] + openPage(in: &state)
    case .unavailable(let reason):
      // What was loaded before is not loaded again: the person wants what the file says now.
      state.page.close()
      state.page.take(.ended(reason))
      return [close]
    }
  }

  /// News of the page that are no messages; what it says may have the company key in it.
  private static func take(_ news: Page.News, in state: inout State) {
    guard case .failed(let reason) = news else { return state.page.take(news) }
    let shown = state.redaction.hide(in: reason)
    state.page.take(.failed(shown))
    state.note(.trouble("The page: \(shown.excerpt(bytes: 400))"))
  }

  private static func close(_ state: inout State) -> [Effect] {
    guard state.isOpen else { return [] }
    state.isOpen = false
    (state.sheet, state.search) = (nil, nil)
    state.shelf.stopWaiting()
    state.isAskingPaused = false
    let session = state.page.session
    state.page.close()
    return [.order(.close, session: session)] + save(&state)
  }

  private static func retry(in state: inout State) -> [Effect] {
    switch state.path.last?.event {
    case .completed(let id, _):
      state.shelf.forget(id)
      state.isAskingPaused = false
    case .invalidCompanyKey:
      state.path.removeLast()
      return [.readContent]
    case .imageRejected, .unknown, .legacy, nil: break
    }
    return []
  }

  private static func copy(in state: State) -> [Effect] {
    if state.sheet == nil, let copied = state.path.last?.copied {
      return [.copy(copied.text, notice: "Copied \(copied.word)")]
    }
    guard state.isAtRoot || state.sheet?.sheet == .address, let content = state.content.value
    else { return [] }
    return [
      .copy(content.location.value, notice: "Copied the address with the company key in it")
    ]
  }
}

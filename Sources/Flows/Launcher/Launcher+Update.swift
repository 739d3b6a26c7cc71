import Cells
import PageProtocol
import Widgets

extension Launcher {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .opened: return []
    case .closed, .dismissed: return close(&state)
    case .form(let gesture): return follow(gesture, in: &state)
    case .reloadPressed: return reload(&state)
    case .renewPressed: return state.isOpen ? renew(in: &state) : []
    case .expirePressed: return expire(in: &state)
    case .mishapPressed: state.mishap = state.mishap.next
    case .delayPressed: state.delay = state.delay.next
    case .networkPressed: return state.isOpen ? toggleNetwork(in: &state) : []
    case .killPressed: return [.killPage(session: state.page.session)]
    case .revealPressed: return reveal(&state)
    case .copyPressed: return state.page.departure.map { [.showAddress($0)] } ?? []
    case .tokenHidden: state.revelation = nil
    case .page(let gesture):
      let orders = Page.follow(gesture, in: &state.page)
      return orders.map { .order($0, session: state.page.session) }
    case .reported(let news, let session):
      return session == state.page.session ? take(news, in: &state) : []
    case .posted(let message, let asker): return receive(message, from: asker, in: &state)
    case .answered(let attempt, let answer, let took, let now):
      state.now = now
      return take(answer, of: attempt, took: took, in: &state)
    case .rang(let timer, let now):
      state.now = now
      return state.isOpen ? ring(timer, in: &state) : []
    case .pasted(let text):
      if state.isOpen {
        return Page.paste(text, in: &state.page).map { .order($0, session: state.page.session) }
      }
      state.form.paste(text)
    case .resized(let size):
      state.size = size
      state.page.resize(to: Arrangement(size: size).page.size)
    }
    return []
  }

  /// Ends the session: whoever waits is told, and what is under way is called off.
  private static func close(_ state: inout State) -> [Effect] {
    guard state.isOpen else { return [] }
    state.farewell = state.status
    var effects = refuseWaiting("The launcher was closed.", in: &state)
    if state.renewal.phase == .asking {
      effects.append(.cancelToken(attempt: state.renewal.attempt))
    }
    effects.append(.order(.close, session: state.page.session))
    state.page.close()
    state.opened = nil
    state.endRenewal()
    (state.token, state.revelation, state.countdown) = (nil, nil, nil)
    (state.mishap, state.delay, state.isNetworkCut) = (.none, .none, false)
    return effects
  }

  /// Loads the page anew and connects it with the current token, or with a new one if that is
  /// expired; requests of the old document are nobody's any more.
  private static func reload(_ state: inout State) -> [Effect] {
    guard state.isOpen else { return [] }
    state.forgetPageRequests()
    guard let token = state.token else { return renew(in: &state) }
    let closing = Effect.order(.close, session: state.page.session)
    guard state.isExpired else { return [closing] + openPage(token: token, in: &state) }
    state.page.close()
    return [closing] + renew(in: &state)
  }

  /// Shows the token in full for five seconds, or until any key.
  private static func reveal(_ state: inout State) -> [Effect] {
    guard state.token != nil else { return [] }
    let timer = state.nextTimer()
    state.revelation = timer
    return [.wait(.seconds(5), .reveal(timer))]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one, after the last one the first.
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1).wrapped(to: all.count)]
  }
}

import Cells
import PageProtocol

extension Launcher {
  /// How far the document that is shown has come.
  enum Connection: Equatable, Sendable {
    case loading
    /// The document is parsed and the script runs.
    case injecting
    /// `connect` was called and has not come to its end; the timer of this number ends the wait.
    case connecting(timer: Int)
    case connected
    case failed(Fault)
  }

  /// What became of the options on their way through the script's literal.
  enum Delivery: Equatable, Sendable {
    case unchanged
    /// These keys arrived with another value.
    case changed([String])
    case broken
  }

  /// `connect` should come to its end within this.
  static let connectLimit = Duration.seconds(10)

  /// Takes in what the page's process reports.
  static func take(_ news: Page.News, in state: inout State) -> [Effect] {
    switch news {
    case .posted(let message, let request):
      if message.handler == Observer.handler { return observe(message, in: &state) }
      let asker = Asker.page(session: state.page.session, request: request)
      return receive(message, from: asker, in: &state)
    case .displayed:
      if state.connection == .loading {
        state.connection = .failed(
          .bridgeMissing("The page's scripts can't reach the app: window.webkit is gone."))
      }
    case .failed(let text):
      switch state.connection {
      case .injecting, .connecting: state.fail(.scriptFailed(text.excerpt(bytes: 400)))
      case .loading, .connected, .failed: break
      }
    case .ended(let reason):
      state.forgetPageRequests()
      let wasShown = state.connection != .loading
      state.connection = .failed(wasShown ? .crashed(reason) : .notLoaded(reason))
    case .logged, .wentOn, .left: break
    }
    state.page.take(news)
    return []
  }

  /// Takes in what the observer tells; anything else posted to its handler means nothing.
  private static func observe(_ message: ScriptMessage, in state: inout State) -> [Effect] {
    guard message.frame.isMainFrame, let text = message.body["kind"]?.string,
      let kind = Observer.Kind(rawValue: text)
    else { return [] }
    let detail = (message.body["detail"]?.string ?? "").excerpt(bytes: 4000)
    switch kind {
    case .injecting:
      // Also in a document that takes the place of an earlier one.
      state.connection = .injecting
      state.isDelivered = true
    case .connecting: return noteConnecting(with: detail, in: &state)
    case .connected: state.connection = .connected
    case .ran: if state.connection == .injecting { state.connection = .connected }
    case .elsewhere:
      state.fail(.scriptFailed("The page is at \(detail.sanitized()) and got no token there."))
    case .unreachable:
      state.fail(.bridgeMissing("The page has no message handler named \(handler)."))
    case .missing: state.fail(.scriptFailed("The page has no function connect."))
    case .refused:
      state.fail(.startFailed("connect failed: \(detail.sanitized().excerpt(bytes: 400))"))
    }
    return []
  }

  private static func noteConnecting(with json: String, in state: inout State) -> [Effect] {
    if let content = state.opened { state.delivery = Delivery(of: json, instead: content) }
    guard state.connection == .injecting else { return [] }
    let timer = state.nextTimer()
    state.connection = .connecting(timer: timer)
    return [.wait(connectLimit, .connecting(timer))]
  }

  static func timeOutConnecting(_ timer: Int, in state: inout State) {
    guard state.connection == .connecting(timer: timer) else { return }
    let seconds = connectLimit.components.seconds
    state.fail(.timedOut("connect did not come to its end within \(seconds) seconds."))
  }
}

extension Launcher.State {
  /// Notes what went wrong first: what follows from it would only hide it.
  fileprivate mutating func fail(_ fault: Launcher.Fault) {
    if case .failed = connection { return }
    connection = .failed(fault)
  }

  /// Nobody is there any more to get an answer.
  mutating func forgetPageRequests() {
    renewal.waiting.removeAll { asker in
      if case .page = asker { true } else { false }
    }
  }
}

extension Launcher.Delivery {
  /// Compares what `connect` got with what was meant; the observer has taken the token out.
  init(of json: String, instead content: Launcher.Content) {
    guard let options = try? JSON(parsing: json), case .object = options else {
      self = .broken
      return
    }
    let wanted = [
      ("domain", content.domain), ("launcherCode", content.launcherCode),
      ("context", content.context), ("language", content.language),
    ]
    let changed = wanted.filter { options[$0.0] != .string($0.1) }.map(\.0)
    self = changed.isEmpty ? .unchanged : .changed(changed)
  }
}

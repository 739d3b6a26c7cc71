import PageProtocol

/// What effects are noted as.
extension App {
  static func note(_ effect: Effect, in state: inout State) {
    switch effect {
    case .reply(let value, let asker, let flow):
      state.inspector.note(reply: value, to: asker, flow: flow)
    case .refuse(let reason, let asker, let flow):
      state.inspector.note(reason, flow: flow) { .refused(reason: $0, to: asker) }
    case .requestToken(let request): note(request, in: &state)
    case .cancelToken(let attempt):
      state.inspector.note(endOf: .token(attempt: attempt), flow: .launcher, .calledOff)
    case .wait(let pause, .pause):
      state.inspector.note(.did("the next try for a token is in \(pause.tenths)"), flow: .launcher)
    case .order(let order, let flow, let session):
      note(order, to: flow, session: session, in: &state)
    case .killPage(let flow, _):
      state.inspector.note(.did("lets the page's process crash"), flow: flow)
    case .loadDocument(let name, _, let load):
      state.inspector.note(
        beginningOf: .document(name.withoutAnchor, load: load), flow: state.flow)
    case .fetchReport(let id, let session):
      state.inspector.note(beginningOf: .report(id, session: session), flow: .analysis)
    case .readAnalysis: state.inspector.note(beginningOf: .analysisFile, flow: .analysis)
    case .localize: state.inspector.note(beginningOf: .texts, flow: .onboarding)
    case .showPictures(let requests): note(requests, in: &state)
    case .rememberOnboarding:
      state.inspector.note(.did("remembers that the onboarding was done"), flow: .onboarding)
    case .rememberPath:
      state.inspector.note(.did("keeps the path for the next run"), flow: .analysis)
    case .terminal, .stopLoading, .letGo, .continueSearch, .awaitPathSave, .awaitReportAsking,
      .wait,
      .expireNotice, .awaitRelease, .listen, .log, .saveEntries:
      break
    }
  }

  private static func note(_ request: Launcher.TokenRequest, in state: inout State) {
    if case .answer(let secret, _) = request.plan { state.hide(secret) }
    let launcher = request.launcher
    state.inspector.note(
      beginningOf: .token(attempt: request.attempt), flow: .launcher,
      detail: .facts([
        "source": .string(launcher.tokenSource.rawValue), "domain": .string(launcher.domain),
        "launcherCode": .string(launcher.launcherCode), "context": .string(launcher.context),
        "language": .string(launcher.language),
      ]))
  }

  /// The scripts hold the token in whatever way they were written, and are not kept.
  private static func note(
    _ order: Page.Order, to flow: FlowName, session: Int, in state: inout State
  ) {
    switch order {
    case .open(let source):
      state.inspector.note(
        beginningOf: .page(flow, session: session), flow: flow,
        detail: .facts([
          "file": .string(source.file), "location": .string(source.location),
          "handlers": .array((source.handlers + source.replyingHandlers).map { .string($0) }),
          "userScripts": .number(Double(source.userScripts.count)),
        ]))
    case .replaceUserScripts:
      state.inspector.note(.did("gives the page's next document the new token"), flow: flow)
    case .close: state.inspector.note(.moved(.pageClosed), flow: flow)
    case .dispatch(let event):
      guard let words = event.kind.words else { return }
      state.inspector.note(.did("\(words) element \(event.element)"), flow: flow)
    }
  }

  private static func note(_ requests: [PictureRequest], in state: inout State) {
    for request in requests where state.inspector.begun[.picture(request)] == nil {
      state.inspector.note(beginningOf: .picture(request), flow: state.flow, isListed: false)
    }
  }
}

extension ElementEvent.Kind {
  /// What a person did to an element, but not what was typed; nil if it is not worth an entry.
  fileprivate var words: String? {
    switch self {
    case .click: "clicks"
    case .change: "settles"
    case .submit: "sends"
    case .choose: "chooses in"
    case .input, .focus, .blur: nil
    }
  }
}

extension String {
  /// The name of a file without the place in it.
  var withoutAnchor: String { String(prefix { $0 != "#" }) }
}

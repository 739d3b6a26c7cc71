import PageProtocol

/// What messages are noted as.
extension App {
  static func note(_ message: Message, in state: inout State) {
    switch message {
    case .posted(let message, let ticket):
      state.inspector.note(message, by: .bridge(ticket), flow: FlowName(handler: message.handler))
    case .launcher(let message): note(message, in: &state)
    case .analysis(let message): note(message, in: &state)
    case .pictureLoaded(let request, _):
      state.inspector.note(endOf: .picture(request), flow: state.flow, .done(nil))
    case .pictureFailed(let request, let reason):
      state.inspector.note(endOf: .picture(request), flow: state.flow, .failed(reason))
    case .viewer(let message): note(message, in: &state)
    case .localized(let content, let language):
      let outcome: Inspector.Outcome =
        content.reason.map { .failed($0) } ?? .done(.facts(["language": .string(language)]))
      state.inspector.note(endOf: .texts, flow: .onboarding, outcome)
    case .deckMoved, .flowOpened, .selectionOpened, .keyReleased, .backPressed, .quitPressed,
      .keyListToggled, .keyListTyped, .backgroundSeen, .languagePressed, .themePressed,
      .mousePressed, .redrawPressed,
      .suspendPressed, .onboarding, .noticed, .noticeExpired, .noticeDismissed, .pasted, .resized,
      .resumed, .closed, .inspectorPressed, .besidePressed, .inspector, .logStopped:
      break
    }
  }

  private static func note(_ message: Launcher.Message, in state: inout State) {
    switch message {
    case .reported(let news, let session):
      note(news, of: .launcher, session: session, in: &state)
    case .posted(let message, let asker):
      state.inspector.note(message, by: asker, flow: .launcher)
    case .answered(let attempt, let answer, let took, _):
      let outcome: Inspector.Outcome
      switch answer {
      case .success(let token):
        state.hide(token.secret)
        outcome = .done(
          .facts([
            "token": .string(token.secret.masked), "lifetime": token.lifetime.seconds,
          ]))
      case .failure(let failure): outcome = .failed(failure.reason)
      }
      state.inspector.note(endOf: .token(attempt: attempt), flow: .launcher, outcome, took: took)
    case .opened, .closed, .form, .dismissed, .reloadPressed, .renewPressed, .expirePressed,
      .mishapPressed, .delayPressed, .networkPressed, .killPressed, .revealPressed, .copyPressed,
      .tokenHidden, .page, .rang, .pasted, .resized:
      break
    }
  }

  private static func note(_ message: Analysis.Message, in state: inout State) {
    switch message {
    case .reported(let news, let session):
      note(news, of: .analysis, session: session, in: &state)
    case .posted(let message, let asker):
      state.inspector.note(message, by: asker, flow: .analysis)
    case .unreadable(let reason, let text):
      let reason = state.inspector.redaction.clean(reason, most: 300).text
      state.inspector.note(text, flow: .analysis) { .unreadable(reason: reason, text: $0) }
    case .contentRead(let content):
      if let company = content.value?.company { state.hide(company) }
      state.inspector.note(
        endOf: .analysisFile, flow: .analysis, content.reason.map { .failed($0) } ?? .done(nil))
    case .reportFetched(let id, let report, let session):
      state.inspector.note(
        endOf: .report(id, session: session), flow: .analysis, .done(report))
    case .reportFailed(let id, let failure, let session):
      state.inspector.note(
        endOf: .report(id, session: session), flow: .analysis,
        .failed("\(failure.title). \(failure.explanation)"))
    case .opened, .closed, .reloadPressed, .page, .screen, .sheetPressed, .entryChosen,
      .retryPressed, .copyPressed, .searchStarted, .searchTyped, .matchMoved, .searchForgotten,
      .backPressed, .rootPressed, .askingDue, .saveDue, .pasted, .resized:
      break
    }
  }

  private static func note(_ message: Viewer.Message, in state: inout State) {
    guard let name = state.viewer?.name.withoutAnchor else { return }
    if case .grew(let growth, let load) = message, growth.isLast {
      state.inspector.note(endOf: .document(name, load: load), flow: state.flow, .done(nil))
    } else if case .failed(let reason, let load) = message {
      state.inspector.note(endOf: .document(name, load: load), flow: state.flow, .failed(reason))
    }
  }

  private static func note(
    _ news: Page.News, of flow: FlowName, session: Int, in state: inout State
  ) {
    let page = Inspector.Work.page(flow, session: session)
    switch news {
    case .displayed: state.inspector.note(endOf: page, flow: flow, .done(nil))
    case .posted(let message, let request):
      state.inspector.note(message, by: .page(session: session, request: request), flow: flow)
    case .logged(let text): state.inspector.note(text, flow: flow) { .logged($0) }
    case .failed(let text): state.inspector.note(text, flow: flow) { .threw($0) }
    case .wentOn: state.inspector.note(.moved(.pageWentOn), flow: flow)
    case .left(let address):
      state.inspector.note(address, flow: flow) { .moved(.pageAskedFor($0)) }
    case .ended(let reason):
      state.inspector.note(endOf: page, flow: flow, .failed(reason))
      state.inspector.note(reason, flow: flow) { .moved(.pageEnded($0)) }
    }
  }
}

extension FlowName {
  /// The flow that hears a message handler.
  init?(handler: String) {
    switch handler {
    case Launcher.handler: self = .launcher
    case Analysis.handler: self = .analysis
    default: return nil
    }
  }
}

extension JSON {
  /// An object of these members.
  static func facts(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }
}

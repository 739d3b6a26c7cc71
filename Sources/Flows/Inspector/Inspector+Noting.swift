import PageProtocol

/// Notes what happened: masked, made harmless, of long things the beginning.
extension Inspector.State {
  mutating func note(
    _ event: Inspector.Event, flow: FlowName?, duration: Duration? = nil, isCut: Bool = false,
    bytes: Int = 0
  ) {
    history.append(
      Inspector.Entry(
        number: 0, time: now, flow: flow, event: event, duration: duration, isCut: isCut,
        bytes: bytes))
  }

  /// Notes something that is told by a text.
  mutating func note(
    _ text: String, flow: FlowName?, as event: (String) -> Inspector.Event
  ) {
    let (text, isCut) = redaction.clean(text, most: Inspector.Entry.mostBytes)
    note(event(text), flow: flow, isCut: isCut, bytes: text.utf8.count)
  }

  mutating func note(_ message: ScriptMessage, by asker: Asker, flow: FlowName?) {
    let (body, isCut, bytes) = redaction.clean(message.body, most: Inspector.Entry.mostBytes)
    let shown = ScriptMessage(
      handler: redaction.clean(message.handler, most: 300).text, body: body,
      frame: Frame(
        isMainFrame: message.frame.isMainFrame,
        origin: redaction.clean(message.frame.origin, most: 300).text))
    note(.posted(shown, by: asker), flow: flow, isCut: isCut, bytes: bytes)
  }

  mutating func note(reply value: JSON?, to asker: Asker, flow: FlowName?) {
    guard let value else { return note(.replied(nil, to: asker), flow: flow) }
    let (shown, isCut, bytes) = redaction.clean(value, most: Inspector.Entry.mostBytes)
    note(.replied(shown, to: asker), flow: flow, isCut: isCut, bytes: bytes)
  }

  /// Notes that something began that will end.
  mutating func note(
    beginningOf work: Inspector.Work, flow: FlowName?, detail: JSON? = nil, isListed: Bool = true
  ) {
    // What never ends must not be kept for ever.
    if begun.count >= Self.mostBegun { begun.removeAll() }
    begun[work] = now
    guard isListed else { return }
    let (detail, isCut, bytes) = clean(detail)
    note(.began(cleaned(work), detail), flow: flow, isCut: isCut, bytes: bytes)
  }

  /// Notes that something ended, if it had begun; how long it took may be known better.
  mutating func note(
    endOf work: Inspector.Work, flow: FlowName?, _ outcome: Inspector.Outcome,
    took: Duration? = nil
  ) {
    guard let start = begun.removeValue(forKey: work) else { return }
    var isCut = false
    var bytes = 0
    var shown = outcome
    switch outcome {
    case .done(let detail):
      let cleaned = clean(detail)
      (shown, isCut, bytes) = (.done(cleaned.value), cleaned.isCut, cleaned.bytes)
    case .failed(let reason):
      shown = .failed(redaction.clean(reason, most: Inspector.Entry.mostBytes).text)
    case .calledOff: break
    }
    note(
      .ended(cleaned(work), shown), flow: flow, duration: took ?? now - start, isCut: isCut,
      bytes: bytes)
  }

  private static let mostBegun = 1000

  private func clean(_ detail: JSON?) -> (value: JSON?, isCut: Bool, bytes: Int) {
    guard let detail else { return (nil, false, 0) }
    return redaction.clean(detail, most: Inspector.Entry.mostBytes)
  }

  /// The work as it may be shown.
  private func cleaned(_ work: Inspector.Work) -> Inspector.Work {
    func clean(_ text: String) -> String { redaction.clean(text, most: 300).text }
    switch work {
    case .document(let name, let load): return .document(clean(name), load: load)
    case .report(let id, let session): return .report(clean(id), session: session)
    case .picture(var request):
      request.name = clean(request.name)
      return .picture(request)
    case .token, .page, .analysisFile, .texts: return work
    }
  }
}

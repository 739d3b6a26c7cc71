import PageProtocol

extension Analysis {
  /// Decodes a script message and pushes its screen, or says why nothing comes of it.
  static func receive(
    _ message: ScriptMessage, from asker: Asker, in state: inout State
  ) -> [Effect] {
    if let reason = refusal(of: message, in: state) {
      return refuse(reason, message.body, to: asker, in: &state)
    }
    do {
      let event = try AnalysisEvent(body: message.body, redaction: state.redaction)
      let screen = AnalysisScreen(event: event)
      guard state.path.append(screen, bytes: event.bytes, isSame: { $0.event == $1.event }) else {
        return sayFull(in: &state) + refuse(full, message.body, to: asker, in: &state)
      }
      state.isFullSaid = false
      state.accepted += 1
      state.note(.taken(screen))
      return [.acknowledge(asker)]
    } catch {
      return refuse(error.reason, message.body, to: asker, in: &state)
    }
  }

  /// Notes what was refused for the person who looks at it, with the beginning of what came.
  static func note(
    refusal reason: String, of text: String, from source: Refusals.Source, in state: inout State
  ) {
    let reason = state.redaction.hide(in: reason)
    let excerpt = state.redaction.shown(text, bytes: 120)
    state.refusals.note(reason, excerpt: excerpt.isEmpty ? nil : excerpt, from: source)
    state.note(.refused(reason: reason))
  }

  private static let full = "The path is full; go back first."

  /// Says it on screen too, once until there is room again: a burst refuses thousands.
  private static func sayFull(in state: inout State) -> [Effect] {
    guard !state.isFullSaid else { return [] }
    state.isFullSaid = true
    return [.notify("The path is full with \(state.path.count) screens: go back first")]
  }

  private static func refuse(
    _ reason: String, _ body: JSON, to asker: Asker, in state: inout State
  ) -> [Effect] {
    let reason = state.redaction.hide(in: reason)
    let source: Refusals.Source =
      switch asker {
      case .page: .page
      case .bridge: .bridge
      }
    note(refusal: reason, of: body.string ?? body.description, from: source, in: &state)
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
  private static let mostEntries = 100

  mutating func note(_ entry: Analysis.Entry) {
    log.append(entry)
    if log.count > 2 * Self.mostEntries { log.removeFirst(Self.mostEntries) }
  }
}

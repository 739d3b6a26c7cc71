import Cells

/// The one place where what happens is noted for the inspector; no flow knows of it.
extension App {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    inspect(&state, message) { react(to: message, in: &$0) }
  }

  public static func pass(_ time: Duration, to state: inout State) { state.inspector.now = time }

  /// Lets something happen, and notes the message that led to it, where one is then, and what was
  /// asked for.
  ///
  /// What happens meanwhile by the app's own messages is a part of it and no news of its own.
  static func inspect(
    _ state: inout State, _ message: Message?, _ happen: (inout State) -> [Effect]
  ) -> [Effect] {
    guard !state.inspector.isNoting else { return happen(&state) }
    state.inspector.isNoting = true
    let newest = state.inspector.history.newest
    if let message { note(message, in: &state) }
    let before = Whereabouts(state)
    let effects = happen(&state)
    let after = Whereabouts(state)
    if before != after { note(from: before, to: after, in: &state) }
    for effect in effects { note(effect, in: &state) }
    fitInspector(in: &state)
    state.inspector.isNoting = false
    let history = state.inspector.history
    guard state.inspector.log == .running, history.newest > newest else { return effects }
    return effects + [.log(history[newest + 1..<history.newest + 1])]
  }

  /// What is on the screen, as far as going there is worth an entry.
  private struct Whereabouts: Equatable {
    var flow: FlowName?
    var page: Int?
    var document: String?
    var depth: Int

    init(_ state: State) {
      flow = state.flow
      page = state.onboarding?.page
      document = state.viewer?.name
      depth = state.analysis.path.count
    }
  }

  private static func note(
    from before: Whereabouts, to after: Whereabouts, in state: inout State
  ) {
    func note(_ move: Inspector.Move, _ flow: FlowName?) {
      state.inspector.note(.moved(move), flow: flow)
    }
    func clean(_ text: String) -> String {
      state.inspector.redaction.clean(text, most: 300).text
    }
    if before.document != after.document {
      if let name = after.document {
        note(.readDocument(clean(name)), after.flow)
      } else if let name = before.document {
        note(.leftDocument(clean(name)), after.flow)
      }
    }
    if before.flow != after.flow {
      if let flow = before.flow { note(.closed, flow) }
      if let flow = after.flow { note(.opened, flow) }
    } else if let page = after.page, before.page != page {
      let count = state.onboarding?.content.pages.count ?? 0
      note(.turned(page: page + 1, of: count), .onboarding)
    }
    if after.depth > before.depth, let screen = state.analysis.path.last {
      // A name that is shortened already could show the ends of a secret.
      note(.pushed(clean(screen.fullName), depth: after.depth), .analysis)
    } else if after.depth < before.depth {
      note(.popped(depth: after.depth), .analysis)
    }
  }
}

extension AnalysisScreen {
  /// What the screen is called, all of it.
  fileprivate var fullName: String {
    switch event {
    case .completed(let id, _): "Report \(id)"
    case .unknown(let name, _): name
    case .invalidCompanyKey, .imageRejected, .legacy: name
    }
  }
}

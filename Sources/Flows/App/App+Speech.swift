public import Cells

extension App {
  public static func describe(_ state: State) -> Speech {
    var speech = body(of: state)
    speech.notices = state.notices.queue.map { Speech.Notice(number: $0.arrival, text: $0.text) }
    speech.others = spokenAnywhere.choices()
    // What was said can't be taken away again, be it the page that says a token.
    return speech.mapTexts { text in
      state.inspector.redaction.clean(text, most: Inspector.Entry.mostBytes).text
    }
  }

  private static func body(of state: State) -> Speech {
    if state.inspector.isFocused { return Inspector.describe(state.inspector) }
    if let viewer = state.viewer { return Viewer.describe(viewer) }
    switch state.flow {
    case nil: return Deck.describe(state)
    case .onboarding: return state.onboarding.map(Onboarding.describe) ?? Speech()
    case .launcher: return Launcher.describe(state.launcher)
    case .analysis: return Analysis.describe(state.analysis)
    }
  }

  /// What can be done on every screen and has a meaning without one.
  private static var spokenAnywhere: [KeyBinding<Message>] {
    anywhere.filter {
      [.inspectorPressed, .languagePressed, .quitPressed].contains($0.message)
    }
  }

  /// The way back from a flow.
  static let spokenBack = Speech.Choice("back: go back to the deck", keys: [.escape], letter: "q")
}

extension Speech {
  /// The speech with each of its texts changed.
  fileprivate func mapTexts(_ change: (String) -> String) -> Self {
    var speech = self
    speech.title = change(title)
    for index in lines.indices { speech.lines[index].text = change(lines[index].text) }
    for index in choices.indices { speech.choices[index].name = change(choices[index].name) }
    for index in notices.indices { speech.notices[index].text = change(notices[index].text) }
    if let value = question?.value { speech.question?.value = change(value) }
    return speech
  }
}

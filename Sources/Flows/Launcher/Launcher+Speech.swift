import Cells
import Widgets

extension Launcher {
  /// Says the options, or the session and its page.
  static func describe(_ state: State) -> Speech {
    guard state.isOpen else { return describeOptions(of: state) }
    var speech = Page.describe(state.page)
    speech.title = "Launcher: \(state.opened?.domain ?? "")"
    speech.lines = Panel(state).spokenLines + speech.lines
    guard !state.page.isTyping else { return speech }
    // What can be done hardly changes while a token is asked for: not worth a word.
    var calm = state
    calm.renewal.phase = .idle
    // The token is said masked only: what was said can't be taken away again.
    speech.choices += keys(in: calm).filter { $0.message != .revealPressed }.choices()
    return speech
  }

  private static func describeOptions(of state: State) -> Speech {
    let form = state.form
    var speech = Speech(
      title: "Launcher: open the learning platform in a web view",
      lines: [.news("The app hands these options to the page's connect function.")])
    speech.lines += form.fields.compactMap(\.complaint).map(Speech.Line.news)
    speech.choices = [
      Speech.Choice(form.button, keys: [.item(form.fields.count)], isMain: true)
    ]
    speech.choices += form.fields.enumerated().map { index, field in
      Speech.Choice("\(field.label): \(field.value.words)", keys: [.item(index)])
    }
    speech.choices.append(App.spokenBack)
    if let entry = form.entry {
      let field = form.fields[form.focus]
      speech.question = Speech.Question("\(field.label) (\(field.note))", value: entry.text)
    }
    return speech
  }
}

extension Launcher.Panel {
  /// What is known of the session; what counts down is not said each second.
  var spokenLines: [Speech.Line] {
    let counts = state.counts
    let news =
      [
        "Status: \(state.status.word)",
        trouble.map { "Trouble: \($0)" },
        counts.renewals > 0 ? "Renewals: \(counts.renewals)" : nil,
      ] + [delivery, plan, script].map { $0?.0.withoutMark }
    let asides = [
      state.token.map { "Token: \($0.secret.masked)" }, life.isEmpty ? nil : "Life: \(life)",
      "Requests: \(counts.requests), at once \(counts.stale), refused \(counts.refusals)",
      "Calls: \(counts.tries)\(latency), failed \(counts.failures), too late \(counts.late)",
      state.nextTry.map { "Next try: \($0)" }, about,
    ]
    return news.compactMap { $0 }.map(Speech.Line.news)
      + asides.compactMap { $0 }.map(Speech.Line.aside)
  }
}

extension String {
  /// The text without the sign before its first letter.
  fileprivate var withoutMark: String { String(drop { !$0.isLetter }) }
}

extension Form.Value {
  fileprivate var words: String {
    switch self {
    case .text(let text): text.isEmpty ? "empty" : text
    case .choice(let choices, let selected):
      choices.indices.contains(selected) ? choices[selected] : "none"
    case .checkbox(let isOn, let text): "\(text) (\(isOn ? "ticked" : "not ticked"))"
    }
  }
}

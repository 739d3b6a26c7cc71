import Cells
import Documents
import Widgets

extension Page {
  /// Says the page; what can be focused in it are its choices.
  static func describe(_ state: State) -> Speech {
    switch state.phase {
    case .closed: return Speech()
    case .loading:
      let complaint = state.complaint.map { "The page shows nothing: \($0)" }
      return Speech(lines: [.news(complaint ?? "Loading the page")])
    case .ended(let reason): return Speech(lines: [.news("The page has ended: \(reason)")])
    case .open:
      return Speech(
        lines: state.pane.layout.spokenLines.map(Speech.Line.news),
        choices: state.list.map(options) ?? choices(in: state.pane), question: question(in: state))
    }
  }

  private static func choices(in pane: ReadingPane) -> [Speech.Choice] {
    zip(pane.layout.targets, pane.layout.spokenTargets).enumerated().flatMap {
      index, entry -> [Speech.Choice] in
      let (target, name) = (entry.0.target, entry.1)
      let key = Spot.target(index).key
      switch target {
      case .element(_, .button(isEnabled: false)): return []
      case .element(_, .slider):
        return [
          Speech.Choice("\(name), more", keys: [key, .right]),
          Speech.Choice("\(name), less", keys: [key, .left]),
        ]
      case .element, .link, .label: return [Speech.Choice(name, keys: [key])]
      }
    }
  }

  /// The options of an open list.
  private static func options(of list: ChoiceList) -> [Speech.Choice] {
    let options = list.choice.options.enumerated().filter { $1.kind == .option }
    let end = list.choice.allowsSeveral ? "done: close the list" : "cancel: close the list"
    return options.map { index, option in
      let name = option.isChosen ? "\(option.label) (chosen)" : option.label
      return Speech.Choice(name, keys: [Spot.option(index).key])
    } + [Speech.Choice(end, keys: [.escape])]
  }

  /// The text that is being typed; where no button sends it, giving it does.
  private static func question(in state: State) -> Speech.Question? {
    guard let entry = state.entry, let focus = state.pane.focus else { return nil }
    var question = Speech.Question(
      state.pane.layout.spokenLabel(ofTarget: focus), value: entry.text,
      isSecret: entry.kind == .secret, ending: [hasButton(state) ? .escape : .enter])
    if case .lines = entry.kind {
      let count = entry.text.count(where: \.isNewline) + 1
      question.clearing = (0..<count).flatMap { _ in [Key.control("u"), .backspace] }
      question.ending = [.escape]
    }
    if question.isSecret { question.value = "" }
    return question
  }

  private static func hasButton(_ state: State) -> Bool {
    state.pane.layout.targets.contains {
      if case .element(_, .button(isEnabled: true)) = $0.target { true } else { false }
    }
  }
}

import Cells

extension Deck {
  /// Says the three flows as choices.
  static func describe(_ state: App.State) -> Speech {
    var speech = Speech(title: "Promenade: three mobile flows to walk through")
    if let path = state.bridgePath { speech.lines = [.aside("Bridge: \(path)")] }
    speech.choices = FlowName.allCases.enumerated().map { index, flow in
      let reason = App.unavailability(of: flow, in: state)
      let status = reason.map { "closed. \($0)" } ?? status(of: flow, in: state, isNarrow: false)
      return Speech.Choice(
        "\(flow.title) (\(flow.origin), \(flow.summary)): \(status)",
        keys: [.character(Character("\(index + 1)"))], isMain: index == state.selection)
    }
    speech.choices.append(Speech.Choice("quit", keys: [.character("q")], letter: "q"))
    return speech
  }
}

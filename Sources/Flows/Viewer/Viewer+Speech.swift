import Cells
import Documents
import Widgets

extension Viewer {
  /// Says the part of the text that one is at; an empty line goes on to the next part.
  static func describe(_ state: State) -> Speech {
    var speech = Speech(title: "Text: \(title(of: state))")
    if let outline = state.outline { return describe(outline, of: state) }
    speech.lines = lines(in: state)
    speech.choices = choices(in: state)
    if let query = state.query {
      speech.question = Speech.Question("search for", value: query.text)
    }
    return speech
  }

  private static func lines(in state: State) -> [Speech.Line] {
    var lines: [Speech.Line] = []
    switch state.phase {
    case .failed(let reason):
      lines.append(.news(state.pane.isEmpty ? reason : "Broken off: \(reason)"))
    case .loading(let part):
      // A line for each quarter, not for each percent.
      let quarters = Int((part ?? 0) * 4)
      lines.append(.news(quarters == 0 ? "Loading" : "Loading, \(quarters * 25) %"))
    case .complete: break
    }
    lines += state.pane.spokenLines.map(Speech.Line.news)
    if state.pane.isScrollable { lines.append(.aside("Read: \(percent(in: state)) %")) }
    if state.pane.isSearched, state.query == nil {
      let place = state.pane.matchLine.map { ": \($0)" } ?? ""
      lines.append(.news("Search: \(matches(in: state))\(place)"))
    }
    return lines
  }

  private static func choices(in state: State) -> [Speech.Choice] {
    var choices: [Speech.Choice] = []
    let isAtEnd = state.pane.isEmpty || state.pane.isAtEnd
    if !isAtEnd {
      choices.append(Speech.Choice("more", keys: [.pageDown], letter: " ", isMain: true))
    }
    choices += state.pane.spokenTargets.enumerated().map { index, name in
      Speech.Choice(name, keys: [.item(index)])
    }
    if state.pane.percent > 0, state.pane.isScrollable {
      choices.append(Speech.Choice("previous part", keys: [.pageUp], letter: "b"))
    }
    // Numbers are for links that are seen; here all of them have one.
    return choices + keys(in: state).filter { $0.message != .numbersPressed }.choices()
  }

  private static func describe(_ outline: Outline, of state: State) -> Speech {
    Speech(
      title: "Contents of \(title(of: state))",
      choices: outline.found.map {
        Speech.Choice(outline.headings[$0].text, keys: [.item($0)])
      } + [Speech.Choice("close: close the list", keys: [.escape])])
  }
}

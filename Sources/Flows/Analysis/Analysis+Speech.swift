import Cells
import Documents
import Widgets

extension Analysis {
  /// Says the page and what came in, or the screen that stands over it.
  static func describe(_ state: State) -> Speech {
    var speech: Speech
    if state.sheet?.sheet == .path {
      speech = describePath(of: state)
    } else if let pane = state.topPane {
      speech = Speech(lines: pane.layout.spokenLines.map(Speech.Line.news))
      if let words = state.foundWords {
        let place = state.matchLine.map { ": \($0)" } ?? ""
        speech.lines.append(.news("Search: \(words)\(place)"))
      }
      if let search = state.search, search.isTyped {
        speech.question = Speech.Question("search for", value: search.entry.text)
      }
    } else {
      speech = Page.describe(state.page)
      speech.lines += spokenEvents(in: state)
      if !state.page.isTyping {
        speech.choices += spokenKeys(in: state) + [App.spokenBack]
      }
      speech.title = "Analysis"
      return speech
    }
    let place = breadcrumb(of: state).last ?? ""
    speech.title = "Analysis: \(place), \(state.path.count) on the path"
    speech.choices += spokenKeys(in: state)
    return speech
  }

  /// What the keys do, but for copying the address: what is copied is said, and it has the company
  /// key in it.
  private static func spokenKeys(in state: State) -> [Speech.Choice] {
    let isOfAddress = state.isAtRoot || state.sheet?.sheet == .address
    return keys(in: state).filter { !isOfAddress || $0.message != .copyPressed }
      .choices()
  }

  /// The last few things that came in: of a burst nobody wants to hear all.
  private static func spokenEvents(in state: State) -> [Speech.Line] {
    let total = state.accepted + state.refusals.total
    guard total > 0 else { return [.aside("Nothing was posted yet.")] }
    let counts = "Events: \(state.accepted) taken, \(state.refusals.total) refused"
    return [.news(counts)]
      + state.log.suffix(3).map { entry in
        switch entry {
        case .taken(let screen): .news("Taken: \(screen.name)")
        case .refused(let reason): .news("Refused: \(reason)")
        case .trouble(let text): .news("Trouble: \(text)")
        }
      }
  }

  private static func describePath(of state: State) -> Speech {
    let list = PathList(state: state)
    return Speech(
      lines: [.news("Choose a screen to go back to.")],
      // Of a deep path the newest screens are said.
      choices: (0...state.path.count).suffix(mostSpokenEntries).map { index in
        Speech.Choice(list.spokenEntry(index), keys: [.item(index)])
      })
  }

  private static let mostSpokenEntries = 100
}

import Cells
import Widgets

extension Inspector {
  /// Says the last entries, each with its time, or the one that is looked at.
  static func describe(_ state: State) -> Speech {
    var speech = Speech(title: "Inspector", choices: keys(in: state).choices())
    if let query = state.query {
      speech.question = Speech.Question("search for", value: query.text)
    }
    if let details = state.details {
      speech.title = "Inspector: entry \(details.number)"
      speech.lines = details.pane.spokenLines.map(Speech.Line.news)
      return speech
    }
    var number = state.listed.upperBound - 1
    while speech.lines.count < mostSpoken, let next = state.next(from: number, by: -1) {
      let entry = state.history[next]
      let took = entry.duration.map { ", took \($0.spent)" } ?? ""
      speech.lines.append(
        .news("\(entry.time.clock(digits: 1)) \(entry.kind.rawValue): \(entry.summary)\(took)"))
      number = next - 1
    }
    speech.lines.reverse()
    if speech.lines.isEmpty { speech.lines = [.news("Nothing has happened yet.")] }
    return speech
  }

  /// So many entries are said.
  private static let mostSpoken = 15
}

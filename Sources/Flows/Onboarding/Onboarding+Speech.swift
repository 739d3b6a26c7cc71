import Cells
import Documents

extension Onboarding {
  /// Says the page; its links and buttons are choices.
  static func describe(_ state: State) -> Speech {
    let count = state.content.pages.count
    let layout = Layout(of: state.current.text, columns: Size.spoken(rows: 0).columns)
    let picture = state.current.picture.map { [Speech.Line.news("Picture: \($0)")] } ?? []
    return Speech(
      title: "Onboarding, page \(state.page + 1) of \(count)",
      lines: picture + layout.spokenLines.map(Speech.Line.news),
      choices: choices(in: state, links: layout.spokenTargets))
  }

  private static func choices(in state: State, links: [String]) -> [Speech.Choice] {
    let title = state.mainTitle.isEmpty ? "(a button without a title)" : state.mainTitle
    var choices = [Speech.Choice(title, keys: [.item(Item.mainButton)], isMain: true)]
    choices += links.enumerated().map { Speech.Choice($1, keys: [.item($0)]) }
    if state.current.link != nil {
      choices.append(
        Speech.Choice("\(state.content.labels.show) (button)", keys: [.item(Item.linkButton)]))
    }
    let wraps = !state.isStrict && state.content.pages.count > 1
    if wraps || !state.isOnLastPage {
      choices.append(Speech.Choice("next page", keys: [.right]))
    }
    if wraps || state.page > 0 { choices.append(Speech.Choice("previous page", keys: [.left])) }
    return choices + [App.spokenBack]
  }
}

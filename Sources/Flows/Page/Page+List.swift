import Cells
import Documents
import PageProtocol
import Widgets

extension Page.State {
  /// Follows a gesture while a list of options is open.
  mutating func followInList(_ gesture: Page.Gesture) -> [ElementEvent] {
    switch gesture {
    case .moved(let step), .scrolled(let step), .adjusted(let step): list?.move(by: step)
    case .paged(let pages): list?.move(by: pages * 10)
    case .wentToStart: list?.move(by: -Self.farAway)
    case .wentToEnd: list?.move(by: Self.farAway)
    case .typed(.character(let letter)): list?.type(letter)
    case .typed: break
    case .chosen, .activated: return choose()
    case .clicked(.option(let index)):
      guard list?.mark(index) == true else { return [] }
      return choose()
    case .clicked(.outside), .listClosed: list = nil
    case .clicked: break
    case .tabbed(let step):
      list = nil
      let focused = pane.focusedElement
      pane.moveFocus(by: step)
      return moveFocus(from: focused)
    }
    return []
  }

  /// More options than there are.
  private static let farAway = 1 << 20

  private mutating func choose() -> [ElementEvent] {
    guard var list, let element = pane.focusedElement, list.option != nil else { return [] }
    list.choose()
    self.list = list.choice.allowsSeveral ? list : nil
    return [ElementEvent(.choose(list.chosen), element: element)]
  }
}

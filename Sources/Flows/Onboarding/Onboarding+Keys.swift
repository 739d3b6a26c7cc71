public import Cells
import Widgets

extension Onboarding {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    var table: [KeyBinding<Message>] = [
      KeyBinding(
        .enter, .space, hint: enterHint(in: state), help: "press what has the focus",
        message: .focusActivated),
      KeyBinding(
        .right, hint: state.isStrict && state.isOnLastPage ? nil : "swipe",
        help: "swipe to the next page", message: .swiped(1)),
      KeyBinding(.left, help: "swipe to the page before", message: .swiped(-1)),
      KeyBinding(
        .tab, hint: "move", help: "move among links, dots and buttons", message: .focusMoved(1)),
      KeyBinding(.backTab, help: "move backwards", message: .focusMoved(-1)),
    ]
    if state.text.isScrollable {
      table += [
        KeyBinding(.down, hint: "more", help: "scroll the text", message: .scrolled(lines: 1)),
        KeyBinding(.up, help: "scroll back", message: .scrolled(lines: -1)),
        KeyBinding(.pageDown, help: "scroll a page", message: .scrolledByPages(1)),
        KeyBinding(.pageUp, help: "scroll a page back", message: .scrolledByPages(-1)),
      ]
    }
    for digit in 1...9 where digit <= state.content.pages.count {
      table.append(
        KeyBinding(
          .character(Character("\(digit)")), help: "go to page \(digit)",
          message: .pageChosen(digit - 1)))
    }
    return table
  }

  /// What Enter does to what has the focus.
  private static func enterHint(in state: State) -> String? {
    switch state.focus {
    case .mainButton: "go on"
    case .textLink, .linkButton: "open"
    case .dots: state.isOnLastPage ? nil : "next"
    }
  }

  public static func message(for key: Key, in state: State) -> Message? {
    switch key {
    case .item(Item.linkButton): .linkButtonPressed
    case .item(Item.mainButton): .mainButtonPressed
    case .item(Item.dotsLeft): .dotsTapped(-1)
    case .item(Item.dotsRight): .dotsTapped(1)
    case .item(let index): .textLinkPressed(index)
    case .wheel(let lines): .scrolled(lines: lines)
    default: binding(for: key, in: state)?.message
    }
  }

  /// What a click hits besides the links of the text, which have their own numbers.
  enum Item {
    static let linkButton = -1
    static let mainButton = -2
    static let dotsLeft = -3
    static let dotsRight = -4
  }
}

public import Cells

extension Key {
  /// What the key is called on screen, short.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "^" + String(letter).uppercased()
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .backspace: "backspace"
    case .delete: "del"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .function(let number): "F\(number)"
    case .item: "click"
    case .wheel: "wheel"
    }
  }

  /// What it is called where only ASCII is drawn: an arrow would be taken for a letter.
  public var plainName: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    default: name
    }
  }
}

import Cells
public import Documents

extension ReadingPane {
  /// What has the focus.
  public var focusedTarget: Target? { focus.map { layout.targets[$0].target } }

  /// The text of the focused field, if a field has the focus.
  public var focusedField: String? {
    guard case .element(_, .field(let text)) = focusedTarget else { return nil }
    return text
  }

  /// Gives the focus to a target by its number; others than those there are take it away.
  public mutating func focus(on target: Int?) {
    focus = target.flatMap { layout.targets.indices.contains($0) ? $0 : nil }
    revealFocus()
  }

  /// Gives the focus to the next or previous target, around the ends.
  public mutating func moveFocus(by step: Int) {
    let count = layout.targets.count
    guard count > 0 else { return }
    guard let focus else {
      return focus(on: step > 0 ? firstVisibleTarget ?? 0 : count - 1)
    }
    self.focus(on: (focus + step).wrapped(to: count))
  }

  /// Moves the focus one target if that one is in sight, else scrolls one line.
  public mutating func step(_ direction: Int) {
    let next = focus.map { $0 + direction } ?? (direction > 0 ? firstVisibleTarget : nil)
    if let next, layout.targets.indices.contains(next), isVisible(next) {
      return focus(on: next)
    }
    if scroll + direction < 0 || scroll + direction > lastScroll {
      if let next, layout.targets.indices.contains(next) { focus(on: next) }
      return
    }
    scroll(by: direction)
  }

  private func line(of target: Int) -> Int { layout.targets[target].places.first?.line ?? 0 }

  private func isVisible(_ target: Int) -> Bool {
    (scroll..<scroll + max(1, size.rows)).contains(line(of: target))
  }

  private var firstVisibleTarget: Int? { layout.targets.indices.first(where: isVisible) }

  private mutating func revealFocus() {
    guard let focus else { return }
    reveal(line: line(of: focus))
  }
}

extension Target {
  /// Whether two targets are the same link or element, whatever its state.
  func isSameThing(as other: Target) -> Bool {
    switch (self, other) {
    case (.link(let left), .link(let right)): left == right
    case (.element(let left, _), .element(let right, _)): left == right
    case (.link, .element), (.element, .link): false
    }
  }
}

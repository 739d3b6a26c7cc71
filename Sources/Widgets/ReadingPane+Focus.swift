public import Cells
public import Documents

extension ReadingPane {
  /// What has the focus.
  public var focusedTarget: Target? { focus.map { layout.targets[$0].target } }

  /// The focused field, if a field has the focus.
  public var focusedField: Field? {
    guard case .element(_, .field(let field)) = focusedTarget else { return nil }
    return field
  }

  /// The text field that an element is, as the document has it.
  public func field(ofElement number: Int) -> Field? {
    guard let target = layout.target(ofElement: number),
      case .element(_, .field(let field)) = layout.targets[target].target
    else { return nil }
    return field
  }

  /// The cells that the focused target takes, counted from the start of the text.
  public var focusedPlace: Rect? {
    guard let focus, let first = layout.targets[focus].places.first else { return nil }
    let rows = layout.targets[focus].places.count
    return Rect(
      column: first.columns.lowerBound, row: first.line, columns: first.columns.count, rows: rows)
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

  /// Scrolls so that the focused target is seen, of a tall one its beginning.
  public mutating func revealFocus() {
    guard let place = focusedPlace else { return }
    // The frame of a tall field belongs to it.
    let edge = place.rows > 1 && place.rows + 2 <= size.rows ? 1 : 0
    reveal(line: place.endRow - 1 + edge)
    reveal(line: place.row - edge)
  }
}

extension Target {
  /// Whether two targets are the same link or element, whatever its state.
  func isSameThing(as other: Target) -> Bool {
    switch (self, other) {
    case (.link(let left), .link(let right)): left == right
    case (.element(let left, _), .element(let right, _)): left == right
    case (.label(let left), .label(let right)): left == right
    case (.link, _), (.element, _), (.label, _): false
    }
  }
}

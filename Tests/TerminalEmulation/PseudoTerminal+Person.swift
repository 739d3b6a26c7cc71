public import Cells

extension PseudoTerminal {
  /// Presses keys, one after the other.
  public func press(_ keys: Key...) {
    for key in keys {
      emulator.press(key)
      send(emulator.takeReplies())
    }
  }

  /// Types a text.
  public func type(_ text: String) {
    emulator.type(text)
    send(emulator.takeReplies())
  }

  /// Pastes a text in one piece.
  public func paste(_ text: String) {
    emulator.paste(text)
    send(emulator.takeReplies())
  }

  /// Clicks on a cell.
  public func click(column: Int, row: Int) {
    emulator.click(Point(column: column, row: row))
    send(emulator.takeReplies())
  }

  /// Clicks where a text stands on the screen, once it stands still; false if it never comes.
  @discardableResult
  public func click(on text: String) -> Bool {
    var place: Point?
    let isThere = reads { terminal in
      // A frame can come in pieces, and its lines can scroll into place.
      let before = terminal.place(of: text)
      terminal.pump(wait: .milliseconds(20))
      place = terminal.place(of: text)
      return place != nil && place == before
    }
    if isThere, let place { click(column: place.column, row: place.row) }
    return isThere
  }

  /// Where a text stands first.
  private func place(of text: String) -> Point? {
    for (row, line) in screen.enumerated() {
      guard let range = line.ranges(of: text).first else { continue }
      return Point(column: String(line[..<range.lowerBound]).columns, row: row)
    }
    return nil
  }

  /// Reads until a condition holds; false at the limit, or when the program has ended without it.
  public func reads(
    limit: Duration = .patience, until condition: (PseudoTerminal) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition(self) {
      guard ContinuousClock.now < deadline, end == nil else { return false }
      pump(wait: .milliseconds(10))
    }
    return true
  }

  /// Reads until the program has ended; nil at the limit.
  public func readsToTheEnd(limit: Duration = .patience) -> End? {
    let deadline = ContinuousClock.now + limit
    while end == nil, ContinuousClock.now < deadline { pump(wait: .milliseconds(10)) }
    return end
  }
}

public import Cells
public import Testing

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

  /// Waits until the screen contains a text, and records an issue at the limit.
  @discardableResult
  public func waits(
    for text: String, limit: Duration = .seconds(10),
    at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    waits("“\(text)”", limit: limit, at: location) {
      $0.screen.contains { $0.contains(text) }
    }
  }

  /// Waits until a condition holds, and records an issue at the limit or when the program ends.
  @discardableResult
  public func waits(
    _ wish: String, limit: Duration = .seconds(10),
    at location: SourceLocation = #_sourceLocation, until condition: (PseudoTerminal) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition(self) {
      guard ContinuousClock.now < deadline, end == nil else {
        record("no \(wish)", at: location)
        return false
      }
      pump(wait: .milliseconds(10))
    }
    return true
  }

  /// Waits until the program has ended, and records an issue at the limit.
  @discardableResult
  public func waitsForEnd(
    limit: Duration = .seconds(10), at location: SourceLocation = #_sourceLocation
  ) -> End? {
    let deadline = ContinuousClock.now + limit
    while end == nil, ContinuousClock.now < deadline { pump(wait: .milliseconds(10)) }
    if end == nil { record("no end", at: location) }
    return end
  }

  private func record(_ what: String, at location: SourceLocation) {
    let picture = screen.joined(separator: "\n")
    let state = end.map { "the program ended (\($0))" } ?? "the program runs"
    Issue.record("\(what): \(state)\n\(picture)", sourceLocation: location)
  }
}

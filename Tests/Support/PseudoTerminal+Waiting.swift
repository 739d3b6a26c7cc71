public import TerminalEmulation
public import Testing

extension PseudoTerminal {
  /// Waits until the screen contains a text, and records an issue at the limit.
  @discardableResult
  public func waits(
    for text: String, limit: Duration = .patience,
    at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    waits("“\(text)”", limit: limit, at: location) {
      $0.screen.contains { $0.contains(text) }
    }
  }

  /// Waits until a condition holds, and records an issue at the limit or when the program ends.
  @discardableResult
  public func waits(
    _ wish: String, limit: Duration = .patience,
    at location: SourceLocation = #_sourceLocation, until condition: (PseudoTerminal) -> Bool
  ) -> Bool {
    let isThere = reads(limit: limit, until: condition)
    if !isThere { record("no \(wish)", at: location) }
    return isThere
  }

  /// Waits until the program has ended, and records an issue at the limit.
  @discardableResult
  public func waitsForEnd(
    limit: Duration = .patience, at location: SourceLocation = #_sourceLocation
  ) -> End? {
    let end = readsToTheEnd(limit: limit)
    if end == nil { record("no end", at: location) }
    return end
  }

  private func record(_ what: String, at location: SourceLocation) {
    let picture = screen.joined(separator: "\n")
    let state = end.map { "the program ended (\($0))" } ?? "the program runs"
    Issue.record("\(what): \(state)\n\(picture)", sourceLocation: location)
  }
}

public import Cells
public import TerminalEmulation
public import Testing

extension ScriptedTerminal {
  /// Presses keys, one after the other.
  public func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Types a text, a key for each character.
  public func type(_ text: String) {
    for character in text { send(.key(character == "\n" ? .enter : .character(character))) }
  }

  /// Pastes a text in one piece.
  public func paste(_ text: String) { send(.pasted(text)) }

  /// Clicks on a cell.
  public func click(column: Int, row: Int) {
    send(.clicked(Point(column: column, row: row)))
  }

  /// Clicks on the first place where the newest frame shows a text.
  public func click(on text: String, at location: SourceLocation = #_sourceLocation) {
    for (row, line) in screen.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return click(column: line[..<range.lowerBound].columns, row: row)
    }
    Issue.record("nothing to click on says “\(text)”", sourceLocation: location)
  }

  /// Suspends until the newest frame contains a text, and records an issue at the limit.
  public func shows(
    _ text: String, limit: Duration = .patience,
    at location: SourceLocation = #_sourceLocation
  ) async {
    await shows(
      where: { $0.lines.contains { $0.contains(text) } }, "“\(text)”", limit: limit, at: location)
  }

}

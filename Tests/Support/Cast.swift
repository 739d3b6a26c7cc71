public import Cells
import FoundationEssentials
public import PageProtocol
import TerminalEmulation

/// A recording as a player reads it (asciicast v2).
public struct Cast {
  /// A line after the first.
  public struct Event {
    public let time: Double
    public let kind: String
    public let text: String
  }

  public let header: JSON
  public let events: [Event]

  /// Reads a recording, every line of which must be whole.
  public init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.last == "", let first = lines.first, let header = try? JSON(parsing: String(first))
    else { return nil }
    self.header = header
    var events: [Event] = []
    for line in lines.dropFirst().dropLast() {
      guard case .array(let parts) = try? JSON(parsing: String(line)), parts.count == 3,
        case .number(let time) = parts[0], let kind = parts[1].string, let text = parts[2].string
      else { return nil }
      events.append(Event(time: time, kind: kind, text: text))
    }
    self.events = events
  }

  /// Reads a file.
  public init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text)
  }

  /// The screen after each event.
  public func screens(size: Size) -> [Canvas] {
    guard let terminal = Emulator(size: size) else { return [] }
    return events.map { event in
      if event.kind == "o" {
        terminal.feed(Array(event.text.utf8))
      } else {
        let parts = event.text.split(separator: "x").compactMap { Int($0) }
        terminal.resize(to: Size(columns: parts.first ?? 0, rows: parts.last ?? 0))
      }
      return terminal.canvas
    }
  }
}

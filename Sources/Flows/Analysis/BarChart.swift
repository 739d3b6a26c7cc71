import Cells
import Documents
import Widgets

/// Labelled bars as lines of text, each with its number beside it.
struct BarChart {
  /// One bar; without a percentage it has none, and its reading says so.
  struct Bar {
    let label: String
    let percent: Double?
    let reading: String
  }

  let columns: Int
  /// How many columns all labels get, so that the bars of several charts stand flush.
  private let labelColumns: Int

  /// Fits charts with these labels into so many columns.
  init(columns: Int, labels: [String]) {
    self.columns = columns
    labelColumns = min(
      labels.map(\.columns).max() ?? 0, columns - 2 - Self.fewestBarColumns - Self.readingColumns)
  }

  /// So narrow that a label stands over its bar.
  private var isNarrow: Bool { columns < 48 }
  private static let readingColumns = 6
  private static let fewestBarColumns = 22

  /// The lines.
  func runs(_ bars: [Bar]) -> [Run] {
    bars.enumerated().flatMap { index, bar -> [Run] in
      let runs = columns.isSpokenWidth ? spoken(bar) : isNarrow ? narrow(bar) : wide(bar)
      return index + 1 < bars.count ? runs + [Run("\n")] : runs
    }
  }

  private func spoken(_ bar: Bar) -> [Run] {
    let reading = bar.percent == nil ? "not determined" : bar.reading
    return [Run("\(bar.label): \(reading)")]
  }

  private func wide(_ bar: Bar) -> [Run] {
    let room = min(40, columns - labelColumns - 2 - Self.readingColumns)
    return [
      Run(bar.label.shortened(to: labelColumns).padded(to: labelColumns + 2))
    ] + drawn(bar, columns: room)
  }

  private func narrow(_ bar: Bar) -> [Run] {
    [Run(bar.label.shortened(to: columns) + "\n")]
      + drawn(bar, columns: max(4, min(24, columns - Self.readingColumns)))
  }

  private func drawn(_ bar: Bar, columns: Int) -> [Run] {
    let filled = bar.percent.map { percent in
      // A hint of something is not drawn as nothing, nor nearly all as all.
      let cells = Int((percent / 100 * Double(columns)).rounded())
      return percent > 0 ? max(1, percent < 100 ? min(cells, columns - 1) : cells) : 0
    }
    let text = filled.map {
      String(repeating: "█", count: $0) + String(repeating: "░", count: columns - $0)
    }
    let indent = String(repeating: " ", count: max(1, Self.readingColumns - bar.reading.columns))
    return [
      Run(text ?? "not determined".shortened(to: columns).padded(to: columns)),
      Run(indent + bar.reading, traits: .strong),
    ]
  }
}

import Cells
import Documents
import Widgets

/// Labels with what they stand for beside them, the values flush and broken within their column.
struct FactSheet {
  let runs: [Run]

  /// Sets facts in so many columns.
  init(_ facts: [Report.Fact], columns: Int) {
    guard !columns.isSpokenWidth else {
      runs = [Run(facts.map { "\($0.label): \($0.value)" }.joined(separator: "\n"))]
      return
    }
    let labelColumns = min(facts.map(\.label.columns).max() ?? 0, columns * 2 / 5)
    var runs: [Run] = []
    for fact in facts {
      let labels = Paragraph(fact.label).lines(in: max(1, labelColumns))
      let values = Paragraph(fact.value).lines(in: max(1, columns - labelColumns - 2))
      for row in 0..<max(1, labels.count, values.count) {
        if !runs.isEmpty { runs.append(Run("\n")) }
        let label = row < labels.count ? labels[row] : ""
        runs.append(Run(label.padded(to: labelColumns + 2), traits: .strong))
        if row < values.count { runs.append(Run(values[row])) }
      }
    }
    self.runs = runs
  }
}

extension String {
  /// The text with blanks behind up to so many cells.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }
}

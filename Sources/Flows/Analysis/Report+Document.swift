import Cells
import Documents
import Widgets

extension Report {
  /// How many conclusions are shown; what follows is hardly probable.
  private static let mostShown = 10

  /// What the report of an id says, for so many columns: its bars are text too.
  func blocks(columns: Int, id: String) -> [Block] {
    let charts = [conclusionBars, findingBars, imageBars]
    let chart = BarChart(columns: columns, labels: charts.joined().map(\.label))
    func section(_ title: String, _ bars: [BarChart.Bar]) -> [Block] {
      bars.isEmpty ? [] : [.heading(level: 2, [Run(title)]), .preformatted(chart.runs(bars))]
    }
    func section(_ title: String, _ facts: [Fact]) -> [Block] {
      facts.isEmpty ? [] : [.heading(level: 2, [Run(title)]), Self.sheet(facts, columns)]
    }
    var blocks: [Block] = [
      .heading(level: 1, [Run(title)]),
      .paragraph(
        [Run("What the device puts out is not a diagnosis.", traits: [.emphasis, .strong])],
        .leading),
      Self.sheet(facts(besides: id), columns),
    ]
    blocks += section("Conclusions", conclusionBars)
    if conclusions.isEmpty { blocks.append(.text("No conclusions were drawn.")) }
    if conclusions.count > Self.mostShown {
      blocks.append(.text("\(conclusions.count - Self.mostShown) less probable ones follow."))
    }
    return blocks + section("Findings", findingBars) + scoreBlocks(columns)
      + section("Quality of the images, out of 100", imageBars) + section("Answers", answers)
      + section("The device", metrics)
  }

  private static func sheet(_ facts: [Fact], _ columns: Int) -> Block {
    .preformatted(FactSheet(facts, columns: columns).runs)
  }

  private var title: String {
    if let condition { return "Report: \(condition.name)" }
    return bodySite.map { "Report: \($0)" } ?? "Report"
  }

  private func facts(besides id: String) -> [Fact] {
    [
      Fact(label: "Urgency", value: urgency.sentence),
      Fact(label: "Condition", value: condition?.shown ?? "not determined"),
      Fact(label: "Body site", value: bodySite ?? "not determined"),
    ]
      + [("Made", created), ("Visit", visit), ("Report", identifier == id ? nil : identifier)]
      .compactMap { label, value in
        value.map { Fact(label: label, value: $0) }
      }
  }

  private var conclusionBars: [BarChart.Bar] {
    conclusions.prefix(Self.mostShown).map { conclusion in
      BarChart.Bar(
        label: conclusion.condition.shown, percent: conclusion.percent,
        reading: Self.shown(conclusion.percent))
    }
  }

  private var findingBars: [BarChart.Bar] {
    findings.map { finding in
      BarChart.Bar(
        label: finding.name, percent: finding.percent, reading: Self.shown(finding.percent))
    }
  }

  private var imageBars: [BarChart.Bar] {
    images.enumerated().map { index, image in
      BarChart.Bar(
        label: "\(index + 1) \(image.kind)" + (image.remark.map { ": \($0)" } ?? ""),
        percent: image.quality, reading: image.quality.map { "\(Int($0.rounded()))" } ?? "?")
    }
  }

  private func scoreBlocks(_ columns: Int) -> [Block] {
    guard !scores.isEmpty else { return [] }
    return [.heading(level: 2, [Run("Scores")])]
      + scores.flatMap { score -> [Block] in
        let isShownInParts = score.value == nil && !score.facets.isEmpty
        let result = [isShownInParts ? nil : score.value ?? "not determined", score.meaning]
          .compactMap { $0 }
        let head: Block = .paragraph(
          [Run(score.name + "  "), Run(result.joined(separator: " · "), traits: .strong)], .leading)
        guard !score.facets.isEmpty else { return [head] }
        return [head, Self.sheet(score.facets, columns)]
      }
  }

  /// A percentage for people: nothing that is there is rounded away.
  static func shown(_ percent: Double?) -> String {
    guard let percent else { return "?" }
    if percent > 0, percent < 1 { return "<1 %" }
    if percent > 99, percent < 100 { return ">99 %" }
    return "\(Int(percent.rounded())) %"
  }
}

extension Report.Condition {
  /// Its name with the code behind.
  var shown: String { code.map { "\(name) (\($0))" } ?? name }
}

extension Report.Urgency {
  /// What is to be done, and how sure that is.
  var sentence: String {
    switch self {
    case .within48Hours(let percent): "!! see a doctor within 48 hours (\(Report.shown(percent)))"
    case .within15Days(let percent): "! see a doctor within 15 days (\(Report.shown(percent)))"
    case .none: "no hurry found"
    case .undetermined: "not determined"
    }
  }
}

import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// What analysis and viewer say where nothing is shown.
struct AnalysisSpeechTests {
  private func said(_ walk: Rehearsal<Analysis>) -> [String] {
    let speech = Analysis.describe(walk.state)
    return [speech.title] + speech.lines.map(\.text) + speech.choices.map(\.name)
  }

  private var walk: Rehearsal<Analysis> {
    let size = Size.spoken(rows: 22)
    return .analysis(columns: size.columns, rows: size.rows)
  }

  @Test func anEventPushesAScreenThatIsSaid() {
    var walk = walk
    walk.post(#"{"message":"image_rejected","payload":["blurred","too dark"]}"#)
    #expect(
      said(walk) == [
        "Analysis: Image rejected, 1 on the path", "Heading: Image rejected",
        "The image failed the quality gate.", "• blurred", "• too dark",
        "Go back to take another picture.", "back: pop this screen",
        "path: list the path, to go back to any screen of it",
        "address: show the address of the iframe", "search: search in the text",
      ])
    walk.complete("r-1")
    walk.press(.character("p"))
    #expect(
      said(walk).suffix(5) == [
        "Choose a screen to go back to.", "Page: ", "Image rejected: blurred", "Report: r-1",
        "back: close this list",
      ])
    walk.press(Analysis.describe(walk.state).choices[1].keys)
    #expect(said(walk)[0] == "Analysis: Image rejected, 1 on the path")
  }

  @Test func ofAFloodOnlyTheOutcomeIsSaid() {
    var walk = walk
    for number in 0..<5_000 { walk.post(#"{"message":\#(number)}"#) }
    #expect(said(walk).count < 15)
    #expect(said(walk).contains("Events: 0 taken, 5000 refused"))
    for number in 0..<5_000 { walk.complete("r-\(number)") }
    #expect(said(walk)[0] == "Analysis: Report r-4999, 5000 on the path")
    walk.press(.character("p"))
    #expect(said(walk).count < 120)
  }

  @Test func theCompanyKeyIsNotToBeHadInLines() {
    var walk = walk
    #expect(!said(walk).contains { $0.contains("copy") })
    walk.press(.character("u"))
    #expect(!said(walk).contains { $0.contains("abcd") || $0.hasPrefix("copy") })
  }

  @Test func aReportSaysItsNumbersWithoutBars() {
    let chart = BarChart(columns: Size.spoken(rows: 0).columns, labels: ["Acne", "Other"])
    let runs = chart.runs([
      BarChart.Bar(label: "Acne", percent: 83, reading: "83 %"),
      BarChart.Bar(label: "Other", percent: nil, reading: "?"),
    ])
    #expect(runs.map(\.text).joined() == "Acne: 83 %\nOther: not determined")
  }

  @Test func aTextIsSaidInParts() {
    var state = Viewer.State(
      name: "long.md", size: .spoken(rows: 10), look: PictureLook(isDark: true), language: "en",
      load: 1)
    let blocks: [Block] = (1...9).flatMap { number -> [Block] in
      [
        .heading(level: 2, [Run("Part \(number)")]),
        .paragraph([Run("See "), Run("x\(number)", target: .link("x\(number).md"))], .leading),
      ]
    }
    let growth = Viewer.Growth([Chunk](Document(blocks: blocks)), part: 0.6)
    _ = Viewer.update(&state, with: .grew(growth, load: 1))
    var speech = Viewer.describe(state)
    #expect(speech.title == "Text: long.md")
    #expect(
      speech.lines.prefix(4).map(\.text) == [
        "Loading, 50 %", "Heading: Part 1", "See x1", "Heading: Part 2",
      ])
    #expect(speech.choices.prefix(2).map(\.name) == ["more", "x1 (link)"])
    #expect(speech.choices[0].isMain && speech.choices[0].keys == [.pageDown])
    _ = Viewer.update(&state, with: .searchStarted)
    #expect(Viewer.describe(state).question?.label == "search for")
    for letter in "part 9" { _ = Viewer.update(&state, with: .searchTyped(.character(letter))) }
    _ = Viewer.update(&state, with: .searchTyped(.enter))
    speech = Viewer.describe(state)
    #expect(speech.lines.last?.text == "Search: match 1 of 1…: Heading: Part 9")
    _ = Viewer.update(&state, with: .outlinePressed)
    #expect(Viewer.describe(state).choices.count == 10)
  }
}

import Cells
import Documents
import Testing
import Widgets

@testable import Flows

/// How the text of an onboarding page is set.
@Suite struct OnboardingTextTests {
  private func rehearsal(_ blocks: Block..., columns: Int = 60) -> Rehearsal<Onboarding> {
    let page = Onboarding.Page(
      picture: nil, text: Document(blocks: blocks), link: nil, buttonTitle: nil)
    let content = Onboarding.Content(header: nil, pages: [page], labels: Sample.labels)
    let size = Size(columns: columns, rows: 22)
    return Rehearsal(Onboarding.State(content: content, size: size), size: size)
  }

  /// The columns before a text and after its line, within the column of texts.
  private func margins(
    of text: String, in rehearsal: Rehearsal<Onboarding>
  ) -> (left: Int, right: Int)? {
    guard let line = rehearsal.canvas.lines.first(where: { $0.contains(text) }) else { return nil }
    return (line.prefix { $0 == " " }.count, rehearsal.size.columns - line.columns)
  }

  @Test func aParagraphStandsInTheMiddle() throws {
    let sides = try #require(
      margins(of: "Scan", in: rehearsal(.paragraph([Run("Scan and pay.")], .leading))))
    #expect(abs(sides.left - sides.right) <= 1)
  }

  @Test func aParagraphFromRightToLeftStandsAtTheRightInLogicalOrder() throws {
    let text = "סרקו את המוצרים ושלמו"
    let sides = try #require(
      margins(of: text, in: rehearsal(.paragraph([Run(text)], .leading))))
    #expect(sides.right == 4 && sides.left > 10)
  }

  @Test func paragraphsStayApartAndAForcedBreakEndsALine() throws {
    let rehearsal = rehearsal(
      .paragraph([Run("one\ntwo")], .leading), .paragraph([Run("three")], .leading))
    let lines = rehearsal.canvas.lines.map { $0.filter { $0 != " " } }
    let first = try #require(lines.firstIndex(of: "one"))
    #expect(lines[first..<first + 4] == ["one", "two", "", "three"])
  }

  @Test func inlineStylesAreDrawn() throws {
    let rehearsal = rehearsal(
      .paragraph(
        [
          Run("bold", traits: .strong), Run(" "), Run("italic", traits: .emphasis),
          Run(" 50 % off "),
          Run("terms", target: .link("x")),
        ], .leading))
    let row = try #require(rehearsal.canvas.lines.firstIndex { $0.contains("50 % off") })
    let styles = rehearsal.canvas.row(row).filter { $0 != .blank }.map(\.style)
    #expect(styles.prefix(4).allSatisfy { $0 == Theme.title })
    #expect(styles.contains { $0.attributes == .italic })
    #expect(styles.last == Theme.link)
  }

  @Test func aTextThatGoesOnBelowSaysSo() {
    let long = (1...400).map { "word\($0)" }.joined(separator: " ")
    var rehearsal = rehearsal(.paragraph([Run(long)], .leading))
    #expect(rehearsal.screen.contains("▼"))
    #expect(Onboarding.keys(in: rehearsal.state).contains { $0.hint == "more" })
    for _ in 0..<40 { rehearsal.press(.pageDown) }
    #expect(rehearsal.screen.contains("word400") && !rehearsal.screen.contains("▼"))
    #expect(rehearsal.screen.contains("▲"))
    #expect(rehearsal.screen.contains("Done") && rehearsal.screen.contains("●"))
  }
}

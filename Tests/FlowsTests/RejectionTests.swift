import Cells
import PageProtocol
import Testing

@testable import Flows

/// The reasons against an image, of which nobody documents the shape.
@Suite struct RejectionTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  private func lines(_ payload: String) throws -> [String] {
    RejectionReason.list(of: try JSON(parsing: payload), redaction: Redaction()).map {
      String(repeating: "  ", count: $0.depth) + $0.text
    }
  }

  @Test(arguments: [
    #"{"message":"image_rejected"}"#, #"{"message":"image_rejected","payload":[]}"#,
    #"{"message":"image_rejected","payload":null}"#, #"{"message":"image_rejected","payload":{}}"#,
    #"{"message":"image_rejected","payload":[" ",null,[]]}"#,
  ])
  mutating func withoutAReasonTheScreenSaysSo(event: String) {
    rehearsal.post(event)
    #expect(rehearsal.screen.contains("No reason was given."))
  }

  @Test func textsNumbersAndTruthValuesHaveALineEach() throws {
    #expect(try lines(#"["dark",3,true]"#) == ["dark", "3", "yes"])
    #expect(try lines(#""blurred""#) == ["blurred"])
  }

  @Test func theNamesOfTheQualityGateAreExplained() throws {
    #expect(
      try lines(#"["hasEnoughQuality",{"isDermatologyDomain":false}]"#) == [
        "The image is not good enough (hasEnoughQuality)",
        "The image shows no skin (isDermatologyDomain)",
      ])
    #expect(try lines(#"{"hasEnoughQuality":true}"#) == ["hasEnoughQuality: yes"])
  }

  @Test func theFirstScalarOfAnObjectHeadsTheRest() throws {
    #expect(
      try lines(#"[{"scores":{"blur":0.9},"image":2,"why":["a","b"]},"c"]"#) == [
        "image: 2", "  scores", "    blur: 0.9", "  why", "    a", "    b", "c",
      ])
  }

  @Test func whatIsNestedDeepIsShownAsJSON() throws {
    #expect(
      try lines(#"{"a":{"b":{"c":{"d":{"e":[1]}}}}}"#) == [
        "a", "  b", "    c", "      d", #"        {"e":[1]}"#,
      ])
  }

  @Test func manyReasonsAreCutAndThatIsSaid() throws {
    let many = try lines("[" + String(repeating: "1,", count: 5000) + "]")
    #expect(many.count == RejectionReason.most + 1)
    #expect(many.last == "There are more reasons than are shown.")
  }

  @Test mutating func nestedReasonsStandBeneathTheirHead() {
    rehearsal.post(#"{"message":"image_rejected","payload":[{"image":2,"why":["blurred"]}]}"#)
    #expect(rehearsal.screen.contains("• image: 2\n    • why\n      • blurred"))
  }

  @Test mutating func backLeadsToThePageWithoutLoadingIt() {
    rehearsal.post(#"{"message":"image_rejected"}"#)
    rehearsal.press(.escape)
    #expect(rehearsal.state.isAtRoot && rehearsal.state.loads == 1 && rehearsal.effects.isEmpty)
  }
}

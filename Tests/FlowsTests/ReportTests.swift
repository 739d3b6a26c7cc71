import PageProtocol
import Testing

@testable import Flows

/// Reading reports whatever is missing in them.
@Suite struct ReportTests {
  private func report(_ data: String) throws -> Report {
    try report(answer: #"{"success":true,"data":\#(data)}"#)
  }

  private func report(answer: String) throws -> Report {
    try Report(json: try JSON(parsing: answer), redaction: Redaction())
  }

  @Test(arguments: ["{}", #"{"id":null}"#, #"{"result":null}"#, #"{"result":7,"bodySite":[]}"#])
  func anythingMayBeMissing(data: String) throws {
    guard data != "{}" else {
      #expect(throws: ReportFailure.self) { try self.report(data) }
      return
    }
    let report = try self.report(data)
    #expect(report.conclusions.isEmpty && report.urgency == .undetermined)
    #expect(!report.blocks(columns: 40, id: "r").isEmpty)
  }

  @Test(arguments: [
    ("[]", ReportFailure.unreadable("The back end answered with a list, not a report.")),
    (
      #"{"data":null}"#, .unreadable("The back end's answer holds no report in “data”.")
    ),
    (#"{"success":false}"#, .refused(code: nil, reason: nil)),
    (
      #"{"success":false,"errorCode":7,"message":"No.\u001b"}"#,
      .refused(code: "7", reason: "No.␛")
    ),
  ])
  func whatIsNoReportSaysWhy(answer: String, failure: ReportFailure) {
    #expect(throws: failure) { try report(answer: answer) }
  }

  @Test func anAnswerWithoutAnEnvelopeIsTakenAsOlderOnesCame() throws {
    #expect(try report(answer: #"{"id":"i","bodySite":"SCALP"}"#).bodySite == "SCALP")
  }

  @Test func theMostProbableConclusionComesFirstAndPercentagesAreClamped() throws {
    let report = try self.report(
      #"""
      {"result":{"conclusions":[{"pathology":{"name":"A"},"probability":-3},
      {"pathology":{"name":"B","icd11":["X1","Y2"]},"probability":1e999},{"pathology":null},
      {"pathology":{"name":"C"},"probability":null},{"pathology":{"name":"D"},"probability":"40.5"}]}}
      """#)
    #expect(report.conclusions.map(\.condition.name) == ["B", "D", "A", "C"])
    #expect(report.conclusions.map(\.percent) == [100, 40.5, 0, nil])
    #expect(report.conclusions[0].condition.shown == "B (X1, Y2)")
  }

  @Test(arguments: [
    (#"{"urgentReferral":50,"highPriorityReferral":100}"#, Report.Urgency.within48Hours(50)),
    (#"{"urgentReferral":49.9,"highPriorityReferral":61}"#, .within15Days(61)),
    (#"{"urgentReferral":3,"highPriorityReferral":4}"#, .none),
    (#"{"urgentReferral":null,"highPriorityReferral":4}"#, .none),
    (#"{"urgentReferral":null}"#, .undetermined), ("[]", .undetermined),
  ])
  func theUrgencyIsTheSoonestThatIsLikelierThanNot(findings: String, urgency: Report.Urgency) throws
  {
    #expect(try report(#"{"result":{"preliminaryFindings":\#(findings)}}"#).urgency == urgency)
  }

  @Test func findingsKeepTheirOrderAndUnknownOnesAreSpelled() throws {
    let report = try self.report(
      #"{"result":{"preliminaryFindings":{"someNewThing":12,"malignancy":null,"x":{}}}}"#)
    #expect(
      report.findings == [
        Report.Finding(name: "Some new thing", percent: 12),
        Report.Finding(name: "Malignancy", percent: nil),
      ])
  }

  @Test func aScoreIsNamedWithItsMeaningAndParts() throws {
    let report = try self.report(
      #"""
      {"result":{"scoringSystems":[{"scoringSystem":{"name":"Quality of life","code":"dlqi"},
      "score":{"value":19,"severity":{"interpretations":[{"min":0,"max":5,"text":"Small"},
      {"min":11,"max":20,"text":"Very large effect"}]}},
      "facets":[{"facet":{"name":"Sleep"},"value":{"display":null,"raw":3}},{"facet":null}]}]}}
      """#)
    #expect(
      report.scores == [
        Report.Score(
          name: "Quality of life (dlqi)", value: "19", meaning: "Very large effect",
          facets: [Report.Fact(label: "Sleep", value: "3")])
      ])
  }

  @Test(arguments: [
    (#"{"media":{"type":"Image","modality":"Clinical","diqaScore":86}}"#, "Clinical image", 86.0),
    (
      #"{"mediaValidity":{"isValid":false,"quality":{"score":31,"acceptable":false}}}"#, "", 31
    ),
    (#"{"media":{"mediaValidity":{"score":66}}}"#, "", 66),
  ])
  func theQualityOfAnImageIsReadFromEveryGeneration(image: String, kind: String, quality: Double)
    throws
  {
    let image = try #require(try report(#"{"result":{"observations":[\#(image)]}}"#).images.first)
    #expect(image.kind == kind && image.quality == quality)
  }

  @Test func theFHIRFormSaysTheSame() throws {
    let report = try self.report(
      #"""
      {"resourceType":"DiagnosticReport","id":"abc==","issued":"2026-03-02T12:38:10+01:00",
      "encounter":{"identifier":{"value":"v-1"}},
      "condition":{"pathology":{"coding":[{"code":"Acne","display":"Acne","system":"urn:tenant"},
      {"code":"ED80","display":"Acne","system":"http://id.who.int/icd/release/11/mms"}]},
      "bodySite":{"coding":[{"code":"headFront","display":"Face"}]}},
      "result":{"conclusions":[{"pathology":{"coding":[{"code":"ED80","display":"Acne",
      "system":"http://id.who.int/icd"}]},"probability":83}],
      "questionnaires":[{"resourceType":"QuestionnaireResponse","questionnaire":"dlqi",
      "item":[{"linkId":"1","text":"Itch","answer":[{"valueCoding":{"display":"A lot"}}]}]}]}}
      """#)
    #expect(report.condition == Report.Condition(name: "Acne", code: "ED80"))
    #expect(report.bodySite == "Face" && report.created == "2026-03-02 12:38")
    #expect(report.visit == "v-1" && report.conclusions.first?.percent == 83)
    #expect(report.scores.first?.facets == [Report.Fact(label: "Itch", value: "A lot")])
  }

  @Test func listsAndTextsAreBounded() throws {
    let conclusion = #"{"pathology":{"name":"\#(String(repeating: "n", count: 5000))"}},"#
    let report = try self.report(
      #"{"result":{"conclusions":[\#(String(repeating: conclusion, count: 150))]}}"#)
    #expect(report.conclusions.count == 100)
    #expect(report.conclusions.allSatisfy { $0.condition.name.utf8.count < 500 })
  }

  @Test(arguments: [
    (nil, "?"), (0, "0 %"), (0.02, "<1 %"), (1, "1 %"), (61.5, "62 %"), (99.4, ">99 %"),
    (100, "100 %"),
  ])
  func noPercentageIsRoundedToNothingOrToAll(percent: Double?, shown: String) {
    #expect(Report.shown(percent) == shown)
  }
}

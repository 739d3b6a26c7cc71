import Cells
import PageProtocol
import Support
import Testing

@testable import Flows

/// What a person sees of the analysis, kept as pictures under `Screens`.
@Suite struct AnalysisScreenTests {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 160, rows: 50), Size(columns: 30, rows: 10),
  ]

  private static let answer = #"""
    {"success":true,"data":{"id":"0189bafa-0610-7349-a0ab-eb53695b27fd",
    "pathology":{"name":"Acne","icd11":"ED80"},"bodySite":{"name":"Face and neck"},
    "createdAt":"2026-03-02T12:38:10+01:00","visitIdentifier":null,
    "anamnesisGeneral":[{"question":"How long have you had it?","answer":"Three weeks"}],
    "result":{"iaSeconds":0.88,"metrics":{"sensitivity":83.31,"entropy":null},
    "preliminaryFindings":{"hasCondition":100,"malignancy":0.02,"adjustedMalignancy":null,
    "pigmentedLesion":0,"urgentReferral":12,"highPriorityReferral":61},
    "observations":[{"media":{"type":"Image","modality":"Clinical","diqaScore":86}}],
    "conclusions":[{"pathology":{"name":"Acne","icd11":"ED80"},"probability":83.2},
    {"pathology":{"name":"Generalised pustular psoriasis","icd11":"EA90.40"},"probability":9}],
    "scoringSystems":[{"scoringSystem":{"name":"Acne lesion estimation grading index",
    "code":"alegi"},"score":{"value":8,"severity":{"interpretations":[{"text":"Mild"}]}},
    "facets":[{"facet":{"name":"Density"},"value":{"display":"Low (1)"}}]}]}}}
    """#

  private func app(_ size: Size) -> Rehearsal<App> {
    var rehearsal = Rehearsal<App>(Sample.app(size: size), size: size)
    rehearsal.send(.flowOpened(.analysis))
    return rehearsal
  }

  private func post(_ text: String) -> App.Message {
    .posted(Sample.posts(.string(text)), ticket: 1)
  }

  private func check(_ rehearsal: Rehearsal<App>, _ name: String) {
    let size = rehearsal.size
    expectScreen(
      rehearsal.canvas, named: "analysis-\(name)-\(size.columns)x\(size.rows)")
  }

  private let completed = #"{"message":"analysis_completed","id":"cUVHY3lUcEFSdzdhVklr"}"#

  @Test(arguments: sizes)
  func aReportShowsWhatTheDeviceFound(size: Size) throws {
    var rehearsal = app(size)
    rehearsal.send(post(completed))
    let answer = try JSON(parsing: Self.answer)
    rehearsal.send(
      .analysis(.reportFetched(id: "cUVHY3lUcEFSdzdhVklr", answer, session: 1)))
    check(rehearsal, "report")
    rehearsal.press(.end)
    check(rehearsal, "report-end")
  }

  @Test(arguments: sizes)
  func aReportThatCanNotBeHadSaysWhy(size: Size) {
    var rehearsal = app(size)
    rehearsal.send(post(completed))
    let failure = ReportFailure.status(503, reason: "Down for maintenance.")
    rehearsal.send(.analysis(.reportFailed(id: "cUVHY3lUcEFSdzdhVklr", failure, session: 1)))
    check(rehearsal, "failure")
  }

  @Test(arguments: sizes)
  func aRejectedImageHasItsReasons(size: Size) {
    var rehearsal = app(size)
    rehearsal.send(
      post(
        #"{"message":"image_rejected","payload":[{"image":2,"why":["blurred"]},"hasEnoughQuality"]}"#
      ))
    check(rehearsal, "rejection")
  }

  @Test(arguments: sizes)
  func anInvalidKeySaysWhatToDo(size: Size) {
    var rehearsal = app(size)
    rehearsal.send(post(#"{"message":"invalid_company_key","id":"ABCDEFGHIJKLMNOPQRSTUVWX"}"#))
    check(rehearsal, "invalid-key")
  }

  @Test(arguments: sizes)
  func theWholePathIsListed(size: Size) {
    var rehearsal = app(size)
    for number in 1...12 {
      rehearsal.send(post(#"{"message":"analysis_completed","id":"report-number-\#(number)"}"#))
    }
    rehearsal.send(post(#"{"message":"image_rejected","payload":["blurred"]}"#))
    rehearsal.send(post(#"{"message":"image_rejected","payload":["blurred"]}"#))
    rehearsal.press(.character("p"), .up)
    check(rehearsal, "path")
  }

  @Test(arguments: sizes)
  func whatWasRefusedIsListed(size: Size) {
    var rehearsal = app(size)
    rehearsal.send(post("{\"message\":"), post("[1]"), post(#"{"message":"analysis_completed"}"#))
    rehearsal.press(.character("x"))
    check(rehearsal, "refusals")
  }

  @Test(arguments: sizes)
  func theAddressIsShown(size: Size) {
    var rehearsal = app(size)
    rehearsal.press(.character("u"))
    check(rehearsal, "address")
  }
}

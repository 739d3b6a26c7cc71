import PageProtocol
import TerminalEmulation
import Testing

@testable import Services

/// The stand-in for the analysis iframe, in a real page process.
///
/// One after the other: many pages at once would take the time of other tests.
@Suite(.serialized) struct StandInPageTests {
  private static let key = "SAMPLEcompanyKEYforThisStandInOnly000000000000000000000000000000"

  /// What the page posts and says in the end when elements are clicked in turn.
  private func play(
    _ parameters: String = "", company: String = key, clicking ids: [String] = []
  ) async throws -> (posts: [JSON], text: String) {
    var plan = PageRun()
    plan.handlers = ["bridge": .nothing]
    plan.location = "https://iframe.legit.health/?company=\(company)\(parameters)"
    plan.limit = .seconds(60)
    // Nobody has to watch the bar.
    let files = try TemporaryFolder([
      "fast.js": "const slow = setInterval; window.setInterval = act => slow(act, 0)"
    ])
    plan.userScripts = [files.path + "/fast.js"]
    plan.clicks = ids.map { "#\($0)" }
    var posts: [JSON] = []
    var text = ""
    _ = try await plan.run(
      AppFolder.ofThisProject + "/Analysis/iframe.html",
      program: BuiltProgram.path("promenade-page")
    ) { line in
      switch line["kind"]?.string {
      case "message": posts.append(line["body"] ?? .null)
      case "text": text = line["text"]?.string ?? ""
      default: Issue.record("\(line)")
      }
      return true
    }
    return (posts, text)
  }

  private func event(_ post: JSON?) throws -> JSON { try JSON(parsing: post?.string ?? "") }

  @Test(arguments: [
    "cheek", "elbow", "mole", "patch", "hives", "refused", "locked", "down", "slow",
  ])
  func aGoodPhotoPostsAnIdThatHasAReport(photo: String) async throws {
    let result = try await play(clicking: ["photo-\(photo)", "next"])
    #expect(result.posts.count == 1)
    let event = try event(result.posts.first)
    #expect(event["message"] == .string("analysis_completed"))
    #expect(try index()[event["id"]?.string ?? ""] != nil)
    #expect(result.text.contains("This is not a diagnosis."))
  }

  @Test func oneReportIsMissingOnPurpose() async throws {
    let id = try event(try await play(clicking: ["photo-lost", "next"]).posts.first)["id"]
    #expect(try index()[id?.string ?? ""] == nil)
  }

  private func index() throws -> JSON {
    let folder = try AppFolder(root: AppFolder.ofThisProject)
    return try JSON(parsing: folder.bytes(named: "Reports/index.json", limit: 1 << 20))
  }

  @Test func badPhotosAreRejectedAndTheGoodOnesKept() async throws {
    let result = try await play(
      clicking: ["photo-blurred", "photo-mole", "photo-cat", "next", "next"])
    #expect(
      try event(result.posts.first)
        == JSON(
          parsing:
            #"{"message":"image_rejected","payload":["hasEnoughQuality","isDermatologyDomain"]}"#
        ))
    #expect(try event(result.posts.last)["message"] == .string("analysis_completed"))
    #expect(result.text.contains("melanocytic naevus"))
  }

  @Test func withoutAPhotoNothingHappens() async throws {
    let result = try await play(clicking: ["next"])
    #expect(result.posts.isEmpty && result.text.contains("Take a photo first."))
  }

  @Test func threePhotosAreTheMost() async throws {
    let result = try await play(
      clicking: ["photo-cheek", "photo-elbow", "photo-mole", "photo-patch"])
    #expect(result.text.contains("Three photos are the most; leave one out first."))
    #expect(result.text.contains("[ ] Red patch"))
  }

  @Test func anUnknownCompanyIsRefusedWithItsKey() async throws {
    let result = try await play(company: "a%26b%2Bc")
    #expect(
      try event(result.posts.first)
        == JSON(parsing: #"{"message":"invalid_company_key","id":"a&b+c"}"#))
    #expect(result.text.contains("its company key is not valid"))
    #expect(!result.text.contains("Take a photo,"))
  }

  @Test func theQuestionnaireIsAskedOnlyWhenTheAddressSaysSo() async throws {
    let asked = try await play(
      "&enableAnamnesis=1",
      clicking: ["photo-cheek", "next", "duration-0", "duration-1", "symptom-0", "next"])
    #expect(asked.text.contains("Noted: Time since onset: weeks · Symptoms: itch"))
    let shown = try await play(
      "&enableAnamnesis=1&showQuestionnairesHeader=0&isForPatient=1",
      clicking: ["photo-cheek", "next"])
    #expect(shown.text.contains("How long have you had it?") && shown.posts.isEmpty)
    #expect(!shown.text.contains("\nQuestions\n"))
  }

  @Test func theParametersAreSeen() async throws {
    let spanish = try await play("&locale=es&isForPatient=1&primary=%23f00")
    #expect(spanish.text.contains("Análisis de la piel"))
    #expect(spanish.text.contains("Haz una foto de la mancha"))
    #expect(spanish.text.contains("para pacientes · con resultado · primario rojo #f00"))
    let english = try await play("&locale=xx&primary=0079c8&secondary=333&fontFamily=Roboto")
    #expect(
      english.text.contains(
        "English · for professionals · result shown · primary blue #0079c8 · secondary grey #333"
          + " · Roboto"))
    let strict = try await play(
      "&macroscopicMedia=required&enableExtendedInstructions=1", clicking: ["photo-cheek", "next"])
    #expect(strict.text.contains("An overview of the body part is required."))
    #expect(strict.text.contains("• Clean the lens"))
  }

  @Test func aHiddenResultIsHiddenAndSaysSo() async throws {
    let result = try await play("&enableResult=0", clicking: ["photo-mole", "next"])
    #expect(result.text.contains("The result is not shown here"))
    #expect(!result.text.contains("naevus"))
    let severity = try await play(
      "&enableDiagnosisSupport=0&forcedScoringSystems=apasiLocal%2Cdlqi",
      clicking: ["photo-elbow", "next"])
    #expect(severity.text.contains("No condition was determined. Scored by apasiLocal, dlqi."))
  }

  @Test func whatIsForTestingPostsWhatNoPageShould() async throws {
    let clicks = ["malformed", "malformed", "legacy", "unknown", "object", "same", "burst"]
    let posts = try await play(clicking: clicks.map { "test-\($0)" }).posts
    try #require(posts.count == 108)
    #expect(posts.prefix(2) == [.string(#"{"message":"#), .string("[1,2,3]")])
    #expect(posts[2].string?.contains("+") == true)
    #expect(try event(posts[3])["message"] == .string("consent_given"))
    #expect(posts[4]["message"] == .string("analysis_completed"))
    #expect(posts[5] == posts[6] && posts[6] == posts[7])
    #expect(
      try posts.dropFirst(8).map { try event($0)["id"]?.string } == (1...100).map { "burst-\($0)" })
  }
}

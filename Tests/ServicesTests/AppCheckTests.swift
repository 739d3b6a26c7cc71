import FoundationEssentials
import PageProtocol
import Support
import TerminalEmulation
import Testing

@testable import Services

struct AppCheckTests {
  private static let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")

  /// `RECORD=1 swift test` writes the expected output anew; review it in the diff.
  @Test func theBadAppsFaultsAreAllFoundInOrder() async throws {
    let report = try await report(on: Self.tests + "/BadApp")
    let text = report.text(in: "BadApp")
    let expected = URL(filePath: Self.tests + "/BadApp.txt")
    if isRecordingScreens { try Data(text.utf8).write(to: expected) }
    #expect(try text == String(decoding: Data(contentsOf: expected), as: UTF8.self))
    #expect(Set(report.findings.map(\.kind)) == Set(Finding.Kind.allCases))
  }

  @Test func theProjectsOwnAppIsClean() async throws {
    let report = try await report(on: AppFolder.ofThisProject)
    #expect(
      report.text(in: "")
        == "0 errors, 0 warnings in 3 pages, 2 languages, 8 pictures, 6 linked files.\n")
  }

  @Test func machinesGetAnObjectALineAndASummary() async throws {
    let lines = try await check(["Onboarding.json": #"{"configuration":{},"items":[{"text":7}]}"#])
      .json(in: "a/b").split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(lines.count == 2)
    #expect(lines[0]["file"] == .string("a/b/Onboarding.json"))
    #expect(lines[0]["line"] == .number(1) && lines[0]["column"] == .number(38))
    #expect(lines[0]["severity"] == .string("error"))
    #expect(lines[0]["kind"] == .string("undecodable"))
    #expect(lines[0]["sentence"] == .string("items[0].text must be a text."))
    #expect(lines[1]["errors"] == .number(1) && lines[1]["omitted"] == .number(0))
  }

  @Test func moreThanAThousandFindingsAreCountedOnly() async throws {
    let keys = (0..<3000).map { #""k\#($0)": 1,"# }.joined()
    let report = try await check([
      "Onboarding.json": #"{\#(keys)"configuration":{},"items":[{"text":"a"}]}"#
    ])
    #expect(report.findings.count == 1000)
    #expect(report.warnings == 3000 && report.errors == 0)
    #expect(report.text(in: "").contains("\n… and 2000 more.\n3000 warnings") == false)
    #expect(report.text(in: "").contains("\n… and 2000 more.\n0 errors, 3000 warnings"))
  }

  @Test func aMillionItemsAreOneSentence() async throws {
    let items = String(repeating: #"{"text":"a"},"#, count: 1_000_000)
    let report = try await check(["Onboarding.json": #"{"configuration":{},"items":[\#(items)]}"#])
    #expect(
      report.findings.map(\.sentence)
        == ["items has more than 1000 pages, the most that are shown."])
  }

  @Test func eachFaultyItemIsFoundOnce() async throws {
    let report = try await check([
      "Onboarding.json": #"{"configuration":{},"items":[null,7,{"text":null},{}]}"#
    ])
    #expect(
      report.findings.map(\.sentence) == [
        "items[0] is null, but must be an object.", "items[1] must be an object.",
        "items[2].text is null, but must be a text.", "items[3].text is missing.",
      ])
  }

  @Test func aFolderWithoutAnOnboardingIsAFault() async throws {
    #expect(try await check([:]).errors == 1)
    let launcher = #"{"domain":"d","webpage":"p.html"}"#
    #expect(try await check(["Launcher.json": launcher, "p.html": "<p>p"]).errors == 0)
  }

  @Test func keysOfTheLauncherThatNobodyReadsAreFound() async throws {
    let launcher =
      #"{"domain":"d","domian":"e","webpage":"p.html","token":{"kind":"simulated","life":1}}"#
    let report = try await check(["Launcher.json": launcher, "p.html": "<p>p"])
    #expect(
      report.findings.map(\.sentence) == [
        "“domian” is ignored: nobody reads this key.",
        "“token.life” is ignored: nobody reads this key.",
      ])
  }

  @Test func whatComesFromOutsideIsHarmlessAndShort() async throws {
    let name = "\\u001b[31m" + String(repeating: "x", count: 100_000)
    let report = try await check([
      "Onboarding.json": #"{"configuration":{},"items":[{"text":"","link":"\#(name)"}]}"#
    ])
    #expect(report.errors == 1)
    #expect(report.text(in: "\u{1B}").utf8.count < 1000)
    #expect(!report.text(in: "\u{1B}").contains("\u{1B}"))
  }

  @Test func aPlaceInAFileThatIsNotLookedIntoIsNotMissed() async throws {
    let report = try await check([
      "Onboarding.json": """
      {"configuration": {}, "items": [{"text": "Read [this](a.pdf#page=2) please"}]}
      """, "a.pdf": "%PDF-",
    ])
    #expect(report.errors == 0 && !report.text(in: "").contains("page=2"))
  }

  @Test func aTextThatIsNoKeyNeedsNoTranslation() async throws {
    let page = #"{"text":"Hello. This is e.g. a text"},{"text":"Hello"},{"text":""}"#
    let report = try await check([
      "Onboarding.json": #"{"configuration":{},"items":[\#(page)]}"#,
      "en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "",
    ])
    #expect(report.findings == [])
  }

  @Test func aStringCatalogsLanguagesCount() async throws {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{"Hello":{"localizations":{
      "de":{"stringUnit":{"value":"Hallo"}}}},"Bye":{"localizations":{}}}}
      """#
    let report = try await check([
      "Onboarding.json": #"{"configuration":{},"items":[{"text":"Hello"},{"text":"Bye"}]}"#,
      "Localizable.xcstrings": catalog,
    ])
    #expect(report.languages == 2)
    #expect(report.findings.map(\.sentence) == ["“Bye” is not translated to “de”."])
  }

  @Test func anotherFileMayDescribeTheOnboarding() async throws {
    let files = try TemporaryFolder(["Other.json": "{"])
    let report = try await report(on: files.path, onboarding: "Other.json")
    #expect(report.findings.map(\.file) == ["Other.json"])
  }

  private func check(_ texts: [String: String]) async throws -> CheckReport {
    let files = try TemporaryFolder(texts)
    return try await report(on: files.path)
  }

  private func report(on root: String, onboarding: String? = nil) async throws -> CheckReport {
    await AppCheck.report(
      on: try AppFolder(root: root), onboarding: onboarding,
      pictureProgram: BuiltProgram.path("promenade-picture"))
  }
}

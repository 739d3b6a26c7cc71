import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// The company key stands in the address and nowhere else.
@Suite struct CompanyKeyTests {
  private static let key = "Key+0123456789abcdefghijklmnopqrstuvwxyz/ABCDEFGHIJKLMNOPQRSTUVWX"
  var rehearsal: Rehearsal<Analysis>

  init() {
    let size = Size(columns: 160, rows: 48)
    var content = Sample.analysis
    content.company = Secret(Self.key)
    rehearsal = Rehearsal(Analysis.State(content: .ready(content), size: size), size: size)
    rehearsal.send(.opened)
  }

  @Test mutating func theKeyThatAnIframeSendsBackIsMasked() throws {
    rehearsal.post(#"{"message":"invalid_company_key","id":"ABCDEFGHIJKLMNOPQRSTUVWXYZ"}"#)
    #expect(rehearsal.screen.contains("ABCD…WXYZ") && !rehearsal.screen.contains("EFGHIJ"))
    let json = try #require(SavedPath.json(of: rehearsal.state.path))
    #expect(json.description.contains("ABCD…WXYZ") && !json.description.contains("EFGHIJ"))
    #expect(
      try SavedPath(json).path.last?.document(report: nil, times: 1, columns: 80)
        == rehearsal.state.path.last?.document(report: nil, times: 1, columns: 80))
    #expect(!"\(rehearsal.state)".contains("EFGHIJ"))
  }

  @Test(arguments: [
    #"{"message":"analysis_completed","id":"KEY"}"#, #"{"message":"new","a":{"key":"KEY"}}"#,
    #"{"message":"KEY"}"#, #"{"message":"image_rejected","payload":[{"KEY":"KEY"},"KEY"]}"#,
    "KEY", #"{"message":"new","url":"https://x/?company=ENCODED&a=1"}"#, "{KEY", #"{"KEY":1}"#,
  ])
  mutating func theKeyOfTheAppIsMaskedWhereverItComesIn(body: String) {
    rehearsal.post(
      body.replacing("KEY", with: Self.key).replacing("ENCODED", with: Self.key.percentEncoded()))
    let page = rehearsal.screen
    rehearsal.press(.character("x"))
    for text in [page, rehearsal.screen, "\(rehearsal.effects)"] {
      #expect(!text.contains("9abcdef") && !text.contains("ABCDEFGH"))
    }
    #expect(page.contains("Key+") || page.contains("✗"))
    #expect(!"\(rehearsal.state.path)".contains("9abcdef"))
    #expect(!"\(rehearsal.state.refusals)".contains("9abcdef"))
  }

  @Test(arguments: [
    #"{"message":"analysis_completed","id":"KEY"}"#, #"{"message":"KEY"}"#,
    #"{"message":"image_rejected","payload":["KEY"]}"#, "{KEY",
  ])
  mutating func whatTheSanitizerTakesOutOfAKeyDoesNotUncoverIt(body: String) {
    let split = Self.key.replacing("9abcdef", with: "9a\u{200B}bc\u{FEFF}def")
    rehearsal.post(body.replacing("KEY", with: split))
    let page = rehearsal.screen
    rehearsal.press(.character("x"))
    for text in [page, rehearsal.screen, "\(rehearsal.state.path)"] {
      #expect(!text.contains("9abcdef"))
    }
    #expect(page.contains("••••") || page.contains("✗"))
  }

  @Test func aKeyInTheNameOfAHandlerIsMaskedBeforeTheNameIsCut() {
    var state = Sample.app()
    state.analysis = rehearsal.state
    var app = Rehearsal<App>(state)
    app.send(.flowOpened(.analysis), .posted(Sample.posts(.null, handler: Self.key), ticket: 1))
    #expect(app.screen.contains("No flow has a handler named “Key+"))
    #expect(!app.screen.contains("9abcdef") && !"\(app.effects)".contains("9abcdef"))
  }

  @Test mutating func aLineThatIsNoMessageDoesNotShowTheKey() {
    rehearsal.send(.unreadable(reason: "Not JSON at byte 0: no.", text: "x\(Self.key)"))
    rehearsal.press(.character("x"))
    #expect(rehearsal.screen.contains("xKey+") && !rehearsal.screen.contains("9abcdef"))
  }

  @Test mutating func whatThePageComplainsAboutDoesNotShowTheKey() {
    let session = rehearsal.state.page.session
    let address = "The page wanted to leave for https://x/?company=\(Self.key.percentEncoded())."
    rehearsal.send(.reported(.failed(address), session: session))
    #expect(rehearsal.screen.contains("The page wanted to leave"))
    #expect(!rehearsal.screen.contains("9abcdef"))
    #expect(!"\(rehearsal.state.log)".contains("9abcdef"))
  }

  @Test mutating func aReportDoesNotShowTheKeyEither() {
    rehearsal.complete("r")
    let data = JSON.object([.init("bodySite", .string("a \(Self.key) b")), .init("id", .null)])
    rehearsal.send(.reportFetched(id: "r", .object([.init("data", data)]), session: 1))
    #expect(rehearsal.screen.contains("a Key+…UVWX b"))
  }

  @Test mutating func aKeyThatWasReplacedStaysMasked() {
    var content = Sample.analysis
    content.company = Secret("another-key-of-the-company")
    rehearsal.send(.contentRead(.ready(content)))
    for key in [Self.key, content.company.value] {
      rehearsal.post(#"{"message":"analysis_completed","id":"\#(key)"}"#)
      #expect(!rehearsal.screen.contains("9abcdef") && !rehearsal.screen.contains("ther-key"))
    }
    #expect(!"\(rehearsal.state.path)".contains("9abcdef"))
  }

  private static func app(size: Size) -> App.State {
    var content = Sample.analysis
    content.company = Secret(key)
    return App.State(
      size: size, settings: App.Settings(language: "en"), onboarding: .ready(Sample.onboarding),
      isOnboardingRequired: false, launcher: .ready(Sample.launcher), analysis: .ready(content))
  }

  @Test func aKeyStaysMaskedHoweverManyTokensThereWere() {
    var app = Self.app(size: Size(columns: 80, rows: 24))
    for number in 0..<2 * Redaction.mostSecrets { app.hide(Secret("token-\(number)-of-many")) }
    for redaction in [
      app.inspector.redaction, app.launcher.redaction, app.analysis.redaction,
    ] {
      #expect(redaction.hide(in: Self.key) == Secret(Self.key).masked)
      #expect(redaction.hide(in: "token-0-of-many") == "token-0-of-many", "they are bounded")
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 200, rows: 48)])
  func noRecordingShowsASecretOfOneFlowInAnotherOrInADocument(size: Size) {
    var app = Rehearsal<App>(Self.app(size: size), size: size)
    app.send(.flowOpened(.launcher))
    app.press(.enter)
    app.send(.launcher(.answered(attempt: 1, .success(Sample.token), took: .zero, now: .zero)))
    let secrets = [Self.key, Self.key.percentEncoded(), Sample.token.secret.value]
    let text = secrets.joined(separator: " and ")
    let page = Document(blocks: [.paragraph([Run(text)], .leading)])
    func expectNothing(_ app: Rehearsal<App>) {
      let shown = app.canvas.lines.joined(), recorded = app.canvas.redacted.lines.joined()
      #expect(shown.contains("9abc") && shown.contains("89ab") && recorded.contains("and"))
      #expect(!recorded.contains("9abc") && !recorded.contains("GHIJ"))
      #expect(!recorded.contains("89ab") && !recorded.contains("cdef"))
    }
    let session = app.state.launcher.page.session
    app.send(.launcher(.reported(.displayed(page), session: session)))
    expectNothing(app)
    app.send(.flowOpened(.analysis))
    app.send(.analysis(.reported(.displayed(page), session: app.state.analysis.page.session)))
    expectNothing(app)
    _ = App.start(&app.state, reading: "a.html")
    let load = app.state.viewer?.load ?? 0
    app.send(.viewer(.grew(Viewer.Growth([Chunk](page), isLast: true), load: load)))
    expectNothing(app)
  }

  @Test func aKeyIsHiddenInJSONAndInAnAddress() {
    let redaction = Redaction(Secret(#"say "hello" & go"#))
    #expect(redaction.hide(in: #"{"a":"say \"hello\" & go"}"#) == #"{"a":"say …& go"}"#)
    #expect(redaction.hide(in: "?a=say%20%22hello%22%20%26%20go&b") == "?a=say …& go&b")
  }

  @Test func differentKeysDifferThoughTheirMasksDoNot() {
    #expect(CompanyKey("short") != CompanyKey("other"))
    #expect(CompanyKey("short").masked == CompanyKey("other").masked)
    #expect(CompanyKey("same") == CompanyKey("same"))
  }

  @Test func aMaskOfAHugeKeyIsSmall() {
    let key = "abcd" + String(repeating: "\u{301}", count: 100_000) + "wxyz"
    #expect(CompanyKey(key).masked == "abcd…wxyz")
  }

  @Test(arguments: [
    ("", "text", "text"), ("k", "k", "••••"), ("k", "kk ok", "kk ok"),
    ("12345678", "a12345678b12345678", "a••••b••••"), ("12345678", "1234567", "1234567"),
  ])
  func aShortKeyIsHiddenWhereItStandsAlone(key: String, text: String, hidden: String) {
    #expect(Redaction(Secret(key)).hide(in: text) == hidden)
  }
}

extension Redaction {
  /// Hides one secret.
  fileprivate init(_ secret: Secret) {
    self.init()
    add(secret)
  }
}

import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// No entry and no line of the log shows a token or a company key, nor a part of one that helps.
@Suite struct InspectorSecretTests {
  private static let token = "tok/en+0123456789abcdefGHIJKLMNOPQRSTUVWXYZ=\"quoted\""
  private static let key = "Key+0123456789zyxwvutsrqponmlkjihgfedcba/ABCDEFGHIJKLMNOPQRSTUVWX"
  var app: Rehearsal<App>

  init() {
    let size = Size(columns: 200, rows: 60)
    var content = Sample.analysis
    content.company = Secret(Self.key)
    content.location = Secret("https://iframe.legit.health/?company=\(Self.key.percentEncoded())")
    app = Rehearsal(
      App.State(
        size: size, settings: App.Settings(language: "en"), onboarding: .ready(Sample.onboarding),
        isOnboardingRequired: false, launcher: .ready(Sample.launcher), analysis: .ready(content)),
      size: size)
    app.state.log = .running
    app.send(.flowOpened(.launcher))
    app.press(.enter)
    app.send(.launcher(.answered(attempt: 1, .success(Self.life), took: .zero, now: .zero)))
  }

  private static let life = Launcher.Token(
    secret: Secret(token), issued: .zero, lifetime: .seconds(60))

  /// The ways in which a secret comes along: as it is, encoded, quoted, cut, and with characters in
  /// it that nobody sees.
  private static func forms(of secret: String) -> [String] {
    let quoted = JSON.string(secret).description
    return [
      secret, "<\(secret)>", secret.percentEncoded(), quoted, JSON.string(quoted).description,
      String(secret.dropFirst(5)), String(secret.dropLast(9)),
      String(secret.dropFirst(3).dropLast(4)),
      String(secret.prefix(20)) + "\u{200B}" + secret.dropFirst(20),
      String(repeating: ".", count: Inspector.Entry.mostBytes - 30) + secret,
      String(repeating: ".", count: 90) + secret + secret + secret,
      "\(secret)\n\(secret)", secret.replacing("/", with: #"\/"#),
    ]
  }

  /// Sends a text along every way that something comes in.
  private mutating func flood(_ text: String) {
    let bodies: [JSON] = [
      .string(text), .facts(["a": .array([.string(text)])]), .object([.init(text, .null)]),
      .string(JSON.facts(["message": "analysis_completed", "id": .string(text)]).description),
      .facts(["kind": "connecting", "detail": .string(text)]),
    ]
    for (body, handler) in bodies.flatMap({ body in
      [Launcher.handler, Analysis.handler, "promenadeObserver", text].map { (body, $0) }
    }) {
      let message = Sample.posts(body, handler: handler)
      app.send(
        .posted(message, ticket: 1), .launcher(.reported(.posted(message, request: 1), session: 1)))
      app.send(.analysis(.reported(.posted(message, request: 1), session: 1)))
    }
    let frame = Frame(isMainFrame: true, origin: text)
    app.send(.posted(Sample.posts(.null, frame: frame), ticket: 2))
    for news in [Page.News.logged(text), .failed(text), .left(for: text), .ended(text)] {
      app.send(.launcher(.reported(news, session: app.state.launcher.page.session)))
      app.send(.analysis(.reported(news, session: app.state.analysis.page.session)))
    }
    app.send(
      .analysis(.unreadable(reason: text, text: text)), .noticed(text), .noticed(text, .news),
      .logStopped(text))
    app.state.log = .running
    let attempt = app.state.launcher.renewal.attempt
    app.press(.character("n"))
    app.send(
      .launcher(
        .answered(
          attempt: attempt + 1, .failure(.final(reason: text)), took: .zero, now: .zero)),
      .analysis(.reportFetched(id: text, .string(text), session: 1)),
      .analysis(.reportFailed(id: text, .unreadable(text), session: 1)))
    app.send(
      .pictureFailed(PictureRequest(name: text, size: .zero, isDark: true), text),
      .viewer(.failed(text, load: 1)), .localized(.unavailable(text), language: "de"))
  }

  /// All that could be seen of the entries.
  private func lines() -> [String] {
    let history = app.state.inspector.history
    return history[history.numbers].flatMap { entry in
      // Laying a document out of all of them takes long.
      let isLookedAt = entry.number % 16 == 0
      return [
        entry.summary, entry.json.description,
        isLookedAt ? entry.document.blocks.map(\.text).joined() : "",
      ]
    }
  }

  @Test(arguments: [token, key])
  mutating func nothingOfASecretIsEverNoted(secret: String) {
    for text in Self.forms(of: secret) {
      app.send(.flowOpened(.launcher))
      flood(text)
      app.send(.flowOpened(.analysis))
      flood(text)
      app.send(.onboarding(.linkButtonPressed))
    }
    // Whatever is longer than fifteen characters has one of these eights in it.
    let parts = Set(
      Self.forms(of: secret).prefix(4).flatMap { form -> [UInt64] in
        let bytes = Array(form.utf8)
        return stride(from: 0, to: bytes.count - 8, by: 8).map { start in
          bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
      })
    let lines = lines()
    #expect(lines.count > 1000)
    for line in lines {
      var last: UInt64 = 0
      let leak = line.utf8.contains { byte in
        last = last << 8 | UInt64(byte)
        return parts.contains(last)
      }
      #expect(!leak, "\(line.prefix(300))")
    }
  }

  @Test mutating func noRecordingShowsOneThatIsSoughtOrSpacedOut() {
    let spaced = Self.token.map { "\($0) " }.joined()
    app.send(
      .launcher(.reported(.logged(spaced), session: app.state.launcher.page.session)))
    for letter in "i/" + Self.token.prefix(20) { app.press(.character(letter)) }
    let shown = app.canvas.lines.joined()
    #expect(shown.contains("/tok/en+0123456789abc") && shown.contains("0 1 2 3 4 5"))
    let recorded = app.canvas.redacted.lines.joined()
    #expect(!recorded.contains("0123456789") && !recorded.contains("0 1 2 3 4 5"))
  }

  @Test(arguments: [token, key])
  mutating func noNoticeShowsOne(secret: String) {
    app.send(
      .noticed("rejected: \(secret)"), .noticed("left for x?t=\(secret.percentEncoded())", .news),
      .viewer(.failed(secret, load: 1)))
    let texts = app.state.notices.queue.map(\.text)
    #expect(texts.contains("rejected: \(Secret(secret).masked)"))
    #expect(!texts.contains { $0.contains("0123456789") })
    #expect(!app.screen.contains("0123456789"))
  }

  @Test mutating func whatIsSaidLineByLineHasNone() {
    let session = app.state.launcher.page.session
    let page = Document(blocks: [.paragraph([Run("Your token: \(Self.token)")], .leading)])
    app.send(.launcher(.reported(.displayed(page), session: session)))
    let said = App.describe(app.state).lines.map(\.text)
    #expect(said.contains { $0.contains("Your token: tok/…") })
    #expect(!said.contains { $0.contains("0123456789") })
  }

  @Test mutating func theRevealedTokenIsNotNoted() {
    app.press(.character("v"))
    #expect(app.canvas.lines.joined().contains("0123456789abcdef"))
    #expect(!lines().contains { $0.contains("0123456789abcdef") })
  }

  @Test mutating func theListShowsNoneWhereverOneIsLookedFor() {
    flood(Self.token)
    var list = Rehearsal<Inspector>(app.state.inspector, size: app.state.inspector.size)
    for _ in 0..<60 {
      #expect(!list.screen.contains("0123456789abcdef"))
      list.press(.enter)
      #expect(list.screen.contains("since the start") && !list.screen.contains("456789abcdef"))
      list.press(.escape, .up)
    }
  }

  @Test mutating func aTokenThatTheAppDoesNotKnowIsMaskedByWhatStandsBeforeIt() {
    let body = JSON.facts([
      "accessToken": "unknown-to-the-app", "password": "hunter", "key": "first",
      "nested": .array([.facts(["Authorization": "Bearer Abc123"])]),
    ])
    app.send(
      .posted(Sample.posts(body), ticket: 1),
      .posted(Sample.posts(.string("Authorization: Bearer Abc123")), ticket: 2),
      .posted(Sample.posts(.string(body.description)), ticket: 3))
    let text = lines().joined()
    let noted = app.state.inspector.history
    let shown = noted[noted.numbers].flatMap { [$0.summary, $0.json.description] }.joined()
    #expect(!shown.contains("hunter") && !shown.contains("Abc123"))
    #expect(!shown.contains("unknown-to") && shown.contains("first") && !text.isEmpty)
  }

  @Test func aReportIdStaysLegible() {
    var redaction = Redaction()
    redaction.add(Secret(Self.token))
    let id = "cUVHY3lUcEFSdzdhVklrMXFKS2k5ZzBxaHBYWXNERTNFWjBqR0Rwd3AxeXkrc2hqNDNC"
    #expect(redaction.clean(id, most: 4096).text == id)
    #expect(redaction.hide(in: "x 0123456789abcde y") == "x 0123456789abcde y")
    #expect(redaction.hide(in: "x 0123456789abcdef y") == "x •••• y")
    #expect(redaction.hide(in: "a\(Self.token)b") == "a\(Secret(Self.token).masked)b")
  }

  @Test func aShortSecretIsHiddenWhereItStandsAlone() {
    var redaction = Redaction()
    redaction.add(Secret("abcd"))
    redaction.add(Secret("12345678"))
    #expect(redaction.clean("abcd", most: 99).text == "••••")
    #expect(redaction.clean("abcdef", most: 99).text == "abcdef")
    #expect(redaction.clean("<12345678>", most: 99).text == "<••••>")
  }

  @Test func manySecretsAreKnownAndTheOldestIsForgotten() {
    var redaction = Redaction()
    for number in 100..<200 { redaction.add(Secret("secret-number-\(number)-of-many")) }
    #expect(redaction.hide(in: "secret-number-199-of-many") == "secr…many")
    #expect(redaction.hide(in: "secret-number-136-of-many") == "secr…many")
  }
}

extension Block {
  /// The text of a block that has nothing but runs.
  fileprivate var text: String {
    switch self {
    case .heading(_, let runs), .paragraph(let runs, _), .preformatted(let runs):
      runs.map(\.text).joined()
    default: ""
    }
  }
}

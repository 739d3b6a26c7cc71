import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

@Suite struct AnalysisTests {
  var rehearsal = Rehearsal<Analysis>(
    Analysis.State(content: .ready(Sample.analysis), size: Size(columns: 80, rows: 22)),
    size: Size(columns: 80, rows: 22))

  init() { rehearsal.send(.opened) }

  private mutating func post(_ body: JSON, frame: Frame = .assumed) {
    rehearsal.send(.posted(Sample.posts(body, frame: frame), .bridge(1)))
  }

  @Test mutating func eachDocumentedCallbackPushesItsScreen() {
    post(.string(#"{"message":"analysis_completed","id":"r-1"}"#))
    post(.string(#"{"message":"image_rejected","payload":["blurred"]}"#))
    post(.string(#"{"message":"invalid_company_key","id":"KEY"}"#))
    #expect(rehearsal.effects == [.acknowledge(.bridge(1))])
    #expect(
      rehearsal.state.path.entries.map(\.element.event) == [
        .completed(id: "r-1"), .imageRejected(reasons: [RejectionReason("blurred")]),
        .invalidCompanyKey(CompanyKey("KEY")),
      ])
  }

  @Test mutating func theLogOfAWideScreenHasNoHolesAndIndentsLongLines() {
    rehearsal.size = Size(columns: 160, rows: 48)
    rehearsal.send(.resized(rehearsal.size))
    for body in ["[]", #"{"message":"#, "[]"] { post(.string(body)) }
    let lines = rehearsal.canvas.lines
    let first = lines.firstIndex { $0.contains("✗") } ?? 0
    let last = lines.lastIndex { $0.contains("✗") } ?? 0
    #expect(lines[first...last].allSatisfy { ($0.split(separator: "│").last ?? "") != " " })
    #expect(lines[first...last].contains { $0.contains("│   ") })
  }

  @Test mutating func anObjectIsTakenLikeItsText() {
    post(.object([.init("message", .string("analysis_completed")), .init("id", .string("r"))]))
    #expect(rehearsal.state.path.last?.event == .completed(id: "r"))
  }

  @Test(arguments: [
    "", " ", "{", "[]", "null", "7", #"{"Message":"x"}"#, #"{"message":7}"#, #"{"message":null}"#,
    #"{"message":"analysis_completed"}"#, #"{"message":"analysis_completed","id":""}"#,
    #"{"message":"analysis_completed","id":{}}"#, #"{"message":"\ud800"}"#,
  ])
  mutating func whatIsNoEventPushesNothingAndSaysWhy(body: String) {
    post(.string(body))
    #expect(rehearsal.state.path.isEmpty)
    guard case .refuse(let reason, to: .bridge(1))? = rehearsal.effects.first else {
      Issue.record("it was not refused")
      return
    }
    #expect(reason.hasSuffix("."))
    #expect(rehearsal.screen.contains("✗"))
  }

  @Test(arguments: [JSON.number(1), .bool(true), .null, .array([])])
  mutating func aBodyOfAnotherKindPushesNothing(body: JSON) {
    post(body)
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.refusals.total == 1)
  }

  @Test mutating func foreignFramesOriginsAndHandlersAreRefused() {
    let body = JSON.string(#"{"message":"image_rejected"}"#)
    post(body, frame: Frame(isMainFrame: false, origin: Analysis.origin))
    post(body, frame: Frame(isMainFrame: true, origin: "https://evil.example"))
    rehearsal.send(.posted(Sample.posts(body, handler: "other"), .bridge(2)))
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.refusals.total == 3)
  }

  @Test mutating func aClosedFlowRefuses() {
    rehearsal.send(.closed)
    post(.string(#"{"message":"image_rejected"}"#))
    #expect(
      rehearsal.effects == [
        .refuse("The analysis flow is closed; open it first.", to: .bridge(1))
      ])
  }

  @Test mutating func theSameEventOnTopIsCountedThereAndAnotherPushes() {
    for _ in 0..<3 { post(.string(#"{"message":"analysis_completed","id":"r-1"}"#)) }
    #expect(rehearsal.state.path.count == 1)
    #expect(Analysis.breadcrumb(of: rehearsal.state) == ["Report r-1 ×3"])
    post(.string(#"{"message":"analysis_completed","id":"r-2"}"#))
    post(.string(#"{"message":"analysis_completed","id":"r-1"}"#))
    #expect(rehearsal.state.path.count == 3)
  }

  @Test mutating func poppingNeverGoesBeneathTheRootAndNeverReloads() {
    post(.string(#"{"message":"image_rejected"}"#))
    rehearsal.press(.backspace, .backspace, .backspace)
    #expect(rehearsal.state.path.isEmpty && rehearsal.effects.isEmpty)
    #expect(rehearsal.state.page.session == 1 && rehearsal.state.loads == 1)
  }

  @Test mutating func allScreensArePoppedAtOnce() {
    post(.string(#"{"message":"image_rejected"}"#))
    post(.string(#"{"message":"analysis_completed","id":"1"}"#))
    rehearsal.press(.character("0"))
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.page.session == 1)
  }

  @Test mutating func reasonsAreListedWhateverTheirShape() {
    post(.string(#"{"message":"image_rejected","payload":["dark",{"metric":"blur"},3]}"#))
    #expect(
      rehearsal.screen.contains("• dark") && rehearsal.screen.contains("• metric: blur"))
    post(.string(#"{"message":"image_rejected","payload":[]}"#))
    #expect(rehearsal.screen.contains("No reason was given."))
  }

  @Test mutating func anUnknownEventShowsItsJSONAndABareIdentifierAScreenOfItsOwn() {
    post(.string(#"{"message":"new_thing","extra":1}"#))
    #expect(rehearsal.screen.contains("new_thing") && rehearsal.screen.contains("\"extra\""))
    post(.string("cUVHY3lUcEFSdzdhVklr"))
    #expect(rehearsal.screen.contains("Image sent"))
  }

  @Test mutating func aKeyIsNeverShownInFull() {
    post(.string(#"{"message":"invalid_company_key","id":"ABCDEFGHIJKLMNOPQRSTUVWXYZ"}"#))
    #expect(rehearsal.screen.contains("ABCD…WXYZ"))
    #expect(!rehearsal.screen.contains("EFGHIJ"))
  }

  @Test mutating func escapeSequencesInAnIdAreMadeVisible() {
    post(.string(#"{"message":"analysis_completed","id":"a\u001b[2Jb\u202e"}"#))
    #expect(rehearsal.screen.contains("␛[2Jb<U+202E>"))
  }

  @Test mutating func aFullPathRefusesTheNextScreen() {
    var path = NavigationPath<Int>()
    for number in 0..<NavigationPath<Int>.limit { _ = path.append(number, isSame: ==) }
    let takesAnother = path.append(-1, isSame: ==)
    let countsTheSame = path.append(NavigationPath<Int>.limit - 1, isSame: ==)
    #expect(!takesAnother && countsTheSame)
    path.removeLast(1_000_000)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test(arguments: [
    #"{"message":"new_thing","extra":"…"}"#, #"{"message":"…"}"#,
    #"{"message":"image_rejected","payload":["…"]}"#,
    #"{"message":"invalid_company_key","id":"…"}"#,
  ])
  mutating func ofAHugeEventOnlyTheBeginningIsKept(body: String) {
    post(.string(body.replacing("…", with: String(repeating: "x", count: 900_000))))
    #expect(rehearsal.state.path.count == 1)
    #expect(rehearsal.state.path.last.map { $0.event.bytes < 20_000 } == true)
  }

  @Test mutating func whatFailsInThePageIsSaid() {
    let session = rehearsal.state.page.session
    rehearsal.send(.reported(.failed("Missing."), session: session))
    #expect(rehearsal.screen.contains("Missing. Press r to load it again."))
    rehearsal.send(.reported(.displayed(Document()), session: session))
    rehearsal.send(.reported(.failed("TypeError: x"), session: session))
    #expect(rehearsal.screen.contains("! The page: TypeError: x"))
  }

  @Test mutating func aHugeReportIdIsRefused() {
    let id = String(repeating: "é", count: 2049)
    post(.string(#"{"message":"analysis_completed","id":"\#(id)"}"#))
    #expect(rehearsal.state.path.isEmpty)
    #expect(
      rehearsal.effects == [
        .refuse("The report id has 4098 bytes, more than 4096.", to: .bridge(1))
      ])
  }

  @Test func aPathOfLargeScreensIsFullBeforeMemoryIs() {
    var path = NavigationPath<Int>()
    let half = NavigationPath<Int>.mostBytes / 2
    let taken = (0..<3).map { path.append($0, bytes: half, isSame: ==) }
    #expect(taken == [true, true, false])
    path.removeLast()
    let takesAnother = path.append(3, bytes: half, isSame: ==)
    #expect(takesAnother)
  }

  @Test mutating func aReportIdIsEncodedWithTheUnreservedSet() {
    post(.string(#"{"message":"analysis_completed","id":"a/b+c=="}"#))
    #expect(rehearsal.screen.contains("a%2Fb%2Bc%3D%3D"))
  }
}

import Cells
import Flows
import Testing

@testable import Runtime

@Suite struct TourReaderTests {
  private func script(
    _ files: [String: String], of path: String = "a/x.tour"
  ) throws(TourFault) -> TourScript {
    try TourReader.script(of: path) { path in
      files[path].map { .success($0) } ?? .failure(TourReader.Reason("\(path) is not there."))
    }
  }

  private func actions(_ text: String) throws -> [TourAction] {
    try script(["a/x.tour": text]).steps.map(\.action)
  }

  @Test func eachStepIsRead() throws {
    let pattern = try TourPattern("a/b")
    var wide = pattern
    wide.isForScreen = true
    let all: [(String, TourAction)] = [
      ("Enter", .press(.enter, count: 1)), ("Down 3", .press(.down, count: 3)),
      ("Shift+Tab", .press(.backTab, count: 1)), ("Ctrl+L", .press(.control("l"), count: 1)),
      ("F12 2", .press(.function(12), count: 2)), ("Key #", .press(.character("#"), count: 1)),
      (#"Type "a \"b\" \\ \n""#, .type(#"a "b" \ \n"#)), ("Type 'a \"b\"'", .type("a \"b\"")),
      ("Click \"OK\"", .click(.text("OK"))),
      ("Click 10,5", .click(.point(Point(column: 9, row: 4)))),
      (#"Event {"a": "b # c"}"#, .post(#"{"a": "b # c"}"#, isRefused: false)),
      ("Event+Refused {", .post("{", isRefused: true)),
      (#"Wait /a\/b/"#, .wait(pattern, limit: nil)),
      (#"Wait@5s /a\/b/ # soon"#, .wait(pattern, limit: .seconds(5))),
      (#"Wait+Screen@500ms /a\/b/"#, .wait(wide, limit: .milliseconds(500))),
      (#"Expect /a\/b/"#, .expect(pattern)), (#"ExpectNot /a\/b/"#, .expectNot(pattern)),
      ("Caption \"Look — here\"", .caption("Look — here")),
      ("Screenshot a-b_1", .screenshot("a-b_1")),
      ("Sleep 0.5s", .sleep(.milliseconds(500))), ("Token ok", .token("\"ok\"")),
      (#"Token {"busy": 3}"#, .token(#"{"busy": 3}"#)), ("Offline on", .offline(true)),
    ]
    #expect(try actions(all.map { "  \($0.0)  " }.joined(separator: "\n\n# so\n")) == all.map(\.1))
  }

  @Test func settingsStandAtTheTop() throws {
    let read = try script([
      "a/x.tour": """
      Set Size 100x30
      Set Speed 2
      Set Language de-CH
      Set Theme light
      Set Typing 20ms
      Set Pause 2s
      Set Limit 1s
      Set Onboarding done
      Enter
      """
    ]).settings
    #expect(read.size == Size(columns: 100, rows: 30) && read.speed == 2)
    #expect(read.language == "de-CH" && read.theme == .light && read.isOnboardingDone)
    #expect(read.typing == .milliseconds(20) && read.pause == .seconds(2))
    #expect(read.limit == .seconds(1))
  }

  @Test func includedToursAreReadInPlaceWithoutTheirSettings() throws {
    let read = try script([
      "a/x.tour": "Up\nInclude b/y.tour\nDown",
      "a/b/y.tour": "Set Speed 9\nInclude '../z z.tour'\nTab",
      "a/b/../z z.tour": "Home",
    ])
    #expect(
      read.steps.map(\.action)
        == [.up, .home, .tab, .down].map { .press($0, count: 1) })
    #expect(read.steps[2].place == TourPlace(file: "a/b/y.tour", line: 3, column: 1))
    #expect(read.settings.speed == 1)
  }

  @Test(arguments: [
    ("Dance", "1:1", "no step “Dance”"), ("Enter\n  Down x", "2:8", "1 to 1000"),
    ("Down 1001", "1:6", "1 to 1000"), ("Key ab", "1:5", "one character"),
    ("Type x", "1:6", "quotes"), ("Type \"x", "1:6", "that ends this"),
    ("Type \"x\" y", "1:10", "Nothing more"), ("Click", "1:6", "quotes"),
    ("Click 1", "1:7", "a column and a row"), ("Click \"\"", "1:7", "a text on the screen"),
    ("Wait ready", "1:6", "A regular expression is missing"), ("Wait /(/", "1:6", "no regular"),
    ("Wait@5 /a/", "1:6", "A time such as"), ("Wait+Line /a/", "1:1", "no step"),
    ("Expect /a", "1:8", "that ends this"), ("Caption", "1:8", "quotes"),
    ("Screenshot ../x", "1:12", "only letters"), ("Screenshot a.svg", "1:12", "only letters"),
    ("Sleep 2", "1:7", "such as 2s"), ("Sleep -2s", "1:7", "such as 2s"),
    ("Sleep 9999s", "1:7", "at most 3600s"), ("Offline maybe", "1:9", "on or off"),
    ("Event", "1:6", "takes the JSON"), ("Token", "1:6", "takes ok"),
    ("Set Size 5x5", "1:10", "20x6"), ("Set Speed 0", "1:11", "0.1"),
    ("Set Colour 1", "1:5", "Set takes"),
    ("Set Theme blue", "1:11", "auto or light"),
    ("Enter\n  Set Speed 2", "2:3", "before the first"),
    ("Include", "1:8", "takes the file"), ("Include x.tour", "1:1", "include itself"),
    ("# nothing", "1:1", "no step"), ("Include gone.tour", "1:1", "a/gone.tour is not there."),
    ("Type \"\(String(repeating: "é", count: 2100))\"", "1:1", "4096 bytes"),
    ("Wait /\(String(repeating: "a", count: 1001))/", "1:6", "longer than 1000"),
    (String(repeating: "\n", count: 5000), "5000:1", "5000 lines"),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, place: String, words: String) {
    let fault = #expect(throws: TourFault.self) { _ = try script(["a/x.tour": text]) }
    let said = fault.map { "\($0)" } ?? ""
    #expect(said.hasPrefix("a/x.tour:\(place): error: ") && said.contains(words), "\(said)")
  }

  @Test func aFaultOfAnIncludedTourIsToldWithItsOwnPlace() {
    let fault = #expect(throws: TourFault.self) {
      _ = try script(["a/x.tour": "Up\nInclude y.tour", "a/y.tour": "Up\n Jump"])
    }
    #expect(fault.map { "\($0)" }?.hasPrefix("a/y.tour:2:2: error: ") == true)
  }

  @Test func toursThatIncludeOneAnotherWithoutEndAreRefused() {
    let circle = #expect(throws: TourFault.self) {
      _ = try script(["a/x.tour": "Include y.tour", "a/y.tour": "\nInclude x.tour"])
    }
    #expect(circle?.sentence == "a/x.tour would include itself.")
    #expect(circle?.place == TourPlace(file: "a/y.tour", line: 2, column: 1))
    let deep = #expect(throws: TourFault.self) {
      _ = try TourReader.script(of: "x") { .success("Include \($0)x") }
    }
    #expect(deep?.sentence.contains("8 deep") == true)
    let wide = #expect(throws: TourFault.self) {
      _ = try TourReader.script(of: "x") { path in
        .success(path == "x" ? String(repeating: "Include y\n", count: 200) : "")
      }
    }
    #expect(wide?.sentence.contains("100 files") == true)
  }

  @Test func thereIsAnEndToTheSteps() {
    let many = String(repeating: "Up\n", count: 4000)
    let fault = #expect(throws: TourFault.self) {
      _ = try script(["a/x.tour": many + "Include y", "a/y": many])
    }
    #expect(fault?.sentence.contains("5000 steps") == true)
  }
}

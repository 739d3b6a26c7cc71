import Cells
import Documents
import PageProtocol
import Support
import Testing
import Widgets

@testable import Flows

/// Where the inspector stands on the screen, and when keys are meant for it.
@Suite struct InspectorPlaceTests {
  private func app(columns: Int, rows: Int = 24, flow: FlowName? = nil) -> Rehearsal<App> {
    let size = Size(columns: columns, rows: rows)
    var app = Rehearsal<App>(Sample.app(size: size), size: size)
    if let flow { app.send(.flowOpened(flow)) }
    return app
  }

  @Test func onANarrowScreenItTakesThePlaceOfTheFlow() {
    var app = app(columns: 80, flow: .analysis)
    #expect(!app.screen.contains("Inspector"))
    app.press(.character("i"))
    #expect(app.screen.contains("Analysis › Inspector") && app.screen.contains("opens the page"))
    app.press(.character("i"))
    #expect(!app.screen.contains("Inspector") && app.state.stage == .flow(.analysis))
    app.press(.character("i"), .character("q"))
    #expect(app.state.stage == .flow(.analysis) && !app.state.inspector.isFocused)
  }

  @Test func onAWideScreenItStandsBesideAFlowAndTheFlowHasTheKeys() {
    var app = app(columns: 160, flow: .launcher)
    #expect(app.screen.contains("Inspector") && app.state.launcher.size.columns == 80)
    app.press(.tab)
    #expect(!app.state.inspector.isFocused)
    app.press(.character("i"), .down, .escape)
    #expect(app.state.stage == .flow(.launcher) && app.screen.contains("Inspector"))
    app.press(.character("i"), .character("h"))
    #expect(!app.screen.contains("Inspector") && app.state.launcher.size.columns == 160)
    app.press(.character("i"))
    #expect(app.screen.contains("Inspector") && app.state.inspector.isFocused)
  }

  @Test func besideTheDeckAndDocumentsItIsThereWhenAskedFor() {
    var app = app(columns: 120)
    #expect(!app.screen.contains("Inspector"))
    app.press(.character("i"), .escape)
    #expect(app.screen.contains("Inspector") && app.state.stage == .deck)
    app.press(.down)
    #expect(app.state.selection == 1)
    app.send(.flowOpened(.onboarding), .onboarding(.pageChosen(2)), .onboarding(.linkButtonPressed))
    #expect(app.state.viewer?.size.columns == 64 && app.screen.contains("Inspector"))
  }

  @Test func aClickSaysWhoHasTheKeys() {
    var app = app(columns: 160)
    app.press(.character("i"))
    app.click(on: "2 Launcher")
    #expect(app.state.stage == .flow(.launcher) && !app.state.inspector.isFocused)
    app.click(on: "move    Launcher")
    #expect(app.state.inspector.isFocused && app.state.inspector.details == nil)
    app.click(on: "move    Launcher")
    #expect(app.state.inspector.details != nil)
  }

  @Test func lettersBelongToItsSearch() {
    var app = app(columns: 80)
    app.press(.character("i"), .character("/"))
    app.type("iq?l")
    #expect(app.state.inspector.query?.text == "iq?l" && app.state.keyList == nil)
  }

  @Test func itMakesRoomWhenTheScreenGetsNarrow() {
    var app = app(columns: 160, flow: .analysis)
    app.press(.character("i"))
    app.size = Size(columns: 90, rows: 20)
    app.send(.resized(app.size))
    #expect(app.state.isInspectorAlone && app.state.inspector.size == Size(columns: 88, rows: 18))
    #expect(app.state.analysis.size.columns == 90)
  }

  @Test func noTwoOfItsKeysAreTheSame() {
    var app = app(columns: 80)
    app.press(.character("i"))
    for keys: [Key] in [[], [.enter], [.escape, .character("/")]] {
      for key in keys { app.press(key) }
      let all = App.keys(in: app.state).flatMap(\.keys)
      #expect(Set(all).count == all.count)
    }
  }

  private func busy(_ size: Size) -> Rehearsal<App> {
    var app = Rehearsal<App>(Sample.app(size: size), size: size)
    func pass(_ milliseconds: Int, _ message: App.Message) {
      App.pass(.milliseconds(milliseconds), to: &app.state)
      app.send(message)
    }
    pass(1200, .flowOpened(.launcher))
    pass(2410, .noticed("The template is the guide's.", .news))
    app.press(.enter)
    pass(
      3041,
      .launcher(
        .answered(attempt: 1, .success(Sample.token), took: .milliseconds(631), now: .seconds(3))))
    let session = app.state.launcher.page.session
    pass(3350, .launcher(.reported(.displayed(Sample.courses), session: session)))
    pass(3400, .launcher(.reported(.logged("connected, 4 courses"), session: session)))
    pass(9000, .launcher(.reported(.posted(Sample.asks(), request: 1), session: session)))
    pass(
      9500,
      .launcher(.reported(.posted(Sample.asks("GIVE ME A TOKEN"), request: 2), session: session)))
    pass(12_000, .posted(Sample.posts(.null, handler: "stranger"), ticket: 1))
    return app
  }

  @Test(arguments: ScreenTests.sizes)
  func whatHappenedIsListed(size: Size) {
    var app = busy(size)
    app.press(.character("i"), .up)
    expectScreen(app.canvas, named: "inspector-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: ScreenTests.sizes)
  func anEntryIsShownInFull(size: Size) {
    var app = busy(size)
    let body = #"{"message":"analysis_completed","id":"r-1","scores":[1,2.5]}"#
    app.send(.posted(Sample.posts(.string(body)), ticket: 2))
    app.press(.character("i"), .up, .enter)
    expectScreen(app.canvas, named: "inspector-details-\(size.columns)x\(size.rows)")
  }
}

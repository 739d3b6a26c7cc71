import Cells
import Documents
import PageProtocol
import Support
import Testing

@testable import Flows

/// What a person sees, kept as pictures under `Screens`.
@Suite struct ScreenTests {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 160, rows: 50), Size(columns: 30, rows: 10),
  ]

  private func app(_ size: Size, _ messages: App.Message...) -> Canvas {
    var state = Sample.app(size: size, isOnboardingRequired: true)
    state.bridgePath = "/run/user/1000/promenade/bridge.sock"
    for message in messages { _ = App.update(&state, with: message) }
    var canvas = Canvas(size: size)
    App.draw(state, on: &canvas)
    return canvas
  }

  private func check(_ canvas: Canvas, _ name: String) {
    expectScreen(canvas, named: "\(name)-\(canvas.size.columns)x\(canvas.size.rows)")
  }

  @Test(arguments: sizes)
  func theDeckShowsTheFlowsWithTheirStates(size: Size) { check(app(size), "deck") }

  @Test(arguments: sizes)
  func theOnboardingShowsItsPages(size: Size) {
    check(app(size, .flowOpened(.onboarding), .onboarding(.pageChosen(2))), "onboarding")
  }

  @Test(arguments: sizes)
  func theAnalysisShowsItsPageAndWhatWasPosted(size: Size) {
    check(
      app(
        size, .flowOpened(.analysis), .analysis(.reported(.displayed(Sample.courses), session: 1)),
        .posted(Sample.posts(.string(#"{"message":"image_rejected"}"#)), ticket: 1),
        .posted(Sample.posts(.string("{")), ticket: 2), .analysis(.backPressed)),
      "analysis")
  }

  @Test(arguments: sizes)
  func aReportIsPushedOnThePath(size: Size) {
    let id = "cUVHY3lUcEFSdzdhVklrMXFKS2k5ZzBxaHBYWXNERTNFWjBqR0Rwd3AxeXkrc2hqNDNC"
    check(
      app(
        size, .flowOpened(.analysis),
        .posted(Sample.posts(.string(#"{"message":"image_rejected"}"#)), ticket: 1),
        .posted(
          Sample.posts(.string(#"{"message":"analysis_completed","id":"\#(id)"}"#)), ticket: 2)),
      "report")
  }

  @Test(arguments: sizes)
  func theViewerShowsADocument(size: Size) {
    let text = Document(blocks: [
      .heading(level: 1, [Run("Terms of use")]),
      .paragraph(
        [Run("Read these "), Run("terms", target: .link("#a")), Run(" before you go on.")], .leading
      ),
      .list(
        List(
          items: (1...9).map {
            .init(marker: "\($0).", blocks: [.paragraph([Run("Item \($0)")], .leading)])
          })),
    ])
    check(
      app(
        size, .flowOpened(.onboarding), .onboarding(.pageChosen(2)),
        .onboarding(.linkButtonPressed), .read(text)), "viewer")
  }

  /// A page that has come in to the second of five parts, and one that was read in full.
  private func reading(_ size: Size, isLast: Bool, keys: [Key]) -> Canvas {
    var state = Sample.app(size: size)
    _ = App.start(&state, reading: "handbook.html")
    var rehearsal = Rehearsal<App>(state, size: size)
    rehearsal.send(ViewerTests.grew(0..<6, part: 0.42, isLast: isLast))
    for key in keys { rehearsal.press(key) }
    return rehearsal.canvas
  }

  @Test(arguments: sizes)
  func aPageIsReadWhileItLoads(size: Size) {
    check(reading(size, isLast: false, keys: [.character("/"), .character("w")]), "viewer-loading")
  }

  @Test(arguments: sizes)
  func theHeadlinesAreListedOverTheText(size: Size) {
    check(
      reading(size, isLast: true, keys: [.character("]"), .character("o")]), "viewer-contents")
  }

  @Test(arguments: sizes)
  func linksInSightAreNumbered(size: Size) {
    check(
      reading(size, isLast: true, keys: [.tab, .tab, .character("#"), .character("1")]),
      "viewer-links")
  }

  @Test(arguments: sizes)
  func theHelpListsTheKeysOfTheScreen(size: Size) {
    check(app(size, .keyListToggled(.help)), "help")
  }

  @Test(arguments: sizes)
  func thePaletteShowsTheBestMatchesFirst(size: Size) {
    let typed = "the".map { App.Message.keyListTyped(.character($0)) }
    var state = Sample.app(size: size)
    for message in [.flowOpened(.onboarding), .keyListToggled(.palette)] + typed {
      _ = App.update(&state, with: message)
    }
    var canvas = Canvas(size: size)
    App.draw(state, on: &canvas)
    check(canvas, "palette")
  }

  @Test func aScreenTooSmallSaysWhatItNeeds() {
    check(app(Size(columns: 19, rows: 5)), "small")
  }

  @Test func inASCIIAndMonochromeNothingElseIsLeft() {
    let canvas = app(Size(columns: 80, rows: 24), .flowOpened(.onboarding)).inASCII.inMonochrome
    check(canvas, "onboarding-ascii")
    #expect(canvas.lines.joined().unicodeScalars.allSatisfy { $0.isASCII })
  }
}

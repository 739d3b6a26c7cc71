import Cells
import Documents
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// What is pasted belongs to the text that is being typed, wherever that is.
@Suite struct PasteTests {
  private let size = Size(columns: 80, rows: 24)

  private func app() -> Rehearsal<App> {
    Rehearsal(
      App.State(
        size: size, settings: App.Settings(language: "en"), onboarding: .ready(Sample.onboarding),
        isOnboardingRequired: false, launcher: .ready(Sample.launcher),
        analysis: .ready(Sample.analysis)),
      size: size)
  }

  private func reading() -> Rehearsal<Viewer> {
    let look = PictureLook(isDark: true, isMonochrome: false)
    var viewer = Rehearsal<Viewer>(
      Viewer.State(name: "a.html", size: size, look: look, language: "en", load: 1), size: size)
    let blocks: [Block] = [
      .heading(level: 1, [Run("Hay")]), .paragraph([Run("hay needle hay needle")], .leading),
      .heading(level: 1, [Run("Needle")]),
    ]
    let chunks = [Chunk](Document(blocks: blocks))
    viewer.send(.grew(Viewer.Growth(chunks, isLast: true), load: 1))
    return viewer
  }

  @Test func aSearchInATextTakesIt() {
    var viewer = reading()
    viewer.send(.pasted("needle"))
    #expect(!viewer.state.pane.isSearched)
    viewer.press(.character("/"))
    viewer.send(.pasted("needle\n"))
    #expect(viewer.screen.contains("/needle") && viewer.screen.contains("3 matches"))
  }

  @Test func theListOfHeadlinesTakesIt() {
    var viewer = reading()
    viewer.press(.character("o"))
    viewer.send(.pasted("need"))
    #expect(viewer.state.outline?.found == [1])
  }

  @Test func aSearchInTheInspectorTakesItAndNotThePageBeneath() {
    var app = app()
    app.send(.flowOpened(.launcher), .noticed("needle"))
    app.press(.enter, .character("i"), .character("/"))
    app.send(.pasted("needle"))
    #expect(app.screen.contains("/needle") && app.state.inspector.wanted == "needle")
  }

  @Test func aSearchOverTheAnalysisPageTakesIt() {
    var analysis = Rehearsal<Analysis>.analysis(rows: 12)
    analysis.post(#"{"message":"long","list":["hay","needle"]}"#)
    analysis.press(.character("/"))
    analysis.send(.pasted("needle"))
    #expect(analysis.screen.contains("/needle") && analysis.screen.contains("1 match"))
  }
}

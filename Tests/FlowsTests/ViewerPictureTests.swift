import Cells
import Documents
import Support
import Testing
import Widgets

@testable import Flows

/// Which pictures the viewer asks for, and what it makes of those that come or don't.
@Suite struct ViewerPictureTests {
  private var rehearsal: Rehearsal<App>

  init() { rehearsal = Self.reading("docs/a.html") }

  private static func reading(
    _ name: String, size: Size = Size(columns: 80, rows: 24)
  ) -> Rehearsal<App> {
    var state = Sample.app(size: size)
    _ = App.start(&state, reading: name)
    return Rehearsal(state, size: size)
  }

  private static let words = (0..<60).map { "word\($0)" }.joined(separator: " ")

  private static func picture(_ source: String, width: Int? = nil, height: Int? = nil) -> Block {
    .picture(
      Illustration(source: source, alternative: "the \(source)", width: width, height: height))
  }

  private static func page(_ sources: [String]) -> Document {
    Document(blocks: sources.flatMap { [picture($0), .paragraph([Run(words)], .leading)] })
  }

  private func request(
    _ name: String, of document: String = "docs/a.html", language: String = "en",
    size: Size = Size(columns: 76, rows: 19), isDark: Bool = true
  ) -> PictureRequest {
    PictureRequest(
      name: name, source: .file(of: document, language: language), size: size, isDark: isDark,
      mayGrow: false)
  }

  private var asked: [PictureRequest] {
    rehearsal.effects.flatMap { effect -> [PictureRequest] in
      if case .showPictures(let requests) = effect { requests } else { [] }
    }
  }

  private var hasAsked: Bool {
    rehearsal.effects.contains { if case .showPictures = $0 { true } else { false } }
  }

  /// A picture of so many cells, with light and shade.
  private static func drawn(_ size: Size) -> Picture {
    var cells: [Cell] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isSky = (column - size.columns / 2).magnitude > 4 * row
        cells.append(
          Cell(
            Glyph(ofOneCell: isSky ? " " : "▄") ?? .blank,
            style: Style(foreground: .palette(28), background: .palette(isSky ? 153 : 34))))
      }
    }
    return Picture(
      size: size, cells: cells, pixels: PixelSize(width: 8 * size.columns, height: 16 * size.rows))
  }

  private mutating func send(_ document: Document, load: Int = 1) {
    rehearsal.send(.read(document, load: load))
  }

  @Test mutating func whatIsInSightAndOnTheNextScreenIsAskedFor() {
    send(Self.page(["b.png", "pictures/c%20d.png?1#x", "e.png", "f.png"]))
    #expect(
      rehearsal.effects == [
        .showPictures([
          request("b.png"), request("pictures/c%20d.png?1#x"), request("e.png"),
        ])
      ])
    rehearsal.press(.down)
    #expect(!hasAsked, "the same is not asked for again")
    rehearsal.press(.end)
    #expect(asked.map(\.name).prefix(2) == ["f.png", "e.png"])
  }

  @Test mutating func wordsStandForWhatIsNoFileOfTheApp() {
    send(
      Self.page([
        "//a/b.png", "https://a.example/b.png", "data:image/png;base64,AAAA", "", "#a", "mailto:a",
      ]))
    #expect(asked.map(\.name) == ["//a/b.png"], "only the folder knows that this is no file")
    #expect(rehearsal.screen.contains("[the https://a.example/b.png]"))
  }

  @Test mutating func whereNothingIsShownNothingIsAskedFor() {
    rehearsal = Self.reading("docs/a.html", size: Size(columns: 1 << 19, rows: 200))
    send(Self.page(["b.png"]))
    #expect(!hasAsked)
    #expect(rehearsal.state.viewer?.pane.wantedPictures().isEmpty == true)
  }

  @Test mutating func aPictureTakesItsRoomWhenItComes() {
    send(Self.page(["b.png"]))
    #expect(rehearsal.screen.contains("[the b.png]"))
    let row = rehearsal.canvas.lines.firstIndex { $0.contains("word0") }
    rehearsal.send(.pictureLoaded(request("b.png"), Self.drawn(Size(columns: 40, rows: 4))))
    #expect(!hasAsked && !rehearsal.screen.contains("[the b.png]"))
    #expect(rehearsal.screen.contains("▄▄▄"))
    let moved = rehearsal.canvas.lines.firstIndex { $0.contains("word0") }
    #expect(row == 12 && moved == 7)
  }

  @Test mutating func onlyTheFirstPictureOfADocumentThatFailsIsTold() {
    send(Self.page(["b.png", "c.png"]))
    rehearsal.send(.pictureFailed(request("b.png"), "b.png: Was not found."))
    #expect(rehearsal.screen.contains("b.png: Was not found."))
    #expect(rehearsal.screen.contains("[the b.png]"))
    rehearsal.send(.pictureFailed(request("c.png"), "c.png: Was not found."))
    #expect(!rehearsal.screen.contains("c.png: Was not found."))
    rehearsal.send(.themePressed)
    #expect(!asked.map(\.name).contains("b.png"), "what is missing is not asked for again")
  }

  @Test mutating func scrollingThroughManyKeepsThoseNearOnly() {
    send(Self.page((0..<300).map { "\($0).png" }))
    for _ in 0..<400 {
      for request in rehearsal.state.viewer?.gallery.awaited ?? [] {
        rehearsal.send(.pictureLoaded(request, Self.drawn(Size(columns: 76, rows: 12))))
      }
      #expect((rehearsal.state.viewer?.gallery.loaded.count ?? 0) < 9)
      rehearsal.press(.pageDown)
    }
    #expect(rehearsal.state.viewer?.gallery.awaited == [])
  }

  @Test mutating func anotherSizeShowsTheOldPictureUntilTheNewOneComes() {
    send(Self.page(["b.png"]))
    rehearsal.send(.pictureLoaded(request("b.png"), Self.drawn(Size(columns: 76, rows: 19))))
    rehearsal.size = Size(columns: 50, rows: 20)
    rehearsal.send(.resized(rehearsal.size))
    let next = request("b.png", size: Size(columns: 46, rows: 15))
    #expect(asked == [next] && rehearsal.screen.contains("▄"))
    rehearsal.send(.pictureLoaded(next, Self.drawn(Size(columns: 46, rows: 12))))
    #expect(rehearsal.state.viewer?.gallery.loaded.keys.map(\.size) == [next.size])
  }

  @Test mutating func anotherThemeAndAnotherLanguageAskAnew() {
    send(Self.page(["b.png"]))
    rehearsal.send(.pictureLoaded(request("b.png"), Self.drawn(Size(columns: 40, rows: 4))))
    rehearsal.send(.themePressed)
    #expect(asked == [request("b.png", size: Size(columns: 76, rows: 19), isDark: false)])
    #expect(rehearsal.screen.contains("▄"), "the one for the dark stays so long")
    rehearsal.send(.localized(.ready(Sample.onboarding), language: "de"))
    send(Self.page(["b.png"]), load: 2)
    #expect(asked == [request("b.png", language: "de", isDark: false)])
    rehearsal.send(.pictureLoaded(request("b.png"), Self.drawn(Size(columns: 40, rows: 4))))
    #expect(rehearsal.screen.contains("[the b.png]"), "news for the text in English")
  }

  @Test mutating func aDocumentThatIsLeftWantsNoPicturesAndComesBackWithThem() {
    let link = Block.paragraph([Run("on", target: .link("b.html"))], .leading)
    send(Document(blocks: [link, Self.picture("b.png")]))
    rehearsal.send(.pictureLoaded(request("b.png"), Self.drawn(Size(columns: 40, rows: 4))))
    rehearsal.press(.tab, .enter)
    send(Document(blocks: [link]), load: 2)
    #expect(rehearsal.state.viewer?.gallery.loaded.isEmpty == true)
    rehearsal.press(.character("<"))
    #expect(asked == [request("b.png")])
    rehearsal.press(.character("q"))
    #expect(rehearsal.effects.contains(.showPictures([])), "nobody waits for it any more")
  }

  @Test mutating func theOnboardingGetsItsPicturesWhenTheViewerCloses() {
    rehearsal = Rehearsal(Sample.app())
    rehearsal.send(.flowOpened(.onboarding), .onboarding(.pageChosen(2)))
    let waiting = rehearsal.state.onboarding?.pictures.awaited ?? []
    #expect(!waiting.isEmpty)
    rehearsal.send(.onboarding(.linkButtonPressed))
    send(Self.page(["b.png"]))
    #expect(asked == [request("b.png", of: "imprint.html")])
    rehearsal.send(.themePressed)
    #expect(asked.allSatisfy { $0.source != .assets }, "the viewer covers the onboarding")
    rehearsal.press(.escape)
    #expect(asked.map(\.name) == waiting.map(\.name))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 160, rows: 50)])
  mutating func aPageWithPicturesLooksGood(size: Size) {
    rehearsal = Self.reading("guide.html", size: size)
    send(
      Document(blocks: [
        .heading(level: 1, [Run("Up the hill")]), .paragraph([Run(Self.words)], .leading),
        .picture(
          Illustration(
            source: "hill.png", alternative: "The hill", width: 240, height: 96, isCaptioned: true)),
        .paragraph([Run("Figure 1. The hill in May.", traits: .emphasis)], .leading),
        .paragraph([Run(Self.words)], .leading),
        .quote([
          .picture(
            Illustration(
              source: "late.png", alternative: "One that is still to come", width: 160, height: 48))
        ]),
        .paragraph([Run(Self.words)], .leading),
      ]))
    for request in asked where request.name == "hill.png" {
      rehearsal.send(.pictureLoaded(request, Self.drawn(request.size)))
    }
    expectScreen(rehearsal.canvas, named: "viewer-pictures-\(size.columns)x\(size.rows)")
  }
}

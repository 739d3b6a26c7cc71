import Cells
import Documents
import Testing
import Widgets

@testable import Flows

/// Which pictures an onboarding asks for, and what they do to its pages.
@Suite struct OnboardingPictureTests {
  private static let size = Size(columns: 80, rows: 22)
  private var rehearsal = Rehearsal<Onboarding>(
    Onboarding.State(content: content(pages: 200), size: size), size: size)

  private static func content(pages: Int, text: String = "Scan your products.")
    -> Onboarding.Content
  {
    let pages = (0..<pages).map { index in
      Onboarding.Page(
        picture: "picture\(index)", text: Document(blocks: [.paragraph([Run(text)], .leading)]),
        link: nil, buttonTitle: nil)
    }
    return Onboarding.Content(header: "logo", pages: pages, labels: Sample.labels)
  }

  /// The names asked for by what was done last.
  private var names: [String] {
    rehearsal.effects.flatMap { effect -> [String] in
      if case .showPictures(let requests) = effect { requests.map(\.name) } else { [] }
    }
  }

  private var textRow: Int? {
    rehearsal.canvas.lines.firstIndex { $0.contains("Scan your") }
  }

  private func solid(_ size: Size) -> Picture {
    Picture(
      size: size,
      cells: Array(
        repeating: Cell(.blank, style: Style(background: .palette(40))),
        count: size.columns * size.rows))
  }

  /// Answers all that was asked for.
  private mutating func answer(_ isThere: (PictureRequest) -> Bool = { _ in true }) {
    for request in rehearsal.state.pictures.awaited {
      rehearsal.send(.pictureLoaded(request, isThere(request) ? solid(request.size) : nil))
    }
  }

  @Test mutating func theVisiblePagesPicturesComeFirstThenItsNeighbors() {
    rehearsal.send(.resized(Self.size))
    #expect(names == ["logo", "picture0", "picture1", "picture199"])
    rehearsal.press(.right)
    #expect(names == ["logo", "picture1", "picture2", "picture0"])
  }

  @Test mutating func whatWasAskedForIsNotAskedForAgain() {
    rehearsal.send(.resized(Self.size))
    answer()
    #expect(rehearsal.effects == [])
    rehearsal.press(.right)
    #expect(names == ["picture2"])
    rehearsal.press(.left)
    #expect(names == ["picture199"])
    rehearsal.send(.resized(Self.size))
    #expect(names == [])
  }

  @Test mutating func aSwipeShowsThePictureAtOnce() {
    rehearsal.send(.resized(Self.size))
    answer()
    rehearsal.press(.right)
    let place = Onboarding.Arrangement(of: rehearsal.state).picture
    let middle = Point(column: 40, row: place.row + place.rows / 2)
    #expect(rehearsal.canvas[middle]?.style.background == .palette(40))
  }

  @Test mutating func pagingThroughManyPagesKeepsAFewPicturesOnly() {
    for _ in 0..<200 {
      rehearsal.press(.right)
      answer()
    }
    #expect(rehearsal.state.pictures.loaded.count == 4)
  }

  @Test mutating func picturesThatComeLateNeverMoveTheText() throws {
    rehearsal.send(.resized(Self.size))
    let before = try #require(textRow)
    for request in rehearsal.state.pictures.awaited {
      rehearsal.send(.pictureLoaded(request, solid(Size(columns: 2, rows: 1))))
      #expect(textRow == before)
    }
  }

  @Test mutating func aPictureAndAHeaderThatAreMissingTakeNoRoom() throws {
    let empty = Onboarding.Content(
      header: nil, pages: [Sample.page("Scan your products.")], labels: Sample.labels)
    var bare = Rehearsal<Onboarding>(
      Onboarding.State(content: empty, size: Self.size), size: Self.size)
    bare.send(.resized(Self.size))
    rehearsal.send(.localized(Self.content(pages: 1)))
    answer { _ in false }
    #expect(rehearsal.screen == bare.screen)
    #expect(!rehearsal.screen.contains("logo"))
    rehearsal.send(.resized(Self.size))
    #expect(names == [])
  }

  @Test mutating func theHeaderIsTheSameOnEveryPage() {
    rehearsal.send(.resized(Self.size))
    let first = Onboarding.Arrangement(of: rehearsal.state).headerRequest
    #expect(first != nil)
    for page in 0..<3 {
      let there = Onboarding.Arrangement(of: rehearsal.state, page: page)
      #expect(there.headerRequest == first && there.header.row == 1)
    }
  }

  @Test mutating func anotherThemeAsksForItsVariantsEvenOfWhatWasMissing() {
    rehearsal.send(.resized(Self.size))
    answer { $0.name != "picture0" }
    rehearsal.send(.relit(isDark: false, isMonochrome: false))
    guard case .showPictures(let requests)? = rehearsal.effects.first else {
      Issue.record("nothing was asked for")
      return
    }
    #expect(requests.map(\.name) == ["logo", "picture0", "picture1", "picture199"])
    #expect(requests.allSatisfy { !$0.isDark })
    rehearsal.send(.relit(isDark: true, isMonochrome: true))
    #expect(rehearsal.state.pictures.awaited.allSatisfy { $0.isDark && $0.isMonochrome })
  }

  @Test mutating func thePictureShrinksBeforeTheTextScrolls() {
    var rows = Onboarding.Arrangement(of: rehearsal.state).picture.rows
    for count in stride(from: 10, through: 400, by: 30) {
      let text = Array(repeating: "lorem ipsum", count: count).joined(separator: " ")
      rehearsal.send(.localized(Self.content(pages: 1, text: text)))
      let places = Onboarding.Arrangement(of: rehearsal.state)
      #expect(places.picture.rows <= rows)
      #expect(places.picture.isEmpty || !rehearsal.state.text.isScrollable)
      #expect(rehearsal.screen.contains("●") && rehearsal.screen.contains("Done"))
      rows = places.picture.rows
    }
    #expect(rows == 0 && rehearsal.state.text.isScrollable)
  }
}

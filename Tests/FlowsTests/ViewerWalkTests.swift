import Cells
import Documents
import Testing
import Widgets

@testable import Flows

/// Any keys in any order, at any size, while documents come in or don't.
@Suite struct ViewerWalkTests {
  private static let letters = "//nNgGjkbo#0129<>>y][eW日".map { Key.character($0) }
  private static let keys: [Key] =
    letters + [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backTab, .enter, .enter,
      .enter, .escape, .space, .backspace, .wheel(3), .wheel(-3), .item(-1), .item(0), .item(1),
      .item(40),
    ]

  private static let chunks = [Chunk](
    Document(
      blocks: (0..<30).flatMap { number -> [Block] in
        [
          .heading(level: number % 6 + 1, [Run("Head \(number) 日本")]), .anchor("p\(number)"),
          .picture(Illustration(source: "hill.png", alternative: "hill")),
          .paragraph(
            [
              Run(String(repeating: "e word un\u{AD}for\u{AD}get 日本語 ", count: 16)),
              Run("here", target: .link("#p\(number * 7 % 70)")),
              Run("there", target: .link("\(number % 3).html#p\(number)")),
              Run("out", target: .link("https://example.org/")),
            ], .leading),
        ]
      }))

  /// What was asked for and is still to be answered.
  private struct Rest {
    var turns: [Int] = []
    var pictures: [PictureRequest] = []
    var next = 0
  }

  @Test(arguments: 0..<8)
  func noWalkLeadsAstray(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let state = Viewer.State(
      name: seed.isMultiple(of: 5) ? Viewer.standardInput : "0.html",
      size: Size(columns: 60, rows: 20), look: PictureLook(isDark: true, isMonochrome: false),
      language: "en", load: 1)
    var rehearsal = Rehearsal<Viewer>(state, size: state.size)
    var rest = Rest()
    for _ in 0..<250 {
      let load = rehearsal.state.load
      switch Int.random(in: 0..<16, using: &chance) {
      case 0:
        let size = Size(
          columns: .random(in: 0..<120, using: &chance), rows: .random(in: 0..<40, using: &chance))
        rehearsal.send(.resized(size))
        rehearsal.size = size
      case 1, 2: grow(&rehearsal, &rest, &chance)
      case 3: if let turn = rest.turns.popLast() { rehearsal.send(.searchContinued(turn)) }
      case 4: answerPicture(&rehearsal, &rest, &chance)
      case 5 where Bool.random(using: &chance): rehearsal.send(.localized("de"))
      case 6 where Int.random(in: 0..<6, using: &chance) == 0:
        rehearsal.send(.failed("Couldn't be read.", load: load))
      default: if let key = Self.keys.randomElement(using: &chance) { rehearsal.press(key) }
      }
      note(rehearsal.effects, &rest)
      if rehearsal.state.load != load { rest.next = 0 }
      look(at: rehearsal)
    }
    while let turn = rest.turns.popLast() {
      rehearsal.send(.searchContinued(turn))
      note(rehearsal.effects, &rest)
    }
    #expect(!rehearsal.state.pane.isSearching, "a search always comes to its end")
    look(at: rehearsal)
  }

  private func grow(
    _ rehearsal: inout Rehearsal<Viewer>, _ rest: inout Rest, _ chance: inout SplitMix64
  ) {
    guard rehearsal.state.isLoading else { return }
    let end = min(Self.chunks.count, rest.next + .random(in: 0..<4, using: &chance))
    let growth = Viewer.Growth(
      Array(Self.chunks[min(rest.next, end)..<end]),
      part: Double(end) / Double(Self.chunks.count), isLast: end == Self.chunks.count)
    rest.next = end
    rehearsal.send(.grew(growth, load: rehearsal.state.load))
  }

  private func answerPicture(
    _ rehearsal: inout Rehearsal<Viewer>, _ rest: inout Rest, _ chance: inout SplitMix64
  ) {
    guard let request = rest.pictures.randomElement(using: &chance) else { return }
    if Bool.random(using: &chance) {
      let pixels = PixelSize(width: .random(in: 1..<900, using: &chance), height: 90_000)
      let cells = [Cell](repeating: Cell(.blank, style: .plain), count: 12)
      let picture = Picture(size: Size(columns: 4, rows: 3), cells: cells, pixels: pixels)
      rehearsal.send(.pictureLoaded(request, picture))
    } else {
      rehearsal.send(.pictureFailed(request, "Is no picture."))
    }
  }

  private func note(_ effects: [Viewer.Effect], _ rest: inout Rest) {
    for effect in effects {
      switch effect {
      case .continueSearch(let turn): rest.turns.append(turn)
      case .showPictures(let requests): rest.pictures = requests
      case .load, .stopLoading, .notify, .showAddress, .copy, .close: break
      }
    }
  }

  private func look(at rehearsal: Rehearsal<Viewer>) {
    let pane = rehearsal.state.pane
    #expect((0...100).contains(pane.percent))
    #expect(pane.matchOrdinal.map { (1...pane.matchCount).contains($0) } ?? true)
    _ = rehearsal.canvas
    _ = Viewer.describe(rehearsal.state)
  }
}

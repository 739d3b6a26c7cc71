import Cells
import Testing

@testable import Documents

/// The room that pictures have among the lines of a text.
@Suite struct PictureLayoutTests {
  private func layout(
    _ blocks: [Block], columns: Int = 40, mostRows: Int = 20,
    _ change: (inout PictureRooms) -> Void = { $0.expect("a.png") }
  ) -> Layout {
    var rooms = PictureRooms(mostRows: mostRows)
    change(&rooms)
    return Layout(of: [Chunk](Document(blocks: blocks))[0], columns: columns, rooms: rooms)
  }

  private func picture(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .leading,
    isCaptioned: Bool = false, target: Target? = nil
  ) -> Block {
    .picture(
      Illustration(
        source: "a.png", alternative: "A hill", target: target, width: width, height: height,
        alignment: alignment, isCaptioned: isCaptioned))
  }

  private func text(_ words: String) -> Block { .paragraph([Run(words)], .leading) }

  @Test func theSizeAskedForIsTheRoomFromTheStart() {
    let layout = layout([text("Before"), picture(width: 80, height: 64), text("After")])
    #expect(layout.lines.map(\.text) == ["Before", "", "[A hill]", "", "", "", "", "After"])
    let placed = layout.pictures.first
    #expect(placed?.place == Rect(column: 0, row: 2, columns: 10, rows: 4))
    #expect(placed?.box == Size(columns: 10, rows: 4) && placed?.mayGrow == true)
  }

  @Test func withoutASizeTheRoomIsModestUntilThePictureComes() {
    let before = layout([picture()])
    #expect(before.pictures.first?.place.size == Size(columns: 40, rows: 5))
    #expect(before.pictures.first?.box == Size(columns: 40, rows: 20))
    let after = layout([picture()]) {
      $0.expect("a.png")
      let news = [
        $0.note(PixelSize(width: 160, height: 160), of: "a.png"),
        $0.note(PixelSize(width: 160, height: 160), of: "a.png"),
        $0.note(PixelSize(width: 1, height: 1), of: "b.png"),
      ]
      #expect(news == [true, false, false], "once, and only of what is expected")
    }
    #expect(after.pictures.first?.place.size == Size(columns: 20, rows: 10))
    #expect(after.pictures.first?.mayGrow == false)
  }

  @Test func oneMeasureAloneIsKeptAndTheOtherFollowsFromThePicture() {
    let layout = layout([picture(width: 80)]) {
      $0.expect("a.png")
      _ = $0.note(PixelSize(width: 20, height: 40), of: "a.png")
    }
    #expect(layout.pictures.first?.place.size == Size(columns: 10, rows: 10))
  }

  @Test(arguments: [1, 2, 900_000, Int.max])
  func noRoomIsLargerThanThereIsHoweverLargeThePicture(pixels: Int) {
    for columns in [1, 7, 40] {
      for mostRows in [1, 3, 20] {
        for (width, height) in [(pixels, 1), (1, pixels), (pixels, pixels)] as [(Int?, Int?)] {
          for asked in [picture(width: width, height: height), picture(width: width), picture()] {
            let layout = layout([asked], columns: columns, mostRows: mostRows) {
              $0.expect("a.png")
              _ = $0.note(PixelSize(width: width ?? 1, height: height ?? 1), of: "a.png")
            }
            let place = layout.pictures[0].place
            #expect((1...columns).contains(place.columns) && (1...mostRows).contains(place.rows))
            #expect(layout.lines.count == place.rows)
          }
        }
      }
    }
  }

  @Test func wordsStandForWhatIsNotExpectedOrWasGivenUp() {
    let words = ["[A hill]"]
    #expect(layout([picture()]) { $0.expect("b.png") }.lines.map(\.text) == words)
    let refused = layout([picture(width: 80, height: 80)]) {
      $0.expect("a.png")
      let news = [$0.refuse("a.png"), $0.refuse("a.png")]
      #expect(news == [true, false])
    }
    #expect(refused.lines.map(\.text) == words)
    #expect(refused.pictures.first?.box == nil)
  }

  @Test func inATableWordsStandForPictures() {
    let cell = Table.Cell(blocks: [picture()])
    let table = Table(rows: [[cell, Table.Cell(runs: [Run("x")])]])
    let chunk = [Chunk](Document(blocks: [.table(table)]))[0]
    #expect(chunk.pictures.isEmpty)
    #expect(layout([.table(table)]).pictures.isEmpty)
  }

  @Test func theBarsOfAQuoteStandBesideAPicture() {
    let layout = layout([.quote([picture(width: 80, height: 48)])])
    #expect(layout.lines.map(\.text) == ["│ [A hill]", "│", "│"])
    #expect(layout.pictures.first?.place.column == 2)
  }

  @Test func aPictureInTheMiddleHasItsWordsThereToo() {
    let layout = layout([picture(width: 80, height: 16, alignment: .center)])
    #expect(layout.pictures.first?.place.column == 15)
    #expect(layout.lines[0].spans.first?.column == 16)
  }

  @Test func aCaptionStandsDirectlyBelow() {
    let layout = layout([picture(width: 80, height: 32, isCaptioned: true), text("Hill")])
    #expect(layout.lines.map(\.text) == ["[A hill]", "", "Hill"])
  }

  @Test func aPictureThatIsALinkIsATarget() {
    let blocks = [picture(width: 80, height: 32, target: .link("b.html"))]
    #expect([Chunk](Document(blocks: blocks))[0].hasTargets)
    let layout = layout(blocks)
    #expect(layout.targets.map(\.target) == [.link("b.html")])
    #expect(layout.pictures.first?.target == 0)
  }

  @Test func whatIsReadStaysInItsPlaceWhenRoomsChange() {
    let blocks = (0..<6).flatMap { [text("words of part \($0)"), picture()] } + [text("end")]
    let sizes = [PixelSize(width: 8, height: 16), PixelSize(width: 80, height: 160)]
    let earlier = layout(blocks)
    for size in sizes {
      let later = layout(blocks) {
        $0.expect("a.png")
        _ = $0.note(size, of: "a.png")
      }
      for (line, words) in earlier.lines.enumerated() where words.text.hasPrefix("words") {
        #expect(later.lines[later.line(inPlaceOf: line, of: earlier)].text == words.text)
      }
      for (old, new) in zip(earlier.pictures, later.pictures) {
        #expect(later.line(inPlaceOf: old.place.row, of: earlier) == new.place.row)
        // Within a picture it is the text below that stays.
        let within = later.line(inPlaceOf: old.lines.upperBound - 1, of: earlier)
        #expect(within == max(0, new.lines.upperBound - 1))
      }
    }
  }
}

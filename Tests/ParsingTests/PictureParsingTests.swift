import Documents
import Parsing
import Testing

/// Which pictures of a page stand on lines of their own, and what they ask for.
@Suite struct PictureParsingTests {
  private func blocks(_ html: String) -> [Block] { Document(html: html).blocks }

  private func picture(
    _ source: String = "a.png", _ alternative: String = "A", target: Target? = nil,
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .leading,
    isCaptioned: Bool = false
  ) -> Block {
    .picture(
      Illustration(
        source: source, alternative: alternative, target: target, width: width, height: height,
        alignment: alignment, isCaptioned: isCaptioned))
  }

  private func text(_ words: String) -> Block { .paragraph([Run(words)], .leading) }

  @Test(arguments: [
    "<p><img src=a.png alt=A></p>", "<figure><img src=a.png alt=A></figure>",
    "<div> <b><img src=a.png alt=A></b> </div>",
  ])
  func aPictureAloneInItsBlockStandsAlone(html: String) {
    #expect(blocks(html) == [picture()])
  }

  @Test func aPictureAloneOnItsLineStandsAlone() {
    #expect(
      blocks("<p>One<br><img src=a.png alt=A><br>two</p>")
        == [text("One"), picture(isCaptioned: true), text("two")])
    #expect(
      blocks("<figure><img src=a.png alt=A><figcaption>Two</figcaption></figure>")
        == [picture(isCaptioned: true), text("Two")])
    #expect(
      blocks("<p>One<br><br><img src=a.png alt=A><br><br></p>") == [text("One"), picture()])
  }

  @Test func besideTextItsWordsStandForIt() {
    #expect(blocks("<p>One <img src=a.png alt=A> two</p>") == [text("One [A] two")])
    #expect(blocks("<p>One <img src=a.png alt=''> two</p>") == [text("One two")])
    #expect(blocks("<p>One<br><img src=a.png alt=A> two</p>") == [text("One\n[A] two")])
  }

  @Test func aPictureThatIsALinkLeadsThere() {
    let link = Target.link("b.html")
    #expect(blocks("<a href=b.html><img src=a.png alt=A></a>") == [picture(target: link)])
    #expect(
      Document(markdown: "[![A](a.png)](b.html)").blocks == [picture(target: link)])
    // Several stay side by side.
    #expect(
      blocks("<a href=b.html><img src=a.png alt=A></a> <a href=b.html><img src=c.png></a>").count
        == 1)
  }

  @Test func severalPicturesFollowOneAnother() {
    #expect(
      blocks("<p><img src=a.png alt=A><img src=b.png alt=B></p>")
        == [picture(), picture("b.png", "B")])
  }

  @Test(
    arguments: [
      ("width=80 height=60", 80, 60), ("width=80px", 80, nil), ("height=' 7'", nil, 7),
      ("width=50% height=0", nil, nil), ("width=-3 height=x", nil, nil),
      ("width=900000 height=99999999999999999999", 900_000, 1_000_000_000),
    ] as [(String, Int?, Int?)])
  func theSizeItAsksForIsReadInPixels(attributes: String, width: Int?, height: Int?) {
    #expect(
      blocks("<img src=a.png alt=A \(attributes)>") == [picture(width: width, height: height)])
  }

  @Test func itStandsWhereTheTextWould() {
    #expect(
      blocks("<p style='text-align:center'><img src=a.png alt=A></p>")
        == [picture(alignment: .center)])
  }

  @Test func aHundredThousandPicturesInOneParagraphAreReadInTime() {
    let row = String(repeating: "<img src=a.png alt=A>", count: 100_000)
    #expect(blocks("<p>\(row)</p>").count == 100_000)
    #expect(blocks("<p>x<br>\(row)x</p>").isEmpty == false)
    let lines = String(repeating: "<img src=a.png alt=A><br>x<br>", count: 50_000)
    #expect(blocks("<p>\(lines)</p>").count >= 100_000)
  }
}

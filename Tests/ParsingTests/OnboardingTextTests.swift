import Documents
import Testing

@testable import Parsing

@Suite struct OnboardingTextTests {
  @Test(arguments: [
    ("<a href=\"x\">y</a>", true), ("<a class=\"c\" href=\"x\">y</a>", true),
    ("<abbr href=\"x\">z</a>", true), ("<b>bold</b>", false), ("a<br>b", false),
    ("<p>text</p>", false), ("</a><a href=\"x\">y</a>", false), ("<a href = \"x\">y</a>", false),
    ("<a name=\"t\">q</a> <a href=\"y\">z</a>", false),
    ("<link href=\"x\"><a href=\"y\">z</a>", false), ("", false), ("<a href=\"x\">y", false),
    ("Read the <a href=\"terms.html\">terms</a>.", true),
  ])
  func aTextIsHTMLAsOnThePhone(text: String, isHTML: Bool) {
    #expect(OnboardingText.isHTML(text) == isHTML)
    #expect(OnboardingText.isHTMLOnPhone(text) == isHTML)
  }

  @Test(arguments: ["<a href='x'>y</a>", "<A HREF=\"x\">y</A>", "<A Href='x'>y</a>"])
  func quotesAndCapitalsDontMatterHere(text: String) {
    #expect(OnboardingText.isHTML(text))
    #expect(!OnboardingText.isHTMLOnPhone(text))
  }

  @Test func theFormDecidesHowATextIsRead() {
    #expect(
      OnboardingText.document("**a** <a href=\"x\">y</a>").blocks == [
        .paragraph([Run("**a** "), Run("y", target: .link("x"))], .leading)
      ])
    #expect(
      OnboardingText.document("**a**").blocks == [
        .paragraph([Run("a", traits: .strong)], .leading)
      ])
  }

  @Test func anHTMLTextKeepsItsBlocksLinksAndPercentSigns() {
    let html = "<h1>50 % off</h1><p><b>a</b> <i>b</i> <a href=\"x\">100%d</a></p><p>c</p>"
    #expect(
      OnboardingText.document(html).blocks == [
        .heading(level: 1, [Run("50 % off")]),
        .paragraph(
          [
            Run("a", traits: .strong), Run(" "), Run("b", traits: .emphasis), Run(" "),
            Run("100%d", target: .link("x")),
          ], .leading),
        .paragraph([Run("c")], .leading),
      ])
  }

  @Test(arguments: [
    "<b>bold</b> 50 % off", "a<br>b", "a </p> b", "<a href=\"x\">y", "100% d %@ %n",
  ])
  func tagsWithoutALinkAndPercentSignsStayAsTheyAreWritten(text: String) {
    let runs = OnboardingText.document(text).blocks.map { block in
      if case .paragraph(let runs, _) = block { runs.map(\.text).joined() } else { "" }
    }
    #expect(runs == [text])
  }

  @Test(arguments: [
    "<a href=\"x\">y</a> <b>z", "</b></p><a href=\"x\">y</a></div>", "<a href=\"x</a>",
  ])
  func unbalancedTagsAreForgiven(text: String) {
    #expect(OnboardingText.isHTML(text))
    _ = OnboardingText.document(text)
  }
}

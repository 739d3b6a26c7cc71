import Cells
import Documents
import Testing
import Widgets

@testable import Flows

@Suite struct LinkTests {
  var rehearsal = Rehearsal<App>(Sample.app(isOnboardingRequired: true))

  @Test(arguments: [
    ("snabble://terms.html", "terms.html"), ("snabble://legal/terms.html#x", "legal/terms.html#x"),
    ("SNABBLE://Terms.html", "Terms.html"), ("snabble:terms.html", "terms.html"),
    ("terms.html", "terms.html"), ("a b.html", "a b.html"), ("", ""), ("#x", "#x"),
    ("https://a.example", nil), ("mailto:a@b.example", nil), ("teo://terms", nil),
    ("javascript:alert(1)", nil), ("file:///etc/passwd", nil),
  ])
  func aLinkOfTheAppIsSchemeHostAndPathOrAName(link: String, name: String?) {
    #expect(ResourceLink.name(of: link) == name)
  }

  @Test func aNameIsRelativeToTheFileItStandsIn() {
    #expect(ResourceLink.name(of: "b.html#x", from: "legal/a.html#y/z") == "legal/b.html#x")
    #expect(ResourceLink.name(of: "snabble://b.html", from: "legal/a.html") == "b.html")
  }

  @Test(arguments: [
    ("./b.html", "x/y/b.html"), ("../b.html#../c", "x/b.html#../c"), ("../../b.html", "b.html"),
    ("../y/./../b.html?q=..", "x/b.html?q=.."), ("c/../b.html", "x/y/b.html"),
    ("../../../b.html", "x/y/../../../b.html"), ("..b/.c", "x/y/..b/.c"),
    ("/../b.html", "x/y//../b.html"), ("snabble://x/../b.html", "b.html"),
  ])
  func dotsLeadThroughFoldersButNotOutOfTheApp(link: String, name: String) {
    #expect(ResourceLink.name(of: link, from: "x/y/a.html") == name)
  }

  @Test(arguments: ["http://a.example", "https://a.example", "mailto:a@b.example", "tel:+123"])
  mutating func anAddressOutsideIsShownToBeCopied(address: String) {
    follow(address)
    #expect(rehearsal.effects.first == .terminal(.copy(address)))
    #expect(rehearsal.screen.contains("Copied \(address)"))
  }

  @Test(arguments: ["teo://terms", "javascript:alert(1)", "file:///etc/passwd"])
  mutating func anUnknownSchemeIsSaidToOpenNothing(address: String) {
    follow(address)
    #expect(!rehearsal.effects.contains(.terminal(.copy(address))))
    #expect(rehearsal.screen.contains("No app opens"))
    #expect(rehearsal.state.viewer == nil && rehearsal.state.onboarding?.page == 0)
  }

  @Test mutating func aFileThatIsMissingIsSaidWithAWayBackToThePage() {
    follow("snabble://privacy.html")
    #expect(rehearsal.effects == [.loadDocument("privacy.html", language: "en", load: 1)])
    rehearsal.send(.viewer(.failed("privacy.html was not found.", load: 1)))
    #expect(rehearsal.screen.contains("privacy.html was not found."))
    rehearsal.press(.escape)
    #expect(rehearsal.state.viewer == nil && rehearsal.state.onboarding?.focus == .textLink(0))
    #expect(rehearsal.state.isOnboardingRequired)
  }

  @Test mutating func anEmptyLinkStillHasAButtonAndAWayBack() {
    show(Sample.page("text", link: ""))
    #expect(rehearsal.screen.contains("Show"))
    rehearsal.press(.tab, .enter)
    #expect(rehearsal.effects == [.loadDocument("", language: "en", load: 1)])
    rehearsal.send(.viewer(.failed("The link is empty.", load: 1)))
    #expect(rehearsal.screen.contains("The link is empty."))
    rehearsal.press(.escape)
    #expect(rehearsal.state.viewer == nil && rehearsal.state.onboarding?.focus == .linkButton)
  }

  @Test mutating func anAddressIsNoFileForTheLinkButton() {
    show(Sample.page("text", link: "https://a.example"))
    rehearsal.press(.tab, .enter)
    #expect(rehearsal.effects == [.loadDocument("https://a.example", language: "en", load: 1)])
  }

  @Test mutating func aLinkComesBackToWhereTheTextWasRead() {
    let long = (1...600).map { "word\($0)" }.joined(separator: " ")
    show(Sample.page(long, link: "imprint.html"))
    rehearsal.press(.tab, .pageDown)
    let before = rehearsal.state.onboarding
    #expect(before?.text.scroll != 0)
    rehearsal.press(.enter)
    rehearsal.send(.read(Document()))
    rehearsal.press(.escape)
    #expect(rehearsal.state.onboarding == before && rehearsal.state.isOnboardingRequired)
  }

  @Test mutating func onlyAnAbsentLinkHidesTheButton() {
    show(Sample.page("text", link: nil))
    #expect(!rehearsal.screen.contains("Show"))
  }

  private mutating func follow(_ destination: String) {
    let text = Document(blocks: [.paragraph([Run("x", target: .link(destination))], .leading)])
    show(Onboarding.Page(picture: nil, text: text, link: nil, buttonTitle: nil))
    rehearsal.press(.tab, .enter)
  }

  private mutating func show(_ page: Onboarding.Page) {
    rehearsal.press(.character("1"))
    let content = Onboarding.Content(header: nil, pages: [page], labels: Sample.labels)
    rehearsal.send(.onboarding(.localized(content)))
  }
}

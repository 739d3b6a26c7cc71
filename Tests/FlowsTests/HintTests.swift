import Cells
import Documents
import Testing

@testable import Flows

/// The bottom row says what the keys do here and now.
@Suite struct HintTests {
  var rehearsal = Rehearsal<App>(Sample.app())

  private var hints: String { rehearsal.canvas.lines.last ?? "" }

  private mutating func read(_ text: Document) {
    rehearsal.send(.flowOpened(.onboarding))
    rehearsal.press(.character("3"), .tab, .enter)
    rehearsal.send(.read(text))
  }

  @Test mutating func enterIsNamedAfterWhatHasTheFocus() {
    rehearsal.send(.flowOpened(.onboarding))
    #expect(hints.contains("enter go on"))
    rehearsal.press(.backTab)
    #expect(hints.contains("enter next"))
    rehearsal.press(.character("3"), .tab)
    #expect(hints.contains("enter open"))
  }

  @Test mutating func aTextThatFitsIsNotSaidToScroll() {
    read(Document(blocks: [.paragraph([Run("short")], .leading)]))
    #expect(!hints.contains("scroll"))
    rehearsal.press(.character("?"))
    #expect(!hints.contains("scroll"))
    rehearsal.press(.escape)
    read(Document(blocks: [.paragraph([Run(String(repeating: "long\n", count: 50))], .leading)]))
    #expect(hints.contains("scroll"))
  }

  @Test mutating func aFocusedLinkCanBeOpenedAndCopied() {
    read(Document(blocks: [.paragraph([Run("here", target: .link("a.html"))], .leading)]))
    #expect(!hints.contains("open"))
    rehearsal.press(.tab)
    #expect(hints.contains("enter open  y copy"))
  }

  @Test mutating func whileASearchIsTypedOnlyItsKeysAreNamed() {
    read(Document(blocks: [.paragraph([Run("word")], .leading)]))
    rehearsal.press(.character("/"))
    #expect(hints == " enter find  esc cancel")
  }
}

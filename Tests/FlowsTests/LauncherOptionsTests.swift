import Cells
import Documents
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// The screen before the page is opened.
@Suite struct LauncherOptionsTests {
  var walk = LauncherWalk.start()

  @Test mutating func theButtonHasTheFocusSoThatEnterOpens() {
    walk.send(.opened)
    #expect(walk.effects.isEmpty && walk.state.status == .idle)
    walk.press(.enter)
    #expect(walk.calls == [Launcher.TokenRequest(attempt: 1, launcher: Sample.launcher)])
    #expect(walk.state.status == .authorizing && walk.source == nil)
  }

  @Test mutating func whatWasEditedReachesTheTokenSourceAndTheScript() throws {
    walk.press(.tab, .control("u"))
    walk.type("it's.example")
    walk.press(.tab, .control("u"))
    walk.type(#"a\b"#)
    walk.press(.enter, .backTab, .backTab, .enter)
    #expect(walk.calls.first?.launcher.domain == "it's.example")
    walk.answer(Sample.token)
    let script = try #require(walk.source?.userScripts.dropFirst().first)
    #expect(script.contains(#"it's.example"#))
    #expect(script.contains(#"a\\\\b"#))
    #expect(walk.state.opened?.domain == "it's.example")
  }

  @Test mutating func anEmptyDomainIsSaidBesideTheFieldAndOpensNothing() {
    walk.press(.tab, .control("u"), .space, .enter, .backTab, .enter)
    #expect(walk.effects.isEmpty && !walk.state.isOpen)
    #expect(walk.screen.contains("! A domain is needed, like academy.example."))
    walk.type("x")
    walk.press(.enter)
    #expect(!walk.screen.contains("A domain is needed"))
  }

  @Test mutating func whatIsEditedStaysWhenThePageIsClosed() {
    walk.press(.tab, .character("x"), .enter, .backTab, .enter)
    walk.answer(Sample.token)
    walk.press(.escape)
    #expect(!walk.state.isOpen && walk.screen.contains("learn.example.comx"))
  }

  @Test mutating func escapeLeavesATextAsItWas() {
    walk.press(.tab, .character("q"), .escape)
    #expect(walk.screen.contains("learn.example.com") && !walk.screen.contains("comq"))
    #expect(!walk.state.isTyping)
  }

  @Test mutating func lettersAndSpaceBelongToTheTextThatIsTyped() {
    var app = Rehearsal<App>(Sample.app())
    app.press(.character("2"), .tab)
    app.type(" ?qlt")
    #expect(app.state.launcher.form.entry?.text == "learn.example.com ?qlt")
    #expect(app.state.keyList == nil && app.state.flow == .launcher)
    app.press(.escape, .escape)
    #expect(app.state.stage == .deck)
  }

  @Test mutating func aPastedTextGoesWhereTheCursorIs() {
    walk.press(.tab, .control("u"))
    walk.send(.pasted("pasted.example"))
    #expect(walk.state.form.entry?.text == "pasted.example")
  }

  @Test mutating func theChosenTokenSourceIsAsked() {
    var content = Sample.launcher
    content.tokenSources = [.simulated, .command]
    walk = .start(content)
    for _ in 0..<6 { walk.press(.tab) }
    walk.press(.right)
    #expect(walk.screen.contains("◂ command ▸"))
    walk.press(.tab, .tab, .enter)
    #expect(walk.calls.first?.launcher.tokenSource == .command)
  }

  @Test mutating func everyOptionCanBeClicked() {
    walk.click(on: "Guide's script")
    #expect(walk.screen.contains("[x]"))
    walk.click(on: "checkout")
    #expect(walk.state.form.entry?.text == "checkout")
    walk.click(on: "Open  ")
    #expect(walk.state.isOpen)
  }

  @Test func theDeckSaysHowTheLastSessionEnded() {
    var app = Rehearsal<App>(Sample.app())
    #expect(app.screen.contains("ready"))
    app.press(.character("2"), .enter)
    app.send(.launcher(.answered(attempt: 1, .failure(.denied), took: .zero, now: .zero)))
    app.press(.escape)
    #expect(app.state.stage == .flow(.launcher) && app.state.launcher.status == .idle)
    app.press(.escape)
    #expect(app.state.stage == .deck && app.screen.contains("closed · no token"))
  }
}

import Cells
import Support
import Testing
import Widgets

@testable import Flows

@Suite struct NoticeTests {
  var rehearsal = Rehearsal<App>(Sample.app())

  private var title: String { rehearsal.canvas.lines[0] }
  private var text: String? { rehearsal.state.notices.shown?.text }

  /// What is asked for after a notice, so that its time can pass.
  private var timer: (number: Int, time: Duration)? {
    for case .expireNotice(let number, let time) in rehearsal.effects { return (number, time) }
    return nil
  }

  private mutating func letTimePass() {
    rehearsal.send(.noticeExpired(rehearsal.state.notices.number))
  }

  @Test mutating func noticesAreShownOneAfterAnother() {
    rehearsal.send(.noticed("first", .news), .noticed("second", .news))
    #expect(title.hasPrefix(" • first") && title.hasSuffix("+1"))
    letTimePass()
    #expect(title == " • second")
    #expect(timer?.number == rehearsal.state.notices.number)
    letTimePass()
    #expect(title.contains("Promenade") && timer == nil)
  }

  @Test mutating func anOldNoticesEndDoesNotTakeANewOneAway() {
    rehearsal.send(.noticed("first", .news), .noticeDismissed, .noticed("second", .news))
    rehearsal.send(.noticeExpired(1))
    #expect(text == "second")
  }

  @Test mutating func aFailureIsToldFirstAndWhatItInterruptsComesAgain() {
    rehearsal.send(.noticed("news", .news), .noticed("gone wrong"), .noticed("and this"))
    #expect(title.hasPrefix(" ✗ gone wrong"))
    letTimePass()
    #expect(text == "and this")
    letTimePass()
    #expect(title == " • news")
  }

  @Test mutating func theLatestAnswerToAKeyTakesThePlaceOfTheOneBefore() {
    rehearsal.press(.character("t"), .character("t"))
    #expect(title == " • Theme: dark")
    rehearsal.press(.character("m"))
    #expect(title == " • Mouse off: drag selects text")
  }

  @Test mutating func equalNoticesJoinAndStayNoLonger() {
    rehearsal.send(.noticed("The disk is full."))
    let first = timer
    for _ in 2...1200 {
      rehearsal.send(.noticed("The disk is full."))
      #expect(rehearsal.effects.isEmpty)
    }
    #expect(title.hasPrefix(" ✗ The disk is full.") && title.hasSuffix("×999+"))
    #expect(first?.number == rehearsal.state.notices.number)
  }

  @Test mutating func aFloodIsBoundedAndSaysHowManyWereLeftOut() {
    for number in 1...1000 { rehearsal.send(.noticed("event \(number)", .news)) }
    rehearsal.send(.noticed("The disk is full."))
    #expect(rehearsal.state.notices.queue.count == Notices.most)
    #expect(title.hasPrefix(" ✗ The disk is full.") && title.hasSuffix("+999+"))
    for number in 1..<Notices.most {
      letTimePass()
      #expect(text == "event \(number)")
    }
    letTimePass()
    #expect(text == "995 more notices were not shown")
    letTimePass()
    #expect(text == nil)
  }

  @Test mutating func aLongNoticeIsSeenInPartsEachLongEnoughToBeRead() {
    let words = (1...40).map { "word\($0)" }
    rehearsal.send(.noticed(words.joined(separator: " ")))
    var seen: [String] = []
    while let current = rehearsal.state.notices.toast {
      let part = current.parts(in: 80)[current.part]
      let time = timer?.time ?? .zero
      #expect(time >= .seconds(part.count) / 20 && time >= .milliseconds(2500))
      #expect(title.contains(part))
      seen += part.replacing("…", with: "").split(separator: " ").map(String.init)
      letTimePass()
    }
    #expect(seen == words)
  }

  @Test(arguments: [(80, 24), (30, 10), (20, 6)])
  mutating func aNoticeHidesNothingThatCanBePressed(columns: Int, rows: Int) {
    rehearsal.size = Size(columns: columns, rows: rows)
    rehearsal.send(.resized(rehearsal.size))
    for flow in [FlowName?.none] + FlowName.allCases {
      if let flow { rehearsal.send(.flowOpened(flow)) }
      let before = rehearsal.canvas
      rehearsal.send(
        .noticed("Something long went wrong, and here is all that is to be said of it."))
      let after = rehearsal.canvas
      #expect(after.lines.dropFirst() == before.lines.dropFirst())
      #expect(after.cursor == before.cursor && (before.cursor?.row ?? 1) > 0)
      for column in 0..<columns { #expect(before.key(at: Point(column: column, row: 0)) == nil) }
      rehearsal.press(App.noticeItem)
    }
  }

  @Test mutating func aClickPutsANoticeAwayAndOnTheDeckEscapeDoes() {
    rehearsal.send(.noticed("first"), .noticed("second"))
    rehearsal.click(on: "first")
    #expect(title.contains("second") && rehearsal.state.stage == .deck)
    rehearsal.press(.escape)
    #expect(text == nil && rehearsal.state.stage == .deck)
    rehearsal.send(.flowOpened(.launcher), .noticed("third"))
    rehearsal.press(.escape)
    #expect(text == "third" && rehearsal.state.stage == .deck)
  }

  @Test mutating func aClickOnANoticeDoesNothingToWhatIsTyped() {
    rehearsal.send(.flowOpened(.launcher))
    rehearsal.press(.tab, .character("x"))
    let before = rehearsal.state.launcher
    rehearsal.send(.noticed("first"))
    rehearsal.click(on: "first")
    #expect(rehearsal.state.launcher == before && text == nil)
  }

  @Test(arguments: ScreenTests.sizes)
  mutating func aNoticeTakesTheTitlesPlace(size: Size) {
    rehearsal.size = size
    rehearsal.send(.resized(size), .flowOpened(.onboarding))
    rehearsal.send(
      .noticed("The onboarding could not be remembered: No space left on device."),
      .noticed("Mouse on", .answer))
    expectScreen(rehearsal.canvas, named: "notice-\(size.columns)x\(size.rows)")
  }
}

import Cells
import Clocks
import Dispatch
import Testing

@testable import Runtime

/// Tours that are played without a terminal.
@MainActor @Suite struct TourPlayerTests {
  let stage = TourStage()

  @Test func stepsAreTakenAndJudgedInTheirOrder() async throws {
    let report = try await stage.play(
      """
      Caption "Counting"
      Key + 3
      Expect /count 3/
      Click "count"
      ExpectNot /count 3/
      Type "++"
      Expect /^count 6$/
      """)
    #expect(report.hasPassed)
    #expect(
      stage.told == [
        "# Counting", "PASS x.tour:3 the screen shows /count 3/",
        "PASS x.tour:4 there is “count” to click on",
        "PASS x.tour:5 the screen does not show /count 3/",
        "PASS x.tour:7 the screen shows /^count 6$/",
      ])
  }

  @Test func theFirstFailureEndsTheTourAndKeepsTheScreen() async throws {
    let report = try await stage.play("Key +\nExpect /count 2/\nExpect /count 1/")
    #expect(stage.told == ["FAIL x.tour:2 the screen shows /count 2/: it does not"])
    #expect(!report.hasPassed && report.lastScreen.hasPrefix("count 1\n"))
  }

  @Test func aWaitMovesTheClockAsFarAsItMust() async throws {
    let report = try await stage.play(
      "Set Pause 0s\nSet Typing 0s\nKey w\nExpect /count 0/\nWait /count 10/")
    #expect(report.hasPassed)
    #expect(report.entries.map(\.duration) == [.zero, .seconds(10)])
    #expect(stage.clock.elapsed == .seconds(10))
  }

  @Test func aWaitThatNothingComesOfFailsAtItsLimitOnTheClock() async throws {
    let report = try await stage.play("Set Pause 0s\nSet Typing 0s\nKey w\nWait@5s /count 10/")
    #expect(report.entries.map(\.failure) == ["it does not"])
    #expect(stage.clock.elapsed == .seconds(5))
  }

  @Test func timePassesWhileAPersonWouldLook() async throws {
    _ = try await stage.play("Set Speed 2\nKey w\nSleep 3s\nType \"xy\"")
    // 60 ms to press, 700 to look at twice, 3 s, two letters of 60 ms; all but the sleep in half.
    #expect(stage.clock.elapsed == .milliseconds(30 + 350 + 3000 + 60 + 350))
  }

  @Test func theCaptionHasTheLastRowAndTheAppTheRest() async throws {
    _ = try await stage.play("Set Size 80x24\nCaption \"Look here\"\nScreenshot one")
    let one = try #require(stage.kept["one"])
    #expect(one.size == Size(columns: 80, rows: 24))
    #expect(one.lines.first == "count 0" && one.lines.last == " Look here")
    #expect(one.row(23).allSatisfy { $0.style.attributes.contains(.reverse) })
    #expect(one.row(22).allSatisfy { !$0.style.attributes.contains(.reverse) })
  }

  @Test func onANarrowScreenTheCaptionHasTwoRows() async throws {
    let report = try await stage.play(
      "Set Size 30x10\nCaption \"Look here\"\nScreenshot one\nCaption \"\(String(repeating: "ab ", count: 20))\"\nScreenshot two"
    )
    #expect(report.hasPassed)
    let one = try #require(stage.kept["one"])
    #expect(one.size == Size(columns: 30, rows: 10))
    #expect(one.lines.first == "count 0" && one.lines.suffix(2) == [" Look here", ""])
    #expect(
      (8...9).allSatisfy { one.row($0).allSatisfy { $0.style.attributes.contains(.reverse) } })
    #expect(
      stage.kept["two"]?.lines.suffix(2) == [
        " ab ab ab ab ab ab ab ab ab", " ab ab ab ab ab ab ab ab ab …",
      ])
  }

  @Test func withoutCaptionsTheAppHasAllRows() async throws {
    _ = try await stage.play("Set Size 30x10\nKey +\nScreenshot one")
    #expect(stage.kept["one"]?.lines == ["count 1"] + Array(repeating: "", count: 9))
  }

  @Test func whatIsPostedPassesByItsAnswer() async throws {
    stage.answer = .some(nil)
    #expect(try await stage.play("Event {\"a\":1}").hasPassed)
    #expect(stage.posted == [#"{"a":1}"#])
    #expect(try await stage.play("Event+Refused {}").entries.map(\.failure) == ["it was taken"])
    stage.answer = "It is closed."
    #expect(try await stage.play("Event+Refused {}").hasPassed)
    #expect(try await stage.play("Event {}").entries.map(\.failure) == ["It is closed."])
    stage.answer = nil
    #expect(try await stage.play("Event {}").entries.map(\.failure) == ["there is no answer"])
  }

  @Test func theWorldIsToldOfTokensAndTheNetwork() async throws {
    #expect(try await stage.play("Offline on\nToken ok\nOffline off").hasPassed)
    #expect(stage.networkWasCut == [true, false])
    #expect(try await stage.play("Token odd").entries.map(\.failure) == ["It is odd."])
  }

  @Test func ofPlacesThatSayTheSameTheOneThatCanBePressedIsClicked() {
    var canvas = Canvas(size: Size(columns: 30, rows: 3))
    canvas.write("日 Analyse what? Analyse", at: Point(column: 0, row: 0))
    canvas.write("Analyse", at: Point(column: 2, row: 1))
    let target = TourTarget.text("Analyse")
    #expect(target.place(on: canvas) == Rect(column: 3, row: 0, columns: 7, rows: 1))
    canvas.addHotspot(Rect(column: 0, row: 1, columns: 9, rows: 1), key: .enter)
    #expect(target.place(on: canvas) == Rect(column: 2, row: 1, columns: 7, rows: 1))
    canvas.addHotspot(Rect(column: 17, row: 0, columns: 7, rows: 1), key: .space)
    #expect(target.place(on: canvas) == Rect(column: 17, row: 0, columns: 7, rows: 1))
    #expect(TourTarget.text("gone").place(on: canvas) == nil)
  }

  @Test func whatIsNotThereCannotBeClicked() async throws {
    let text = try await stage.play("Click \"quit\"")
    #expect(text.entries.map(\.failure) == ["it is not there"])
    let place = try await stage.play("Click 81,1")
    #expect(place.entries.map(\.failure) == ["it is not there"])
  }

  @Test func anAppThatEndsBeforeItsTourFailsIt() async throws {
    #expect(try await stage.play("Key +\nKey q").hasPassed)
    let report = try await stage.play("Key q\nKey +\nExpect /count/")
    #expect(!report.hasPassed)
    #expect(stage.told.last?.contains("the app goes on: it has ended") == true)
  }

  @Test func anAppThatNeverRestsFailsTheTour() async throws {
    let clock = HeldClock()
    clock.activity.begin()
    let report = try await stage.play(
      "Key +\nExpect /count 1/", on: clock, patience: .milliseconds(20))
    #expect(report.entries.map { $0.failure?.hasPrefix("the app does not come to rest") } == [true])
  }

  @Test func anExpressionThatNeedsAgesIsNotWaitedFor() throws {
    let pattern = try TourPattern("(a+)+$")
    let line = String(repeating: "a", count: 22) + "b"
    #expect(pattern.matches([line], within: .milliseconds(1)) == nil)
    #expect(pattern.matches(["aaa"]) == true)
  }
}

import Cells
import FoundationEssentials
import Testing

@testable import Flows

@Suite struct MotionTests {
  @Test(arguments: [
    (Duration.milliseconds(57_300), "58", Duration.milliseconds(300)),
    (.seconds(57), "57", .seconds(1)), (.milliseconds(1), "1", .seconds(1)),
    (.zero, "0", .seconds(1)),
  ])
  func aCountdownMovesOnceASecond(left: Duration, shown: String, pause: Duration) {
    #expect(Motion.full.seconds(of: left) == shown)
    #expect(Motion.full.pause(before: left) == pause)
  }

  @Test(arguments: [
    (Duration.milliseconds(57_300), "≤60", Duration.milliseconds(7_300)),
    (.seconds(60), "≤60", .seconds(10)), (.seconds(4), "≤10", .seconds(4)),
    (.zero, "0", .seconds(10)),
  ])
  func withoutMotionItMovesEveryTenSeconds(left: Duration, shown: String, pause: Duration) {
    #expect(Motion.reduced.seconds(of: left) == shown)
    #expect(Motion.reduced.pause(before: left) == pause)
  }

  @Test func withoutMotionTheLauncherStandsStillBetweenTheseMoments() {
    var app = Sample.app()
    app.settings.motion = .reduced
    let size = app.size
    app = App.State(
      size: size, settings: app.settings, onboarding: .ready(Sample.onboarding),
      isOnboardingRequired: false, launcher: .ready(Sample.launcher),
      analysis: .ready(Sample.analysis))
    #expect(app.launcher.motion == .reduced)
    var walk = LauncherWalk.start()
    walk.state.motion = .reduced
    walk.press(.enter)
    walk.answer(Sample.token)
    let pauses = walk.effects.compactMap { effect -> Duration? in
      if case .wait(let pause, .second) = effect { pause } else { nil }
    }
    #expect(pauses == [.milliseconds(10_001)])
    #expect(walk.screen.contains("≤60 of 60 s left"))
  }

  /// Whatever wakes itself again and again, only to be drawn anew, asks `Motion` how often.
  @Test func nothingElseMovesByItself() throws {
    let root =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 200)
    for file in files {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      for word in ["repeating: .seconds", "repeating: .milliseconds", "timerfd"] {
        #expect(!text.contains(word), "\(file) has \(word)")
      }
      if text.contains(#/\.wait\([^\n]*\.second\(/#) {
        #expect(file == "Flows/Launcher/Launcher+Countdown.swift")
        #expect(text.contains("motion.pause(before:"))
      }
    }
  }
}

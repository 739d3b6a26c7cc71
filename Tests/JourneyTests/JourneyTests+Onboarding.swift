import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// When the onboarding comes, and what leaving it leaves behind.
extension JourneyTests {
  @Test func finishingTheOnboardingIsRememberedAndQuittingIsNot() throws {
    let journey = try Journey(isOnboardingDone: false, shows: "1 of 3")
    journey.terminal.press(.enter, .control("c"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
    #expect(journey.remembered == "")

    let second = try Journey(isOnboardingDone: false, shows: "1 of 3")
    second.terminal.press(.enter, .enter, .enter)
    second.terminal.waits(for: "· done")
    second.terminal.press(.character("q"))
    #expect(second.terminal.waitsForEnd() == .exited(0))
    #expect(second.remembered.contains("io.snabble.onboarding.wasPerformed"))
  }

  @Test(arguments: [SIGTERM, nil])
  func aSignalOrAHangUpLeavesTheOnboardingRequired(signal: Int32?) throws {
    let journey = try Journey(isOnboardingDone: false, shows: "1 of 3")
    journey.terminal.press(.left)
    journey.terminal.waits(for: "3 of 3")
    if let signal { journey.terminal.signal(signal) } else { journey.terminal.hangUp() }
    #expect(journey.terminal.waitsForEnd() != nil)
    #expect(journey.remembered == "")
  }

  @Test func quittingDoesNotWaitForAPicture() throws {
    let journey = try Journey(
      "--app", try Self.appWithABomb(), isOnboardingDone: false, shows: "1 of 1")
    let begin = ContinuousClock.now
    journey.terminal.press(.control("c"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
    // The bomb alone would take the picture process's three seconds.
    #expect(begin.duration(to: .now) < .seconds(2))
  }

  /// A folder whose only picture shows ten thousand million squares.
  private static func appWithABomb() throws -> String {
    let folder = BuiltProgram.path("x") + "-bomb"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let levels = (1...10).map { level in
      "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><defs>"
      + "<g id='g0'><rect width='1' height='1'/></g>" + levels.joined()
      + "</defs><use href='#g10'/></svg>"
    try svg.write(toFile: folder + "/a.svg", atomically: true, encoding: .utf8)
    try #"{"configuration":{},"items":[{"imageSource":"a","text":"A page."}]}"#
      .write(toFile: folder + "/Onboarding.json", atomically: true, encoding: .utf8)
    return folder
  }

  @Test func forceAndResetShowTheOnboardingAgain() throws {
    let forced = try Journey("--force-onboarding", shows: "1 of 3")
    // Force wins over what was done, and finishing under it is remembered like any other.
    forced.terminal.press(.enter, .enter, .enter)
    forced.terminal.waits(for: "· done")
    forced.terminal.press(.control("c"))
    #expect(forced.terminal.waitsForEnd() == .exited(0))
    #expect(forced.remembered.contains("wasPerformed"))
    let reset = try Journey("--reset-onboarding", shows: "1 of 3")
    reset.terminal.press(.control("c"))
    reset.terminal.waitsForEnd()
    #expect(!reset.remembered.contains("wasPerformed"))
  }
}

import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// The built program from outside, as a person or a shell meets it.
///
/// One after the other: each holds a thread up while it waits, and the other tests need theirs.
@Suite(.serialized) struct JourneyTests {
  @Test func theThreeFlowsAreWalkedByMouseAlone() throws {
    let journey = try Journey(isOnboardingDone: false, shows: "1 of 3")
    let terminal = journey.terminal
    terminal.click(on: "Continue")
    terminal.waits(for: "2 of 3")
    terminal.click(on: "Continue")
    terminal.waits(for: "3 of 3")
    terminal.click(on: "terms")
    terminal.waits(for: "› terms.html")
    terminal.click(on: "esc back")
    terminal.waits(for: "3 of 3")
    terminal.click(on: "Agree")
    terminal.waits(for: "· done")
    terminal.click(on: "Launcher")
    terminal.waits(for: "Web page")
    terminal.click(on: "Open  ")
    terminal.waits(for: "Renew now")
    terminal.click(on: "Renew now")
    terminal.waits(for: "renewals 1")
    terminal.click(on: "esc close")
    terminal.waits(for: "Web page")
    terminal.click(on: "esc back")
    terminal.waits(for: "1 renewed")
    terminal.click(on: "Analysis")
    terminal.waits(for: "Send a blurred photo")
    terminal.click(on: "Send a blurred photo")
    terminal.waits(for: "Image rejected")
    terminal.click(on: "esc back")
    terminal.waits(for: "taken 1")
    terminal.click(on: "esc back")
    terminal.waits(for: "Three mobile flows")
    terminal.click(on: "quit")
    #expect(terminal.waitsForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ])
  func aSignalEndsItOnATerminalAsFoundAndIsWhatItDiesBy(signal: Int32) throws {
    let journey = try Journey("--flow", "launcher", shows: "Web page")
    journey.terminal.press(.enter)
    journey.terminal.waits(for: "Renew now")
    journey.terminal.signal(signal)
    #expect(journey.terminal.waitsForEnd() == .killed(signal: signal))
    #expect(journey.terminal.isAsFound)
  }

  @Test func aHangUpEndsIt() throws {
    let journey = try Journey()
    journey.terminal.hangUp()
    #expect(journey.terminal.waitsForEnd() != nil)
  }

  @Test func anySizeIsSurvivedAndComesBack() throws {
    let journey = try Journey("--flow", "analysis", shows: "Take a photo")
    for size in [(1, 1), (500, 1), (2, 500), (19, 5), (20, 6), (500, 500), (3, 3), (80, 24)] {
      journey.terminal.resize(to: Size(columns: size.0, rows: size.1))
    }
    journey.terminal.waits(for: "Take a photo")
    journey.terminal.resize(to: Size(columns: 19, rows: 6))
    journey.terminal.waits(for: "needs 20×6")
    journey.terminal.press(.character("q"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
  }

  @Test func aScreenThatWasSmallForAMomentIsDrawnAnew() throws {
    let journey = try Journey(shows: "Three mobile flows")
    for _ in 0..<5 {
      journey.terminal.resize(to: Size(columns: 3, rows: 3))
      journey.terminal.resize(to: Size(columns: 80, rows: 24))
      journey.terminal.waits(for: "Three mobile flows")
    }
  }

  @Test func inASCIIModeNoOtherByteIsWritten() throws {
    let journey = try Journey("--ascii", "--force-onboarding", shows: "1 of 3")
    journey.terminal.press(.character("q"), .character("2"), .enter)
    journey.terminal.waits(for: "Renew now")
    journey.terminal.press(.character("q"), .character("q"), .character("?"))
    journey.terminal.waits(for: "Keys")
    #expect(journey.terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func withNoColorSetNoColorIsAskedFor() throws {
    let journey = try Journey(
      "--force-onboarding", environment: ["NO_COLOR": "1"], shows: "1 of 3")
    journey.terminal.press(.escape)
    journey.terminal.waits(for: "Three mobile flows")
    let text = String(decoding: journey.terminal.output, as: UTF8.self)
    #expect(
      text.matches(of: /\u{1B}\[[0-9;]*m/).allSatisfy { match in
        match.output.dropFirst(2).dropLast().split(separator: ";").allSatisfy { code in
          Int(code).map { !(30...49).contains($0) && !(90...107).contains($0) } ?? true
        }
      })
  }

  @Test func anUnknownTerminalIsUsedWithANotice() throws {
    let journey = try Journey(
      environment: ["TERM": "xterm-ghostty"], shows: "Three mobile flows")
    journey.terminal.waits(for: "xterm-ghostty")
  }

  @Test func aBrokenStringTableIsNamedAtTheStart() throws {
    let app = FileManager.default.temporaryDirectory.path() + "promenade-app-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: app + "/en.lproj", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: app) }
    try #""a" = "x"#.write(
      toFile: app + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    try #"{"configuration":{},"items":[{"text":"a"}]}"#.write(
      toFile: app + "/Onboarding.json", atomically: true, encoding: .utf8)
    let journey = try Journey("--app", app, "--language", "en", shows: "Three mobile flows")
    journey.terminal.waits(for: "en.lproj/Localizable.strings:1: ")
    journey.terminal.press(.character("q"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
  }
}

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
    forced.terminal.press(.control("c"))
    forced.terminal.waitsForEnd()
    #expect(forced.remembered.contains("wasPerformed"))
    let reset = try Journey("--reset-onboarding", shows: "1 of 3")
    reset.terminal.press(.control("c"))
    reset.terminal.waitsForEnd()
    #expect(!reset.remembered.contains("wasPerformed"))
  }

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
    terminal.waits(for: "Renew now")
    terminal.click(on: "Renew now")
    terminal.waits(for: "renewals 1")
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
    let journey = try Journey("--flow", "launcher", shows: "Renew now")
    journey.terminal.signal(signal)
    #expect(journey.terminal.waitsForEnd() == .killed(signal: signal))
    #expect(journey.terminal.isAsFound)
  }

  @Test func aHangUpEndsIt() throws {
    let journey = try Journey()
    journey.terminal.hangUp()
    #expect(journey.terminal.waitsForEnd(limit: .seconds(2)) != nil)
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
    journey.terminal.press(.character("q"), .character("2"))
    journey.terminal.waits(for: "Renew now")
    journey.terminal.press(.character("q"), .character("?"))
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
    let journey = try Journey(environment: ["TERM": "xterm-ghostty"])
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
    let journey = try Journey("--app", app, "--language", "en")
    journey.terminal.waits(for: "en.lproj/Localizable.strings:1: ")
    journey.terminal.press(.character("q"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
  }

  @Test func sendSaysWhatBecameOfEachMessage() throws {
    let journey = try Journey("--flow", "analysis", shows: "Take a photo")
    let event = #"{"message":"analysis_completed","id":"r-1"}"#
    let taken = try journey.send(event)
    #expect(taken.end == .exited(0) && taken.printed == [#"{"ok":true,"value":null}"#])
    journey.terminal.waits(for: "Report r-1")
    let refused = try journey.send(event, "{")
    #expect(refused.end == .exited(1))
    #expect(refused.printed.last?.contains("\"ok\":false") == true)
    journey.terminal.press(.control("c"))
    journey.terminal.waitsForEnd()
    #expect(try journey.send(event).end == .exited(3))
  }

  @Test(arguments: [
    (["--nonsense"], 2, "no option"), (["--flow", "x"], 2, "onboarding, launcher, analysis"),
    (["--flow"], 2, "needs a value"), (["dance"], 2, "no command"), (["show"], 2, "one file"),
    (["--ascii=yes"], 2, "takes no value"), (["--language", "?"], 2, "such as de or fr-CH"),
    (["--app", "/nowhere"], 1, "/nowhere"),
    (["show", "/nowhere/x.html"], 1, "/nowhere/x.html can't be shown: No such file"),
    (["show", "/tmp"], 1, "/tmp is a folder"), (["--term", "dumb"], 4, "dumb"),
    (["--version"], 0, "promenade "), (["--help"], 0, "--force-onboarding"),
  ])
  func whatCannotBeDoneIsSaidInOneSentence(words: [String], status: Int32, said: String) throws {
    let program = try PseudoTerminal(
      [BuiltProgram.path("promenade")] + words, size: Size(columns: 200, rows: 40))
    #expect(program.waitsForEnd() == .exited(status))
    #expect(program.screen.contains { $0.contains(said) })
    #expect(program.isAsFound)
  }

  @Test(arguments: [
    ([], 0, "0 errors, 0 warnings in 3 pages"), (["Assets"], 0, "0 errors"),
    (["Assets/Onboarding.json"], 0, "0 errors"),
    (["Tests/ServicesTests/BadApp"], 1, "Onboarding.json:4:5: warning: "),
    (["Tests/ServicesTests/BadApp", "--format=json"], 1, "\"omitted\":0"),
    (["/nowhere"], 1, "promenade: /nowhere: Couldn't be found"),
    (["a", "b"], 2, "check takes one folder"), (["--format", "xml"], 2, "text, json"),
  ])
  func checkEndsByWhatItFound(words: [String], status: Int32, said: String) throws {
    let source = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let program = try PseudoTerminal(
      [
        "/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", source, BuiltProgram.path("promenade"),
        "check",
      ] + words, size: Size(columns: 200, rows: 100))
    #expect(program.waitsForEnd() == .exited(status))
    #expect(program.screen.contains { $0.contains(said) })
  }

  @Test func withoutATerminalItSaysSo() throws {
    let shell = try PseudoTerminal(
      ["/bin/sh", "-c", "\(BuiltProgram.path("promenade")) | cat; echo end"])
    shell.waits(for: "end")
    #expect(shell.screen.contains { $0.contains("needs a terminal") })
  }

  @Test func showPrintsToAPipe() throws {
    let file = BuiltProgram.path("x") + "-show.md"
    try "# Title\n\nSome *text*.\n".write(toFile: file, atomically: true, encoding: .utf8)
    let shell = try PseudoTerminal(
      [
        "/bin/sh", "-c",
        "\(BuiltProgram.path("promenade")) show \(file) --width 30 | cat; echo end",
      ])
    shell.waits(for: "end")
    #expect(shell.screen.contains("Some text."))
    unlink(file)
  }

  @Test func showEndsQuietlyWhenItsReaderHasSeenEnough() throws {
    let file = BuiltProgram.path("x") + "-long.md"
    try String(repeating: "line  \n", count: 50_000)
      .write(toFile: file, atomically: true, encoding: .utf8)
    let shell = try PseudoTerminal(
      ["/bin/sh", "-c", "\(BuiltProgram.path("promenade")) show \(file) | head -n 1; echo end"])
    shell.waits(for: "end")
    #expect(shell.screen.prefix(2) == ["line", "end"])
    unlink(file)
  }
}

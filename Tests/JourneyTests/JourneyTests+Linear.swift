import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// The built program in linear mode, as a screen reader or a script meets it.
extension JourneyTests {
  @Test func theThreeFlowsAreFinishedOverAPipe() throws {
    let journey = try Journey(
      hearing: [
        "", "", "terms", "wait text: terms", "back", "agree", "launcher", "open", "wait connected",
        "wait renew now",
        "wait renew now",
        "renew now", "wait renewals: 1", "close", "back", "analysis", "wait photo", "spots",
        "wait (ticked)", "analyse", "wait report: acne", "all", "back", "wait 1 taken", "back",
        "quit",
      ], environment: ["TERM": "nonsense"])
    #expect(journey.terminal.waitsForEnd() == .exited(0))
    let said = journey.said
    #expect(
      said.contains(inOrder: [
        "Onboarding, page 1 of 3", "Onboarding, page 3 of 3", "Text: terms.html",
        "Onboarding done and remembered", "Launcher: open the learning platform in a web view",
        "Status: connected", "Renewals: 1", "Launcher: open the learning platform in a web view",
        "Analysis", "Heading: Skin check", "Heading: Report: Acne", "Heading: Findings",
        "Events: 1 taken, 0 refused", "Promenade: three mobile flows to walk through",
      ]), "\(said.joined(separator: "\n"))")
    #expect(said.contains { $0.contains("closed, 1 renewed") })
    #expect(!said.contains { $0.contains("in vain") || $0.contains("means nothing") })
    #expect(said.count < 250)
    #expect(journey.remembered.contains("wasPerformed"))
    #expect(journey.drawsNothing)
  }

  @Test func theThreeFlowsAreFinishedOnATerminal() throws {
    let journey = try Journey(
      "--linear", size: Size(columns: 100, rows: 60), isOnboardingDone: false, shows: "page 1 of 3")
    let walk = [
      ("", "page 2 of 3"), ("1", "page 3 of 3"), ("Agree", "done and remembered"),
      ("2", "1 Open (Enter)"), ("domain", "An empty line keeps it"),
      ("learn.example", "2 Domain: learn.example"), ("", "Status: connected"),
      ("renew now", "Renewals: 1"), ("close", "9 back"), ("back", "closed, 1 renewed"),
      ("3", "Take a photo"), ("spots", "Spots on a cheek (ticked)"), ("analyse", "Report: Acne"),
      ("back", "Events: 1 taken"), ("back", "three mobile flows"),
    ]
    for (line, answer) in walk {
      let before = journey.terminal.output.count
      journey.say(line)
      journey.terminal.waits("“\(answer)” after “\(line)”") {
        String(decoding: $0.output[before...], as: UTF8.self).contains(answer)
      }
    }
    journey.terminal.press(.control("d"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
    #expect(journey.terminal.isAsFound)
    #expect(journey.drawsNothing)
  }

  @Test func withoutStandardInputTheFirstScreenIsSaid() throws {
    let program = try PseudoTerminal(
      [
        "/bin/sh", "-c", #""$0" --linear --no-bridge <&-"#, BuiltProgram.path("promenade"),
      ])
    #expect(program.waitsForEnd() == .exited(0))
    #expect(String(decoding: program.output, as: UTF8.self).contains("1 "))
  }

  @Test func theEnvironmentCanAskForLines() throws {
    let journey = try Journey(environment: ["ACCESSIBLE": "1"], shows: "4 quit")
    journey.terminal.press(.control("c"))
    #expect(journey.terminal.waitsForEnd() == .killed(signal: SIGINT))
    #expect(journey.terminal.isAsFound)
    #expect(journey.drawsNothing)
    let other = try Journey(environment: ["ACCESSIBLE": "false"], shows: "q quit")
    #expect(!other.drawsNothing)
  }

  @Test func aLongTextIsSaidInParts() throws {
    let file = BuiltProgram.path("x") + "-parts.md"
    try (1...60).map { "Paragraph \($0)\n\n" }.joined()
      .write(toFile: file, atomically: true, encoding: .utf8)
    defer { unlink(file) }
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("promenade"), "show", "--linear", file],
      size: Size(columns: 80, rows: 100))
    terminal.waits(for: "1 more (Enter)")
    #expect(!terminal.screen.contains("Paragraph 30"))
    terminal.type("all")
    terminal.press(.enter)
    terminal.waits(for: "Paragraph 60")
    #expect(
      (1...60).allSatisfy { number in
        terminal.screen.count { $0 == "Paragraph \(number)" } == 1
      })
    terminal.type("search raph 7")
    terminal.press(.enter)
    terminal.waits(for: "match 1 of 1: Paragraph 7")
    terminal.type("q")
    terminal.press(.enter)
    #expect(terminal.waitsForEnd() == .exited(0))
  }

  @Test func aPasswordIsNeitherShownNorSaid() throws {
    let folder = FileManager.default.temporaryDirectory.path() + "promenade-app-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(
      """
      {"domain": "a.example", "launcherCode": "", "context": "", "language": "en",
      "webpage": "page.html"}
      """.utf8
    ).write(to: URL(filePath: folder + "/Launcher.json"))
    try Data(
      """
      <script>function connect() {}</script>
      <label>Password <input type="password"></label> <button>Sign in</button>
      """.utf8
    ).write(to: URL(filePath: folder + "/page.html"))
    let journey = try Journey("--linear", "--app", folder, "--flow", "launcher", shows: "1 Open")
    journey.say("open")
    journey.terminal.waits(for: "Password: empty")
    journey.say("password")
    journey.terminal.waits(for: "It is not shown.")
    journey.say("s3cret word")
    journey.terminal.waits(for: "Password: hidden")
    #expect(!journey.said.contains { $0.contains("s3cret") })
    journey.say("password")
    journey.terminal.waits("a second question") { _ in
      journey.said.count { $0.contains("It is not shown.") } == 2
    }
    journey.terminal.signal(SIGTERM)
    #expect(journey.terminal.waitsForEnd() == .killed(signal: SIGTERM))
    #expect(journey.terminal.isAsFound)
  }
}

extension Journey {
  /// The lines on the terminal so far.
  fileprivate var said: [String] {
    String(decoding: terminal.output, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  /// Types a line.
  fileprivate func say(_ line: String) {
    terminal.type(line)
    terminal.press(.enter)
  }

  /// Whether there is no escape sequence in what came, no box, block, dingbat or braille.
  fileprivate var drawsNothing: Bool {
    String(decoding: terminal.output, as: UTF8.self).unicodeScalars.allSatisfy {
      $0 != "\u{1B}" && !(0x2500...0x28FF).contains($0.value)
    }
  }
}

extension [String] {
  /// Whether all of these come in this order, with others between them.
  fileprivate func contains(inOrder wanted: [String]) -> Bool {
    var rest = wanted[...]
    for line in self where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

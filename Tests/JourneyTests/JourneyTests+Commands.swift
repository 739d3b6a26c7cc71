import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// What the commands print and how they end.
extension JourneyTests {
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
    (["show", ""], 2, "one file"),
    (["--ascii=yes"], 2, "takes no value"), (["--language", "?"], 2, "such as de or fr-CH"),
    (["--app", "/nowhere"], 1, "/nowhere"),
    (["show", "/nowhere/x.html"], 1, "/nowhere/x.html can't be shown: No such file"),
    (["show", "/tmp"], 1, "/tmp is a folder"), (["--term", "dumb"], 4, "dumb"),
    (["page"], 2, "page takes one file"), (["page", "x", "--reply", "a"], 2, "such as ask=true"),
    (["page", "x", "--handler=a", "--refuse=a=b"], 2, "each handler's name once"),
    (["page", "x", "--limit", "0"], 2, "from 0.001"), (["page", "/nowhere"], 1, "No such file"),
    (["--version"], 0, "promenade "), (["--help"], 0, "--force-onboarding"),
    (["check", "--record", "x"], 2, "--record is for the deck, show and tour, not for check."),
    (["--width", "9"], 2, "--width is for show and page, not for the deck."),
    (["send", "--limit=1", "x"], 2, "--limit is for page, not for send."),
  ])
  func whatCannotBeDoneIsSaidInOneSentence(words: [String], status: Int32, said: String) throws {
    let program = try PseudoTerminal(
      [BuiltProgram.path("promenade")] + words, size: Size(columns: 200, rows: 100))
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

  @Test func showFollowsALinkElsewhereAndNamesWhatIsNoFile() throws {
    let folder = FileManager.default.temporaryDirectory.path() + "show-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/links", withIntermediateDirectories: true)
    try "# Elsewhere".write(toFile: folder + "/a.md", atomically: true, encoding: .utf8)
    #expect(symlink(folder + "/a.md", folder + "/links/b.md") == 0)
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    for (file, said) in [("links/b.md", "Elsewhere"), ("pipe", "pipe is no file: ")] {
      let program = try PseudoTerminal([
        "/bin/sh", "-c",
        "cd \(folder) && \(BuiltProgram.path("promenade")) show \(file) 2>&1 | cat",
      ])
      program.waitsForEnd()
      #expect(program.screen.contains { $0.contains(said) })
    }
  }

  @Test func showSaysBesideItsTextWhatItWasReadAs() throws {
    let file = BuiltProgram.path("x") + "-latin1.html"
    let page = Data(Array("<p>A".utf8) + [0xF1] + Array("o</p>".utf8))
    try page.write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let show = "\(BuiltProgram.path("promenade")) show \(file)"
    for (command, isSaid) in [("\(show) | cat", true), ("\(show) 2>/dev/null | cat", false)] {
      let program = try PseudoTerminal(["/bin/sh", "-c", command])
      program.waitsForEnd()
      #expect(program.screen.contains("Año"))
      #expect(program.screen.contains { $0.contains("Read as windows-1252") } == isSaid)
    }
  }

  @Test func pagePrintsWhatHappens() throws {
    let lines = try linesOfPage("<title>T</title><p>Hi<script>console.info(1)</script>", status: 0)
    #expect(lines.first == #"{"kind":"console","level":"info","text":"1"}"#)
    #expect(lines.last == #"{"kind":"text","title":"T","text":"Hi\n"}"#)
  }

  @Test func pageFailsWhenThePageEndedEarly() throws {
    let lines = try linesOfPage(
      "<script>for (const a = [];;) a.push(Array(1e6))</script>", status: 1)
    #expect(lines.first?.hasPrefix(#"{"kind":"ended","cause":"The page used too much"#) == true)
  }

  private func linesOfPage(_ html: String, status: Int32) throws -> [String] {
    let file = BuiltProgram.path("x") + "-page-\(status).html"
    try html.write(toFile: file, atomically: true, encoding: .utf8)
    defer { unlink(file) }
    let program = try PseudoTerminal([BuiltProgram.path("promenade"), "page", file])
    #expect(program.waitsForEnd() == .exited(status))
    return program.screen.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    "--help", "--version", "check", "page Assets/Analysis/iframe.html",
    "tour onboarding --headless",
  ])
  func whatCannotBePrintedIsAFailure(words: String) throws {
    let source = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let shell = try PseudoTerminal(
      [
        "/bin/sh", "-c", "cd \"$0\" && exec \"$1\" \(words) >/dev/full", source,
        BuiltProgram.path("promenade"),
      ], size: Size(columns: 100, rows: 24))
    #expect(shell.waitsForEnd() == .exited(1))
    #expect(
      shell.screen.first
        == "promenade: standard output could not be written in full: No space left on device.")
  }

  @Test(arguments: ["--help", "check --format json", "tour onboarding --headless"])
  func aReaderThatWentAwayIsNothingToSpeakOf(words: String) throws {
    let script = """
      gone=$(mktemp -u)
      { until [ -e $gone ]; do :; done; "$0" \(words); echo $? >&2; } | { exec <&-; : >$gone; }
      rm $gone
      """
    let shell = try PseudoTerminal(["/bin/sh", "-c", script, BuiltProgram.path("promenade")])
    shell.waitsForEnd()
    #expect(shell.screen.first == "141")
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

import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

extension JourneyTests {
  /// What the built program records is what was seen.
  @Suite struct RecordingTests {
    private let file =
      FileManager.default.temporaryDirectory.path() + "promenade-\(UUID().uuidString).cast"

    @Test func aPlayerShowsTheScreensThatWereSeen() throws {
      defer { unlink(file) }
      let journey = try Journey("--record", file, "--flow", "launcher", shows: "Web page")
      let terminal = journey.terminal
      var seen: [Canvas] = []
      func look(for text: String) {
        terminal.waits(for: text)
        settle(terminal)
        seen.append(terminal.emulator.canvas)
      }
      look(for: "Web page")
      terminal.press(.escape)
      look(for: "Three mobile flows")
      terminal.resize(to: Size(columns: 100, rows: 30))
      look(for: "Three mobile flows")
      terminal.press(.character("1"))
      look(for: "1 of 3")
      terminal.press(.character("?"))
      look(for: "Keys")
      terminal.resize(to: Size(columns: 40, rows: 12))
      look(for: "Keys")
      terminal.press(.control("c"))
      #expect(terminal.waitsForEnd() == .exited(0) && terminal.isAsFound)
      let cast = try #require(Cast(file: file))
      var played = cast.screens(size: Size(columns: 80, rows: 24))[...]
      for canvas in seen {
        let index = try #require(
          played.firstIndex(of: canvas), "\(canvas.lines.joined(separator: "\n"))")
        played = played[index...]
      }
    }

    @Test func aTokenIsNotInItThoughItWasSeen() throws {
      defer { unlink(file) }
      let journey = try Journey("--record", file, "--flow", "launcher", shows: "Web page")
      journey.terminal.press(.enter)
      journey.terminal.waits(for: "● connected")
      journey.terminal.press(.character("v"))
      var token = ""
      journey.terminal.waits("token in full") { terminal in
        token =
          terminal.screen.lazy.flatMap { $0.split(separator: " ") }
          .map(String.init).first { $0.count >= 24 && $0.allSatisfy(\.isASCII) } ?? ""
        return !token.isEmpty
      }
      journey.terminal.press(.character("v"))
      journey.terminal.waits("token hidden") { !$0.screen.contains { $0.contains(token) } }
      journey.terminal.press(.control("c"))
      #expect(journey.terminal.waitsForEnd() == .exited(0))
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("••••••••") && !text.contains(token.dropFirst(4).prefix(8)))
    }

    @Test func killedInTheMiddleItCanBePlayed() throws {
      defer { unlink(file) }
      let journey = try Journey("--record", file, shows: "Three mobile flows")
      journey.terminal.press(.character("?"))
      journey.terminal.waits(for: "Keys")
      for _ in 0..<20 { journey.terminal.press(.character("?")) }
      journey.terminal.signal(SIGKILL)
      #expect(journey.terminal.waitsForEnd() == .killed(signal: SIGKILL))
      let cast = try #require(Cast(file: file))
      let screens = cast.screens(size: Size(columns: 80, rows: 24))
      #expect(screens.contains { $0.lines.contains { $0.contains("Three mobile flows") } })
    }

    @Test func whereNoMoreFitsTheRecordingEndsAndTheAppGoesOnButFails() throws {
      defer { unlink(file) }
      let app = [BuiltProgram.path("promenade"), "--no-bridge", "--record", file]
      let command = "ulimit -f 2; trap '' XFSZ; exec \"$@\""
      let terminal = try PseudoTerminal(["/bin/sh", "-c", command, "sh"] + app)
      terminal.waits(for: "can't be")
      terminal.press(.character("?"))
      terminal.waits(for: "Keys")
      terminal.press(.control("c"))
      #expect(terminal.waitsForEnd() == .exited(1) && terminal.isAsFound)
      let sentence = "promenade: \(file) can't be recorded to: File too large. The recording ends"
      #expect(terminal.screen.joined().contains(sentence))
      #expect(Cast(file: file) != nil)
    }

    @Test func aTourWithoutATerminalIsRecordedToTheSameBytesEachTime() throws {
      var texts: [String] = []
      for _ in 1...2 {
        defer { unlink(file) }
        let terminal = try PseudoTerminal([
          BuiltProgram.path("promenade"), "tour", "onboarding", "--headless", "--record", file,
        ])
        #expect(terminal.waitsForEnd() == .exited(0))
        texts.append(try String(contentsOfFile: file, encoding: .utf8))
      }
      #expect(texts[0] == texts[1])
      let cast = try #require(Cast(texts[0]))
      let screens = cast.screens(size: Size(columns: 80, rows: 24))
      // It is played at the pace of people.
      #expect(screens.count > 10 && (cast.events.last?.time ?? 0) > 5)
      for page in ["1 of 3", "2 of 3"] {
        #expect(screens.contains { $0.lines[0].contains(page) })
      }
    }

    @Test(arguments: [
      (["--record", "/dev/full"], "/dev/full can't be recorded to: No space left on device."),
      (["--record", "/tmp"], "/tmp is there already: delete it, or name another file."),
      (["--record="], "--record takes a file, not “”."),
    ])
    func whatCannotBeRecordedToIsSaidAndNoScreenIsLeft(arguments: [String], sentence: String) throws
    {
      let terminal = try PseudoTerminal([BuiltProgram.path("promenade")] + arguments)
      #expect(terminal.waitsForEnd() == .exited(arguments[0] == "--record" ? 1 : 2))
      #expect(terminal.screen[0] == "promenade: \(sentence)" && terminal.isAsFound)
    }

    @Test func aRecordingThatCannotBeginLeavesNoFileInTheWay() throws {
      let terminal = try PseudoTerminal(
        [
          "/bin/sh", "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" --record \"$1\"",
          BuiltProgram.path("promenade"), file,
        ], size: Size(columns: 200, rows: 24))
      #expect(terminal.waitsForEnd() == .exited(1))
      #expect(terminal.screen[0].contains("can't be recorded to"))
      #expect(access(file, F_OK) != 0)
    }

    @Test func withoutAScreenThereIsNothingToRecordAndNoFile() throws {
      let terminal = try PseudoTerminal([
        "/bin/sh", "-c", "\"$0\" show --record \"$1\" - </dev/null | cat",
        BuiltProgram.path("promenade"), file,
      ])
      #expect(terminal.waitsForEnd() != nil && terminal.screen[0].contains("no screen to record"))
      #expect(access(file, F_OK) != 0)
    }

    /// Reads until nothing more comes for a while.
    private func settle(_ terminal: PseudoTerminal) {
      var count = -1
      while count != terminal.output.count {
        count = terminal.output.count
        terminal.pump(wait: .milliseconds(300))
      }
    }
  }
}

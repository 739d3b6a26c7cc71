import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

extension JourneyTests {
  /// The tours of `Assets/Tours`, played by the built program.
  @Suite struct TourTests {
    /// A place for what tours leave behind.
    private final class Place {
      let path =
        FileManager.default.temporaryDirectory.path() + "promenade-tour-" + UUID().uuidString

      init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }

      deinit { try? FileManager.default.removeItem(atPath: path) }

      /// Every file in it with its content.
      func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
          files[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
        }
        return files
      }

      func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
      }
    }

    /// Plays a tour without a terminal: how it ended, and what it printed.
    private func play(
      _ words: [String], in folder: String = "/tmp"
    ) throws -> (end: PseudoTerminal.End?, printed: String) {
      let words = [BuiltProgram.path("promenade"), "tour"] + words
      let program = try PseudoTerminal(
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\" </dev/null", folder] + words,
        size: Size(columns: 200, rows: 50), environment: ["TMPDIR": folder])
      let end = program.waitsForEnd()
      return (end, String(decoding: program.output, as: UTF8.self))
    }

    @Test(arguments: ["onboarding", "launcher", "analysis", "everything"])
    func aTourPassesTwiceWithTheSameBytes(name: String) throws {
      let runs = try (0..<2).map { _ in
        let place = try Place()
        let words = [
          name, "--headless", "--screens", "screens", "--junit", "results.xml", "--record",
          "a.cast",
        ]
        let run = try play(words, in: place.path)
        #expect(run.end == .exited(0), "\(run.printed)")
        return (printed: run.printed, files: try place.files())
      }
      #expect(runs[0].printed == runs[1].printed)
      #expect(runs[0].files == runs[1].files)
      // The app leaves nothing behind.
      let others = runs[0].files.keys.filter { !$0.hasPrefix("screens/") }
      #expect(others.sorted() == ["a.cast", "results.xml"])
      #expect(runs[0].files.count > 4)
    }

    @Test func aFailureIsToldWithTheScreen() throws {
      let place = try Place()
      try place.write("Expect /1 of 3/\nEnter\nExpect /3 of 3/\n", to: "short.tour")
      let run = try play(["short.tour", "--headless", "--junit", "results.xml"], in: place.path)
      #expect(run.end == .exited(1))
      #expect(run.printed.contains("PASS short.tour:1 the screen shows /1 of 3/\r\n"))
      #expect(run.printed.contains("FAIL short.tour:3 the screen shows /3 of 3/: it does not\r\n"))
      #expect(run.printed.contains("2 of 3"))
      let results = try place.files()["results.xml"].map { String(decoding: $0, as: UTF8.self) }
      #expect(results?.contains("failures=\"1\"") == true)
    }

    @Test func aLogThatCanNotBeWrittenIsToldAfterTheResults() throws {
      let place = try Place()
      try place.write("Expect /Continue/\n", to: "short.tour")
      let run = try play(
        ["short.tour", "--headless", "--junit", "results.xml", "--log", "/dev/full"],
        in: place.path)
      #expect(run.end == .exited(1))
      #expect(run.printed.contains("PASS short.tour:1"))
      #expect(
        run.printed.contains(
          "promenade: The log stopped: /dev/full can't be written: No space left on device."))
      #expect(try place.files()["results.xml"] != nil)
    }

    @Test func aPageThatCrashesOrNeverRestsFailsATourFast() throws {
      let place = try Place()
      try place.write("Set Onboarding done\nKey 3\nWait /ready/\n", to: "page.tour")
      try place.write(
        #"{"company":"\#(String(repeating: "k", count: 64))","webpage":"page.html"}"#,
        to: "Analysis.json")
      let pages = [
        "<p>ready<script>for (const a = [];;) a.push(Array(1e6))</script>":
          "The page used too much",
        "<p>read<script>setInterval(() => document.title += 'y', 10)</script>": "it does not",
      ]
      for (page, words) in pages {
        try place.write(page, to: "page.html")
        let run = try play(["page.tour", "--headless", "--app", "."], in: place.path)
        #expect(run.end == .exited(1))
        #expect(run.printed.contains("FAIL page.tour:3") && run.printed.contains(words))
      }
    }

    @Test(arguments: [
      ("Jump\n", "wrong.tour:1:1: error: There is no step “Jump”."),
      ("Up\nToken late\n", "wrong.tour:2:1: error: The token is late"),
      ("Include gone.tour\n", "wrong.tour:1:1: error: "),
    ])
    func aWrongTourIsNotPlayed(text: String, sentence: String) throws {
      let place = try Place()
      try place.write(text, to: "wrong.tour")
      let run = try play(["wrong.tour", "--headless"], in: place.path)
      #expect(run.end == .exited(2))
      #expect(run.printed.contains(sentence), "\(run.printed)")
    }

    @Test func aTourThatIsNotThereIsToldWithThoseThatAre() throws {
      let run = try play(["gone"])
      #expect(run.end == .exited(2))
      #expect(
        run.printed.contains(
          "promenade: there is no tour “gone”: name a file; "
            + "the app has analysis, everything, launcher, onboarding."), "\(run.printed)")
      let place = try Place()
      let other = try play(["./gone.tour", "--app", "."], in: place.path)
      #expect(other.printed.contains("the app has none of its own."))
    }

    @Test(arguments: [true, false])
    func aSignalEndsATourCleanly(isHeadless: Bool) throws {
      let place = try Place()
      try place.write("Set Onboarding done\nCaption \"Now\"\nKey 3\nWait /gone/\n", to: "x.tour")
      try place.write(#"{"company":"k","webpage":"page.html"}"#, to: "Analysis.json")
      try place.write(
        "<script>onmessage = () => postMessage(1, '*'); postMessage(1, '*')</script>",
        to: "page.html")
      let before = try place.files()
      let program = try PseudoTerminal(
        [BuiltProgram.path("promenade"), "tour", place.path + "/x.tour", "--app", place.path]
          + (isHeadless ? ["--headless"] : ["--no-bridge"]),
        environment: ["TMPDIR": place.path])
      program.waits(for: isHeadless ? "# Now" : "▸ Now")
      program.signal(SIGTERM)
      #expect(program.waitsForEnd() == .killed(signal: SIGTERM))
      #expect(program.isAsFound)
      #expect(try place.files() == before)
    }

    @Test func aPersonWatchesATourAndGetsTheKeyboard() throws {
      let place = try Place()
      try place.write(
        "Caption \"Look\"\nEnter\nExpect /2 of 3/\nCaption \"More\"\n", to: "short.tour")
      let program = try PseudoTerminal(
        [BuiltProgram.path("promenade"), "tour", "--speed", "20", place.path + "/short.tour"],
        environment: ["TMPDIR": place.path])
      program.waits(for: "✓ The keyboard is yours.")
      program.press(.right)
      program.waits(for: "3 of 3")
      program.press(.control("c"))
      #expect(program.waitsForEnd() == .exited(0))
      #expect(program.isAsFound)
    }
  }
}

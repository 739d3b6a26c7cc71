import Clocks
import Glibc
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct CommandRunTests {
  private let files: TemporaryFolder
  private let folder: AppFolder
  private let clock = HeldClock()

  init() throws {
    files = try TemporaryFolder()
    folder = try AppFolder(root: files.path)
  }

  private func run(_ script: String, input: String = "") -> CommandRun {
    CommandRun(
      command: ["/bin/bash", "-c", script], folder: folder, input: Array(input.utf8),
      environment: ["PATH=/usr/bin:/bin"], patience: .seconds(20), clock: clock)
  }

  @Test func itReadsItsInputAndItsOutputsAreKeptApart() async throws {
    let result = try await run("read line; echo \"$line\"; cat >&2; exit 3", input: "one\ntwo\n")
      .result()
    #expect(result.end == .exited(3))
    #expect(result.output.text == "one\n")
    #expect(result.errors.text == "two\n")
  }

  @Test func noShellReadsTheArguments() async throws {
    var run = run("")
    run.command = ["/usr/bin/printf", "%s|", "a  b", "$HOME", "*", "\"';", ""]
    #expect(try await run.result().output.text == "a  b|$HOME|*|\"';||")
  }

  @Test func aProgramOfTheAppFolderRunsInIt() async throws {
    var run = run("")
    run.folder = try AppFolder(root: "/usr")
    run.command = ["bin/pwd"]
    #expect(try await run.result().output.text == "/usr\n")
  }

  @Test func itHasNothingOfTheAppButItsStandardStreams() async throws {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    let result = try await run(
      """
      ls /proc/self/fd | tr '\\n' ' '
      (echo > /dev/tty) 2> /dev/null || echo no terminal
      [[ $(cut -d' ' -f6 < /proc/$$/stat) == $$ ]] && echo own session
      cat /dev/stdin
      echo error > /dev/stderr
      """, input: "input"
    ).result()
    #expect(result.output.text == "0 1 2 3 no terminal\nown session\ninput")
    #expect(result.errors.text == "error\n")
  }

  @Test func ofALotOfOutputTheBeginningIsKeptAndOfComplaintsTheEnd() async throws {
    var run = run(
      "head -c 3000000 /dev/zero; head -c 999999 /dev/zero >&2; echo >&2; kill -SEGV $$")
    run.command[2] = "ulimit -c 0; " + run.command[2]
    run.mostBytes = 1000
    let result = try await run.result()
    #expect(result.end == .died(signal: SIGSEGV))
    let beginning = CommandOutput(bytes: Array(repeating: 0, count: 1000), isWhole: false)
    let end = CommandOutput(bytes: Array(repeating: 0, count: 999) + [0x0A], isWhole: false)
    #expect(result.output == beginning && result.errors == end)
  }

  @Test func whoTakesTooLongIsAskedToEnd() async throws {
    async let result = run("trap 'echo bye; exit 4' TERM; touch ready; sleep 1000 & wait").result()
    try await files.waitForFile("ready")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    let (end, output) = try await (result.end, result.output.text)
    #expect(end == .timedOut)
    #expect(output == "bye\n")
  }

  @Test func whoWritesWithoutEndIsEndedAndLittleOfItIsKept() async throws {
    var run = run("yes & yes no >&2 & touch ready; wait")
    run.mostBytes = 1000
    async let result = run.result()
    try await files.waitForFile("ready")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    let (end, output, errors) = try await (result.end, result.output, result.errors)
    #expect(end == .timedOut)
    #expect(output.bytes.count == 1000 && !output.isWhole)
    #expect(errors.bytes.count == 1000 && !errors.isWhole)
  }

  @Test func whoClosesItsOutputsIsWaitedForNoLongerThanOthers() async throws {
    async let result = run("echo bye; exec >&- 2>&-; touch ready; sleep 1000").result()
    try await files.waitForFile("ready")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    let (end, output) = try await (result.end, result.output.text)
    #expect(end == .timedOut && output == "bye\n")
  }

  @Test func whoDoesNotEndIsEndedWithAllItHasStarted() async throws {
    let run = run("trap '' TERM; sleep 1000 & echo $! $$; touch ready; while :; do wait; done")
    async let running = run.result()
    try await files.waitForFile("ready")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    await clock.isWaitedFor()
    clock.advance(by: .seconds(2))
    let result = try await running
    #expect(result.end == .timedOut)
    for process in result.output.numbers { try await expectGone(process) }
    #expect(result.output.numbers.count == 2)
  }

  @Test func cancellingEndsItAtOnce() async throws {
    let run = run("trap '' TERM; sleep 1000 & echo $! $$; touch ready; while :; do wait; done")
    let running = Task { try await run.result() }
    try await files.waitForFile("ready")
    running.cancel()
    let result = try await running.value
    #expect(result.end == .cancelled)
    for process in result.output.numbers { try await expectGone(process) }
    #expect(result.output.numbers.count == 2)
  }

  @Test func whatItLeavesBehindEndsWithIt() async throws {
    let result = try await run("sleep 1000 & echo $!").result()
    #expect(result.end == .exited(0))
    try await expectGone(#require(result.output.numbers.first))
  }

  @Test func whoLeavesItsSessionIsNotWaitedFor() async throws {
    let result = try await run(
      """
      setsid bash -c 'echo $$ > escaped; exec yes' &
      until [[ -s escaped ]]; do :; done
      """
    ).result()
    #expect(result.end == .exited(0))
    // It ends because nobody reads its output any more.
    try await expectGone(#require(pid_t(files.read("escaped").dropLast())))
  }

  @Test func whatCannotBeRunIsSaid() async throws {
    try files.write("", to: "plain.sh")
    try files.link("outside", to: "/bin/true")
    let sentences = [
      "gone.sh": "Was not found in the app folder; other programs need their absolute path.",
      "../bin/true": "Was not found in the app folder; other programs need their absolute path.",
      "outside": "Is refused: it leads out of the app folder.",
      "plain.sh": "Can't be run: Permission denied; make it executable with chmod +x.",
      "/gone": "Can't be run: No such file or directory.",
    ]
    for (program, sentence) in sentences {
      var run = run("")
      run.command = [program]
      await #expect(throws: FileFault(program, sentence)) { try await run.result() }
    }
    var run = run("")
    run.command = ["/bin/true", String(repeating: "x", count: 1 << 20)]
    await #expect(
      throws: FileFault("/bin/true", "Couldn't be started: Argument list too long.")
    ) { try await run.result() }
  }
}

extension CommandOutput {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The numbers at its beginning.
  fileprivate var numbers: [pid_t] {
    text.split(whereSeparator: \.isWhitespace).prefix(2).compactMap { pid_t($0) }
  }
}

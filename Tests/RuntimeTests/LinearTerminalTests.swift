import Cells
import Glibc
import Support
import Testing

@testable import Runtime

/// The counter said over a pair of pipes.
@MainActor struct LinearTerminalTests {
  @Test func linesAreFollowedOneAfterTheOther() async throws {
    let said = try await said(hearing: "\n1\n\nagain\n4\nq\n")
    #expect(
      said == [
        "Counter", "count 0", "1 Add one (Enter)", "2 Add ten later", "count 1", "count 2",
        "count 3", "Counter", "count 3", "1 Add one (Enter)", "2 Add ten later",
        "The choices run from 1 to 2.", "“q” means nothing here; “help” says what does.",
      ])
  }

  @Test func theLastLineNeedsNoEnd() async throws {
    #expect(try await said(hearing: "1").last == "count 1")
  }

  @Test(arguments: ["", "\n"])
  func aLineThatIsTooLongChoosesNothing(end: String) async throws {
    let said = try await said(hearing: String(repeating: " ", count: 70_000) + end)
    #expect(said.last == "That line is too long to be followed.")
    #expect(!said.contains("count 1"))
  }

  @Test func noInputAtAllSaysTheFirstScreen() async throws {
    #expect(try await said(hearing: "").first == "Counter")
  }

  @Test func whatIsToBeCopiedIsSaid() async throws {
    #expect(try await said(hearing: "1\nc\n").suffix(2) == ["To copy:", "1"])
  }

  @Test func aFloodThatNobodyAskedForIsSaidByItsOutcome() async throws {
    var input: [CInt] = [-1, -1]
    pipe(&input)
    let (reading, writing) = (input[0], input[1])
    let output = try #require(namelessFile(""))
    defer { for descriptor in [reading, output] { close(descriptor) } }
    let terminal = LinearTerminal(input: reading, output: output, pause: .seconds(3600))
    let program = Program<Counter>(Counter.State(), on: terminal) { effect, _ in
      if effect == .tell(10_000) { close(writing) }
      return nil
    }
    for _ in 0..<10_000 { program.send(.added(1)) }
    _ = await program.run()
    let said = lines(of: output)
    #expect(said.last == "count 10000")
    #expect(said.count == 5)
  }

  @Test func aFloodOfLinesIsFollowedToItsEnd() async throws {
    let said = try await said(hearing: String(repeating: "1\n", count: 20_000))
    #expect(said.last == "count 20000")
  }

  @Test func whoHasHeardEnoughEndsTheProgram() async throws {
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    close(ends[0])
    defer { close(ends[1]) }
    var input: [CInt] = [-1, -1]
    pipe(&input)
    defer { for end in input { close(end) } }
    signal(SIGPIPE, SIG_IGN)
    let terminal = LinearTerminal(input: input[0], output: ends[1])
    let last = await Program<Counter>(Counter.State(), on: terminal) { _, _ in nil }.run()
    #expect(last.isDone && terminal.fault == nil)
  }

  @Test func whatCanNotBeWrittenEndsTheProgramAndIsTold() async throws {
    let input = try #require(namelessFile("1\n"))
    let output = open("/dev/full", O_WRONLY)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let terminal = LinearTerminal(input: input, output: output)
    let last = await Program<Counter>(Counter.State(), on: terminal) { _, _ in nil }.run()
    #expect(last.isDone)
    let reason = "No space left on device"
    #expect(terminal.fault == "standard output could not be written in full: \(reason).")
  }

  /// Runs the counter on these lines to their end, and returns the lines it said.
  private func said(hearing text: String) async throws -> [String] {
    let input = try #require(namelessFile(text))
    let output = try #require(namelessFile(""))
    defer { for descriptor in [input, output] { close(descriptor) } }
    let terminal = LinearTerminal(input: input, output: output, pause: .seconds(3600))
    let program = Program<Counter>(Counter.State(), on: terminal) { _, _ in nil }
    _ = await program.run()
    return lines(of: output)
  }

  /// A file without a name, read from its beginning; the corresponding C function is `tmpfile`.
  private func namelessFile(_ text: String) -> CInt? {
    guard let file = tmpfile() else { return nil }
    let descriptor = dup(fileno(file))
    fclose(file)
    write(descriptor, text, text.utf8.count)
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private func lines(of descriptor: CInt) -> [String] {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}

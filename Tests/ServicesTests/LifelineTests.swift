import Glibc
import Testing

@testable import Services

/// Programs that were running when the app was killed.
@Suite(.timeLimit(.minutes(10))) struct LifelineTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  /// A program that does not care for signals, and one that it has started.
  private func stubborn() async throws -> (child: ChildProcess, processes: [pid_t]) {
    let child = try ChildProcess.start(
      "/bin/bash",
      ["-c", "trap '' TERM HUP; sleep 1000 & echo $! $$ > new; mv new started; wait"],
      environment: ["PATH=/usr/bin:/bin"], folder: files.path)
    try await files.waitForFile("started")
    let numbers = try files.read("started").split(whereSeparator: \.isWhitespace)
    return (child, numbers.compactMap { pid_t($0) })
  }

  @Test func aProgramEndsWithTheAppHoweverThatEnds() async throws {
    let (child, processes) = try await stubborn()
    let pipe = try Pipe(for: "test")
    let guardian = try Lifeline.guardian(of: child, while: pipe.reading)
    close(pipe.reading)
    // All that is left of an app that was killed: its descriptors are closed.
    close(pipe.writing)
    #expect(processes.count == 2)
    for process in processes { try await expectGone(process) }
    #expect(guardian.reap() == .exited(0))
    #expect(child.reap() == .died(signal: SIGKILL))
  }

  @Test func aProgramThatIsLetGoOfGoesOn() async throws {
    let (child, _) = try await stubborn()
    var lifeline: Lifeline? = try Lifeline(of: child)
    #expect(lifeline != nil)
    lifeline = nil
    #expect(Glibc.kill(child.process, 0) == 0)
    child.end()
    #expect(child.reap() == .ended)
  }
}

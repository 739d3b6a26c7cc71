import Clocks
import FoundationEssentials

/// A run of a program of the person's own, bounded in its time and in what it says.
///
/// It is started without a shell, in the app folder, in a session of its own: it has no terminal,
/// and what it starts ends with it. It inherits the app's environment, so that a person can hand it
/// settings, and no descriptor but its three standard streams.
struct CommandRun: Sendable {
  /// The program, a file of the app folder or an absolute path, and its arguments.
  var command: [String]
  /// Where it runs.
  var folder: AppFolder
  /// What it reads from its standard input, all at once.
  var input: [UInt8] = []
  /// Its environment, each variable as `NAME=value`.
  var environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
  /// How long it may take before it is asked to end.
  var patience: Duration
  /// How long it may take to end before it is ended.
  var grace = Duration.seconds(2)
  /// The most bytes that are kept of what it writes to each of its two outputs.
  var mostBytes = 256 << 10
  /// What counts the time.
  var clock: any Clock<Duration> = QuietClock()

  /// Runs the program to its end; cancelling the task ends it at once.
  ///
  /// Programs that it leaves behind are ended too, and what they would still write is not waited
  /// for. Throws only if the program can't be started.
  func result() async throws(FileFault) -> CommandResult {
    let running = try start()
    return await withTaskCancellationHandler {
      await finish(running)
    } onCancel: {
      running.child.kill()
    }
  }

  /// One of the things that go on while the program runs.
  private enum Part: Sendable {
    case output(CommandOutput)
    case errors(CommandOutput)
    case timer(ranOut: Bool)
  }

  private func finish(_ running: Running) async -> CommandResult {
    await withTaskGroup { group in
      group.addTask {
        Part.output(await read(running.output) { $0.append($1, keepingFirst: mostBytes) })
      }
      // Of complaints it is the last one that says what is wrong.
      group.addTask {
        Part.errors(await read(running.errors) { $0.append($1, keepingLast: mostBytes) })
      }
      group.addTask { Part.timer(ranOut: await watch(running.child)) }
      let end = await running.child.waitForEnd()
      group.cancelAll()
      var result = CommandResult(end: Task.isCancelled ? .cancelled : CommandEnd(end))
      for await part in group {
        switch part {
        case .output(let output): result.output = output
        case .errors(let errors): result.errors = errors
        case .timer(let ranOut): if ranOut, !Task.isCancelled { result.end = .timedOut }
        }
      }
      return result
    }
  }

  /// Reads to the end, or what there is when the task is cancelled: then the program has ended, and
  /// who still writes is somebody else.
  private func read(
    _ channel: Channel, into append: (inout CommandOutput, [UInt8]) -> Void
  ) async -> CommandOutput {
    var output = CommandOutput()
    while output.isWhole || !Task.isCancelled, let chunk = try? await channel.read(most: 1 << 16),
      !chunk.isEmpty
    {
      append(&output, chunk)
    }
    return output
  }

  /// Ends a program that takes too long; false if it was over in time.
  private func watch(_ child: ChildProcess) async -> Bool {
    guard (try? await clock.sleep(for: patience)) != nil else { return false }
    child.terminate()
    try? await clock.sleep(for: grace)
    child.kill()
    return true
  }
}

extension CommandEnd {
  /// The end of a process that is never ended for the app's sake.
  fileprivate init(_ end: ChildProcessEnd) {
    switch end {
    case .ended: self = .cancelled
    case .exited(let status): self = .exited(status)
    case .died(let signal): self = .died(signal: signal)
    }
  }
}

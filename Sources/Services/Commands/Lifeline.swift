import Glibc

/// Ends a program and what it has started should the app be killed before it could do so.
///
/// The kernel's own signal for that (`PR_SET_PDEATHSIG`) would not do: it is sent when the thread
/// ends that has started the program, and the app's threads come and go.
final class Lifeline: Sendable {
  private let writing: CInt
  private let guardian: ChildProcess

  /// Watches over a program that was just started, until it is let go of.
  init(of child: ChildProcess) throws(FileFault) {
    let pipe = try Pipe(for: "/bin/sh")
    defer { close(pipe.reading) }
    do throws(SpawnFailure) {
      guardian = try Self.guardian(of: child, while: pipe.reading)
    } catch {
      close(pipe.writing)
      throw FileFault("/bin/sh", "Couldn't be started: \(error.reason).")
    }
    writing = pipe.writing
  }

  deinit {
    guardian.end()
    _ = guardian.reap()
    close(writing)
  }

  /// A shell that ends a program's group when nobody can write to a pipe any more.
  static func guardian(
    of child: ChildProcess, while pipe: CInt
  ) throws(SpawnFailure) -> ChildProcess {
    try ChildProcess.start(
      "/bin/sh", ["-c", "read -r line || kill -s KILL -- \"-$1\"", "sh", "\(child.process)"],
      input: pipe)
  }
}

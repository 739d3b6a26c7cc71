import CSpawn
import Glibc

extension CommandRun {
  /// The program while it runs.
  struct Running {
    let child: ChildProcess
    let output: Channel
    let errors: Channel
    let lifeline: Lifeline
  }

  /// What makes a command none, as the end of a sentence; nil if it can be tried.
  static func flaw(in command: [String]) -> String? {
    guard command.first?.isEmpty == false else {
      return "must begin with a program of the app folder or an absolute path."
    }
    let hasNUL = command.contains { $0.utf8.contains(0) }
    return hasNUL ? "has a NUL, which no argument can have." : nil
  }

  /// The path of a program, or why it can't be run.
  static func path(of program: String, in folder: AppFolder) throws(FileFault) -> String {
    var path = program
    if !program.hasPrefix("/") {
      switch folder.file(at: program) {
      case .success(let found)?: path = found
      case .failure(let fault)?: throw FileFault(program, fault.reason(in: folder))
      case nil:
        throw FileFault(
          program, "Was not found in the app folder; other programs need their absolute path.")
      }
    }
    guard access(path, X_OK) == 0 else {
      let remedy = errno == EACCES ? "; make it executable with chmod +x" : ""
      throw FileFault(program, "Can't be run: \(systemReason())\(remedy).")
    }
    return path
  }

  /// Starts the program.
  func start() throws(FileFault) -> Running {
    guard let name = command.first else {
      throw FileFault("command", "Is empty, but must name a program.")
    }
    let path = try Self.path(of: name, in: folder)
    let input = try Self.file(with: input, for: name)
    defer { close(input) }
    let output = try Pipe(for: name)
    let outputs = Channel(owning: output.reading)
    defer { close(output.writing) }
    let error = try Pipe(for: name)
    let errors = Channel(owning: error.reading)
    defer { close(error.writing) }
    let child: ChildProcess
    do throws(SpawnFailure) {
      child = try ChildProcess.start(
        path, Array(command.dropFirst()), environment: environment, folder: folder.root,
        input: input, output: output.writing, errors: error.writing)
    } catch {
      throw FileFault(name, "Couldn't be started: \(error.reason).")
    }
    do throws(FileFault) {
      let lifeline = try Lifeline(of: child)
      return Running(child: child, output: outputs, errors: errors, lifeline: lifeline)
    } catch {
      child.kill()
      _ = child.reap()
      throw error
    }
  }

  /// A file without a name, to be read from its beginning and to be closed.
  ///
  /// Unlike a pipe it takes any number of bytes without a reader, and unlike a socket it can be
  /// opened as `/dev/stdin`. The corresponding C function is `memfd_create`.
  private static func file(with bytes: [UInt8], for name: String) throws(FileFault) -> CInt {
    let closeOnExec: CUnsignedInt = 1
    let file = memfd_create("input", closeOnExec)
    guard file >= 0 else {
      throw FileFault(name, "Couldn't be given its input: \(systemReason()).")
    }
    guard Output.write(bytes, to: file), lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      throw FileFault(name, "Couldn't be given its input: \(systemReason()).")
    }
    return file
  }
}

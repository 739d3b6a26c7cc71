import CSpawn
import Glibc

extension ChildProcess {
  /// Starts a program with nothing of this one but its user and, if no other is named, its folder.
  ///
  /// It reads from a descriptor, if one is given, and writes to one or two; what is written to none
  /// goes nowhere. Signals act on it as they do by default. The corresponding C function is
  /// `posix_spawn`.
  static func start(
    _ program: String, _ arguments: [String] = [],
    environment: [String] = ["LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"],
    folder: String? = nil, input: CInt? = nil, output: CInt? = nil, errors: CInt? = nil
  ) throws(SpawnFailure) -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for (given, stream) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      if let given {
        posix_spawn_file_actions_adddup2(&actions, given, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A session of its own, and so a group: what the terminal sends to the app is not for the
    // child, nor is the terminal, and what the child starts can be ended with it.
    let flags = Int(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | Int(spawnInOwnSession)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    let failure = withCStrings([program] + arguments) { words in
      withCStrings(environment) { environment in
        posix_spawn(&process, program, &actions, &attributes, words, environment)
      }
    }
    guard failure == 0 else { throw SpawnFailure(reason: systemReason(failure)) }
    return ChildProcess(process: process)
  }

  /// Calls `body` with a list of C strings that ends with nil.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}

/// Why a program could not be started.
struct SpawnFailure: Error {
  let reason: String
}

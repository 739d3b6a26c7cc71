import CVTerm
import Cells
import Glibc

/// Why no program could be started on a terminal of its own.
public enum PseudoTerminalError: Error, Hashable {
  case noPair(errno: Int32)
  case noEmulator
  case notStarted(program: String, errno: Int32)
}

/// The two ends of a pseudo-terminal.
struct PseudoTerminalPair {
  private(set) var master: CInt
  /// Kept open so that settings can be read after the program has ended.
  private(set) var slave: CInt
  private let name: String

  /// Opens a pair; the corresponding C functions are `posix_openpt` and `ptsname_r`.
  init(size: Size) throws(PseudoTerminalError) {
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var buffer = [CChar](repeating: 0, count: 128)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      ptsname_r(master, &buffer, buffer.count) == 0
    else { throw .noPair(errno: errno) }
    name = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw .noPair(errno: errno) }
    resize(to: size)
  }

  /// Starts a program as leader of a session of its own.
  ///
  /// It opens the slave first, so that becomes its controlling terminal. The corresponding C function
  /// is `posix_spawn`.
  func spawn(
    _ command: [String], environment: [String: String], folder: String?
  ) throws(PseudoTerminalError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = command.map { strdup($0) } + [nil]
    var variables = Self.variables(adding: environment).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let program = command.first ?? ""
    let result = posix_spawnp(&process, program, &actions, &attributes, &arguments, &variables)
    guard result == 0 else { throw .notStarted(program: program, errno: result) }
    return process
  }

  /// A new session, and no signal blocked or ignored because this process does so.
  private static func attributes() -> posix_spawnattr_t {
    let newSession: CInt = 0x80
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = newSession | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  private static func variables(adding more: [String: String]) -> [String: String] {
    var variables = [
      // The settings of whoever runs the tests are not for them.
      "XDG_CONFIG_HOME": "/dev/null",
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      // A program built with the thread sanitizer still dies by the signal that hit it.
      "TSAN_OPTIONS": "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0",
    ]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables.merging(more) { $1 }
  }

  /// Tells the size of the window; the corresponding C function is `ioctl` with `TIOCSWINSZ`.
  func resize(to size: Size) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Reads what is there, nil if nothing comes in time.
  func read(wait: Duration) -> [UInt8]? {
    var asked = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = wait.components.attoseconds / 1_000_000_000_000_000
    guard poll(&asked, 1, CInt(milliseconds)) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(master, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  mutating func close() {
    for end in [slave, master] where end >= 0 { _ = Glibc.close(end) }
    (master, slave) = (-1, -1)
  }
}

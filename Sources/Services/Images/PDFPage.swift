import Glibc

/// The first page of a PDF file, drawn by poppler's `pdftocairo` in a process of its own.
enum PDFPage {
  /// A file that keeps the program busy or makes it grow ends it.
  ///
  /// `$1` is the file, `$2` the most blocks of 512 bytes that may be written.
  private static let script = """
    ulimit -t 10 && ulimit -v 1048576 && ulimit -f "$2" || exit 1
    exec pdftocairo -png -singlefile -transp -scale-to 1600 "$1" -
    """
  /// What a shell ends with when it can't find a program.
  private static let notFound: CInt = 127

  /// The page as the bytes of a PNG file of at most `limit` bytes.
  static func image(
    of path: String, named name: String, limit: Int
  ) throws(FileFault) -> [UInt8] {
    let output = temporaryFile()
    guard output >= 0 else { throw FileFault(name, "Couldn't be drawn: \(systemReason()).") }
    defer { close(output) }
    let process: pid_t
    do throws(SpawnFailure) {
      process = try ChildProcess.start(
        "/bin/sh", ["-c", script, "sh", path, "\(limit / 512)"],
        environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C"], output: output)
    } catch {
      throw FileFault(name, "Couldn't be drawn: \(error.reason).")
    }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status >> 8 & 0xFF != notFound else {
      throw FileFault(name, "Is a PDF: install poppler-utils to see it.")
    }
    guard status == 0 else { throw FileFault(name, "Couldn't be drawn by pdftocairo.") }
    return try BoundedFile.bytes(of: "/proc/self/fd/\(output)", named: name, limit: limit)
  }

  /// A file without a name, which vanishes when it is closed.
  private static func temporaryFile() -> CInt {
    var template = Array("/tmp/promenade-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return descriptor }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }
}

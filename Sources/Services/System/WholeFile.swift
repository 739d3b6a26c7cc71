import Cells
import FoundationEssentials
import Glibc

/// Files that are written as a whole: the old one or the new one is there, whatever happens.
public enum WholeFile {
  /// Writes a text; what is returned is a sentence on why that could not be done.
  ///
  /// A pipe or a device is written into: nothing may take its place.
  public static func write(_ text: String, to path: String) -> String? {
    if isPipeOrDevice(path) { return write(text, into: path) }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return nil
    } catch {
      return "\(path.sanitized()) could not be written: \(systemReason())."
    }
  }

  private static func isPipeOrDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func write(_ text: String, into path: String) -> String? {
    // Without O_NONBLOCK, opening a pipe waits for its reader.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let reason = errno == ENXIO ? "nobody reads that pipe" : systemReason()
      return "\(path.sanitized()) could not be written: \(reason)."
    }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    guard !Output.write(text, to: descriptor) else { return nil }
    return "\(path.sanitized()) could not be written: \(systemReason())."
  }

  /// Makes a folder and those it is in; what is returned is why that could not be done.
  ///
  /// The corresponding C function is `mkdir`.
  public static func makeFolder(_ path: String) -> String? {
    for end in path.indices where end > path.startIndex && path[end] == "/" {
      mkdir(String(path[..<end]), 0o777)
    }
    guard mkdir(path, 0o777) != 0 else { return nil }
    let reason = errno
    guard !isFolder(path) else { return nil }
    return "The folder \(path.sanitized()) could not be made: \(systemReason(reason))."
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

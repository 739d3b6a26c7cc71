import Cells
import Flows
import Glibc

/// Entries of the inspector, kept in a file that is named after the moment.
struct SavedEntries {
  let folder: String

  /// Writes all entries to a new file for the user alone and returns its path.
  func write(_ entries: [Inspector.Entry], start: Duration) throws(StateFault) -> String {
    try StateFile(folder: folder).makeFolder()
    let (path, descriptor) = try create()
    defer { close(descriptor) }
    guard
      Output.write(entries.flatMap { LogLine.bytes(of: $0, start: start) }, to: descriptor)
    else {
      let reason = systemReason()
      unlink(path)
      throw fault(path, reason)
    }
    return path
  }

  /// Makes a file that was not there before; within a second the names are counted.
  private func create() throws(StateFault) -> (path: String, descriptor: CInt) {
    let base = "\(folder)/inspector-\(LogLine.format(LogLine.now, "%Y-%m-%d-%H%M%S"))"
    var path = "\(base).jsonl"
    for number in 2..<1000 {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST else { break }
      path = "\(base)-\(number).jsonl"
    }
    throw fault(path, systemReason())
  }

  private func fault(_ path: String, _ reason: String) -> StateFault {
    StateFault(description: "\(path) can't be written: \(reason).".sanitized())
  }
}

import Cells
import Dispatch
import Flows
import Glibc
import Synchronization

/// Writes what happens to a file, a line of JSON for each entry, as soon as it happened.
///
/// A file that takes its time, such as a pipe nobody reads, holds nobody up: lines wait for it, and
/// when too many do, some are left out and that is said.
public final class EventLog: Sendable {
  private struct Content {
    var waiting: [Inspector.Entry] = []
    /// How many entries are not written yet, and what they take.
    var count = 0
    var bytes = 0
    var leftOut = 0
    /// Whether it was said that some were left out.
    var isLagSaid = false
    var isWriting = false
    /// When the app started, since 1970.
    var start: Duration?
    /// Why nothing is written any more.
    var fault: String?
  }

  /// What became of an attempt to write.
  enum News: Equatable, Sendable {
    /// Nothing is written any more.
    case stopped(String)
    /// Entries are left out, as the file is too slow.
    case lagging(String)
  }

  private let descriptor: CInt
  private let name: String
  private let content = Mutex(Content())
  /// Its thread may be held up by the file, and only that one.
  private let queue = DispatchQueue(label: "promenade.log")

  /// The most entries that wait to be written, and what these may take.
  private static let mostWaiting = 50_000
  private static let mostBytes = 16 << 20
  private static let batch = 256

  /// Opens a file to write at its end, for its owner alone if it is new.
  ///
  /// The corresponding C function is `open`; a pipe that nobody reads is refused.
  public init(at path: String) throws(FileFault) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    name = path
    guard descriptor >= 0 else {
      let reason = errno == ENXIO ? "nobody reads that pipe" : systemReason()
      throw FileFault(path, "The log can't be opened: \(reason).")
    }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY | O_APPEND)
  }

  deinit {
    close(descriptor)
  }

  /// Writes entries behind those before; news of what went wrong come from another thread.
  func append(_ entries: [Inspector.Entry], report: @escaping @Sendable (News) -> Void) {
    let (starts, isLagging) = content.withLock { content -> (Bool, Bool) in
      guard content.fault == nil, let first = entries.first else { return (false, false) }
      if content.start == nil { content.start = LogLine.now - first.time }
      let bytes = entries.reduce(0) { $0 + $1.bytes }
      guard content.count + entries.count <= Self.mostWaiting,
        content.bytes + bytes <= Self.mostBytes
      else {
        content.leftOut += entries.count
        defer { content.isLagSaid = true }
        return (false, !content.isLagSaid)
      }
      content.waiting += entries
      content.count += entries.count
      content.bytes += bytes
      defer { content.isWriting = true }
      return (!content.isWriting, false)
    }
    if isLagging {
      report(.lagging("\(name) takes what is logged too slowly: entries are left out."))
    }
    if starts { queue.async { self.write(report: report) } }
  }

  /// Waits until all is written, but not longer than so; says why it is not, if so.
  func finish(within patience: Duration) -> String? {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    let isDone = done.wait(timeout: .now() + patience / .seconds(1)) == .success
    return content.withLock { content in
      if let fault = content.fault { return fault }
      return isDone ? nil : "\(name) takes what is logged too slowly: its end is missing."
    }
  }

  private func write(report: (News) -> Void) {
    while let (entries, leftOut, start) = next() {
      // A little at a time, so that each line is in the file soon.
      for begin in stride(from: 0, to: entries.count, by: Self.batch) {
        let batch = entries[begin..<min(begin + Self.batch, entries.count)]
        guard write(batch.flatMap { LogLine.bytes(of: $0, start: start) }, report) else { return }
        content.withLock { content in
          content.count -= batch.count
          content.bytes -= batch.reduce(0) { $0 + $1.bytes }
        }
      }
      if leftOut > 0, !write(LogLine.bytes(ofLeftOut: leftOut), report) { return }
    }
  }

  /// Writes bytes; false if that went wrong, which ends the log.
  private func write(_ bytes: [UInt8], _ report: (News) -> Void) -> Bool {
    if Output.write(bytes, to: descriptor) { return true }
    let fault = "The log stopped: \(name) can't be written: \(systemReason()).".sanitized()
    content.withLock { content in
      content.fault = fault
      content.waiting = []
    }
    report(.stopped(fault))
    return false
  }

  /// What is to be written, nil when there is nothing for now.
  private func next() -> (entries: [Inspector.Entry], leftOut: Int, start: Duration)? {
    content.withLock { content in
      guard !content.waiting.isEmpty || content.leftOut > 0 else {
        content.isWriting = false
        return nil
      }
      defer { (content.waiting, content.leftOut) = ([], 0) }
      return (content.waiting, content.leftOut, content.start ?? .zero)
    }
  }
}

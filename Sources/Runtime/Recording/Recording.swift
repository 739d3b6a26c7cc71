public import Cells
import Dispatch
import Glibc
import PageProtocol
import Synchronization

/// A file that what is shown is written to, for asciinema to play (asciicast v2).
///
/// One line for each event, one write for each line: however the program ends, what it wrote can be
/// played. A file that takes its time holds up a queue, not the app.
/// Source: https://docs.asciinema.org/manual/asciicast/v2/
public final class Recording: Sendable {
  /// What happens in a recording.
  public enum Event: Equatable, Sendable {
    /// The terminal was told this.
    case output(String)
    /// The terminal has another size.
    case resized(Size)
  }

  public let path: String
  private struct Content {
    /// How long the file is with the last whole line.
    var length: off_t = 0
    /// How many bytes wait to be written.
    var waiting = 0
    /// Why nothing is written any more.
    var fault: RecordingFault?
  }

  private let descriptor: CInt
  private let content = Mutex(Content())
  /// Its thread may be held up by the file, and only that one.
  private let queue = DispatchQueue(label: "promenade.recording")

  /// The most bytes that wait to be written.
  private let mostWaiting: Int

  /// Makes the file, which must not be there yet.
  ///
  /// The corresponding C function is `open`.
  public init(at path: String, mostWaiting: Int = 16 << 20) throws(RecordingFault) {
    self.path = path
    self.mostWaiting = mostWaiting
    descriptor = Self.open(path)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .isThere(path) : .unwritable(path, reason: Self.reason)
    }
  }

  deinit { Glibc.close(descriptor) }

  /// Removes the file, as when there is nothing to be recorded after all.
  public func discard() { if Self.isFile(path) { unlink(path) } }

  /// Writes what the player has to know first: the size, and when it was, in seconds since 1970.
  func begin(size: Size, at seconds: Int, title: String?) throws(RecordingFault) {
    var members: [JSON.Member] = [
      .init("version", .number(2)), .init("width", .number(Double(size.columns))),
      .init("height", .number(Double(size.rows))), .init("timestamp", .number(Double(seconds))),
    ]
    if let title { members.append(.init("title", .string(title.sanitized()))) }
    members.append(.init("env", .object([.init("TERM", .string("xterm-256color"))])))
    do throws(RecordingFault) {
      try write(JSON.object(members).line)
    } catch {
      // A file with nothing in it would only be in the way of the next try.
      discard()
      throw error
    }
  }

  /// Has written what happened so long after the beginning; the first fault is told on any thread
  /// and is the end.
  func add(
    _ event: Event, at time: Duration, report: @escaping @Sendable (RecordingFault) -> Void
  ) {
    let line = event.json(at: time).line
    let isTaken = content.withLock { content in
      guard content.fault == nil, content.waiting + line.count <= mostWaiting else {
        return false
      }
      content.waiting += line.count
      return true
    }
    // The queue would only come to it when the file has taken what is before.
    guard isTaken else { return end(by: slowness, report) }
    queue.async {
      guard self.content.withLock({ $0.fault == nil }) else { return }
      do throws(RecordingFault) {
        try self.write(line)
        self.content.withLock { $0.waiting -= line.count }
      } catch {
        self.end(by: error, report)
      }
    }
  }

  /// Writes nothing any more, and tells the fault if it is the first.
  private func end(by fault: RecordingFault, _ report: (RecordingFault) -> Void) {
    let isFirst = content.withLock { content in
      defer { content.fault = content.fault ?? fault }
      return content.fault == nil
    }
    if isFirst { report(fault) }
  }

  /// Waits until all is written, but not longer than so; says why it is not, if so.
  func finish(within patience: Duration) -> RecordingFault? {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    let isDone = done.wait(timeout: .now() + patience / .seconds(1)) == .success
    return content.withLock { $0.fault } ?? (isDone ? nil : slowness)
  }

  private var slowness: RecordingFault {
    .unwritable(path, reason: "it takes what is recorded too slowly")
  }

  /// The longest that is waited for a pipe to be read.
  private static let patience = Duration.seconds(1)

  /// Writes a line, and takes back what there is of one that doesn't go in.
  private func write(_ bytes: [UInt8]) throws(RecordingFault) {
    var rest = bytes[...]
    let end = ContinuousClock.now + Self.patience
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN, takesMore(until: end) {
        continue
      } else if errno != EINTR {
        let reason = Self.reason
        ftruncate(descriptor, content.withLock { $0.length })
        throw .unwritable(path, reason: reason)
      }
    }
    content.withLock { $0.length += off_t(bytes.count) }
  }

  /// Waits for the reader of a pipe; false if that one has not read by then.
  ///
  /// The corresponding C function is `poll`.
  private func takesMore(until end: ContinuousClock.Instant) -> Bool {
    let left = max(0, Int32(ContinuousClock.now.duration(to: end) / .milliseconds(1)))
    var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&asked, 1, left) != 0
  }
}

extension Recording.Event {
  fileprivate func json(at time: Duration) -> JSON {
    let seconds = JSON.number((time / .microseconds(1)).rounded() / 1_000_000)
    return switch self {
    case .output(let text): .array([seconds, .string("o"), .string(text)])
    case .resized(let size):
      .array([seconds, .string("r"), .string("\(size.columns)x\(size.rows)")])
    }
  }
}

extension JSON {
  fileprivate var line: [UInt8] { bytes + [UInt8(ascii: "\n")] }
}

extension Recording {
  /// A device or a pipe is there always; a file that is there may be a recording somebody wants.
  private static func open(_ path: String) -> CInt {
    // Without O_NONBLOCK a pipe that is not read would stop the app, and nobody could end it.
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let descriptor = Glibc.open(path, flags | O_CREAT | O_EXCL, 0o666)
    guard descriptor < 0, errno == EEXIST else { return descriptor }
    guard isDevice(path) else {
      errno = EEXIST
      return -1
    }
    return Glibc.open(path, flags)
  }

  private static func isDevice(_ path: String) -> Bool {
    guard let type = type(of: path) else { return false }
    return type == S_IFCHR || type == S_IFIFO
  }

  private static func isFile(_ path: String) -> Bool { type(of: path) == S_IFREG }

  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Why the last call went wrong.
  private static var reason: String {
    switch errno {
    case ENXIO: "nobody reads that pipe"
    case EAGAIN: "it is read too slowly"
    case let code: String(cString: strerror(code))
    }
  }
}

/// Why nothing is recorded, or nothing more.
public enum RecordingFault: Error, Equatable, Sendable, CustomStringConvertible {
  case isThere(String)
  case unwritable(String, reason: String)

  public var description: String {
    switch self {
    case .isThere(let path): "\(path) is there already: delete it, or name another file."
    case .unwritable(let path, let reason): "\(path) can't be recorded to: \(reason)."
    }
  }
}

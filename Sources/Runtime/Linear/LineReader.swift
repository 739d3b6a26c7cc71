import Dispatch
import Glibc
import PageProtocol

/// Reads lines on a thread of its own, from a terminal, a pipe or a file.
///
/// It reads as a shell's `read` does, blocking, so that job control stops a program in the
/// background by itself. What was read is handed on piece by piece, and no more is read before that
/// was dealt with: who writes without end waits.
final class LineReader: Sendable {
  /// What was read.
  enum News: Sendable {
    /// Nil stands for a line that was too long.
    case lines([String?])
    case end
  }

  private let descriptor: CInt
  private let isDone = DispatchSemaphore(value: 0)

  /// The most bytes of a line; a longer one is dropped.
  private static let mostBytes = 1 << 16

  init(descriptor: CInt) { self.descriptor = descriptor }

  /// Begins to read; each piece has to be followed by `goOn`.
  func start(_ report: @escaping @Sendable (News) -> Void) {
    DispatchQueue(label: "promenade.lines").async { self.readAll(report) }
  }

  /// Says that what was read last was dealt with.
  func goOn() { isDone.signal() }

  private func readAll(_ report: @Sendable (News) -> Void) {
    var splitter = LineSplitter(most: Self.mostBytes)
    while let bytes = read() {
      splitter.append(bytes)
      var lines: [String?] = []
      while let line = splitter.next() { lines.append(Self.text(of: line)) }
      guard !lines.isEmpty else { continue }
      report(.lines(lines))
      isDone.wait()
    }
    if let last = splitter.finish() {
      report(.lines([Self.text(of: last)]))
      isDone.wait()
    }
    report(.end)
  }

  private static func text(of line: LineSplitter.Line) -> String? {
    switch line {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: nil
    }
  }

  /// What comes next; nil at the end.
  ///
  /// The corresponding C function is `read`.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer.prefix(count)) }
      guard count < 0, [EINTR, EAGAIN].contains(errno) else { return nil }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&request, 1, -1)
    }
  }
}

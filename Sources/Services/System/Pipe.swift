import Dispatch
import Glibc

/// The two ends of a pipe from a child process, to be closed by who made it.
struct Pipe {
  let reading: CInt
  let writing: CInt

  /// Makes a pipe; the name stands in the fault if there is none.
  ///
  /// The corresponding C function is `pipe`; no child process keeps more than its standard streams.
  init(for name: String) throws(FileFault) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileFault(name, "Couldn't be read: \(systemReason()).") }
    reading = ends[0]
    writing = ends[1]
  }

  /// Reads all that comes out of a pipe and closes it; of more than `limit` bytes only the
  /// beginning.
  ///
  /// Who ends the process at the other end, ends this too. A thread waits, and no Dispatch source:
  /// one on a pipe that is written and hung up at once can crash in libdispatch's event loop.
  static func bytes(of descriptor: CInt, limit: Int) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      // Not the shared pool: once used, it wakes the process every second on Linux.
      DispatchQueue(label: "promenade.pipe").async {
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
          var isOver = false
          bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var got = 0
            repeat {
              got = read(descriptor, buffer.baseAddress, buffer.count)
            } while got < 0
              && errno == EINTR
            isOver = got <= 0
            count = max(0, got)
          }
          if isOver { break }
        }
        continuation.resume(returning: bytes)
      }
    }
  }
}

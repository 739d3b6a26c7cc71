import Dispatch
import Glibc
import Synchronization

/// Waits for descriptors, all on one thread that sleeps in `poll`.
///
/// A read source of Dispatch would do, but on Linux one whose descriptor is readable and hung up in
/// the same moment is told both, and if it is cancelled in between it is freed under the second.
final class Readiness: Sendable {
  /// What is waited for.
  enum Kind: Sendable {
    case reading
    case writing

    fileprivate var events: Int16 { Int16(self == .reading ? POLLIN : POLLOUT) }
  }

  private struct Waiter {
    let request: pollfd
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Content {
    var waiters: [Int: Waiter] = [:]
    var next = 0
  }

  /// The one there is.
  static let shared = Readiness()

  private let content = Mutex(Content())
  /// Both ends of a socket: a byte in it makes the thread look at what is waited for anew.
  private let alarm: (heard: CInt, rung: CInt)

  private init() {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    socketpair(AF_UNIX, type, 0, &ends)
    alarm = (ends[0], ends[1])
    DispatchQueue(label: "promenade.readiness").async { while true { self.poll() } }
  }

  /// Whether a descriptor can be read or written now, or has failed.
  static func isReady(_ descriptor: CInt, for kind: Kind) -> Bool {
    var request = pollfd(fd: descriptor, events: kind.events, revents: 0)
    return Glibc.poll(&request, 1, 0) > 0
  }

  /// Waits until a descriptor can be read or written, has failed, or the task is cancelled.
  ///
  /// The descriptor must stay open until then.
  func wait(for descriptor: CInt, _ kind: Kind) async {
    let number = content.withLock { content in
      content.next += 1
      return content.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let request = pollfd(fd: descriptor, events: kind.events, revents: 0)
        content.withLock {
          $0.waiters[number] = Waiter(request: request, continuation: continuation)
        }
        ring()
        // The handler may have come before there was somebody to wake.
        if Task.isCancelled { wake(number) }
      }
    } onCancel: {
      wake(number)
      ring()
    }
  }

  private func wake(_ number: Int) {
    content.withLock { $0.waiters.removeValue(forKey: number) }?.continuation.resume()
  }

  private func ring() {
    var byte: UInt8 = 0
    // A full socket has rung enough.
    _ = send(alarm.rung, &byte, 1, CInt(MSG_NOSIGNAL))
  }

  /// One look at all that is waited for; the corresponding C function is `poll`.
  private func poll() {
    let waiters = content.withLock { Array($0.waiters) }
    var requests = [pollfd(fd: alarm.heard, events: Int16(POLLIN), revents: 0)]
    requests += waiters.map(\.value.request)
    guard Glibc.poll(&requests, nfds_t(requests.count), -1) > 0 else { return }
    if requests[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 256)
      _ = read(alarm.heard, &bytes, bytes.count)
    }
    for (request, waiter) in zip(requests.dropFirst(), waiters) where request.revents != 0 {
      wake(waiter.key)
    }
  }
}

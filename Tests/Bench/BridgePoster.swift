import Glibc

/// A client of the bridge that sends lines as fast as they are taken, and counts the answers.
final class BridgePoster {
  /// How many answers came.
  private(set) var answers = 0
  /// When the last byte was sent.
  private(set) var sent: ContinuousClock.Instant?
  private let descriptor: CInt
  private let bytes: [UInt8]
  private var position = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Connects to a socket; the corresponding C function is `connect`.
  init(to path: String, posting bytes: [UInt8]) throws {
    self.bytes = bytes
    descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      throw BenchError(description: "Nobody listens at \(path): error \(errno).")
    }
  }

  deinit {
    close(descriptor)
  }

  /// Sends and reads what is possible now, waiting so many milliseconds for it.
  func goOn(waiting pause: CInt = 1) throws {
    let wishes = position < bytes.count ? POLLIN | POLLOUT : POLLIN
    var request = pollfd(fd: descriptor, events: Int16(wishes), revents: 0)
    guard poll(&request, 1, pause) > 0 else { return }
    if request.revents & Int16(POLLOUT) != 0 { send() }
    if request.revents & Int16(POLLIN) != 0 { try read() }
  }

  private func send() {
    let count = bytes[position...].withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    }
    position += max(0, count)
    if position == bytes.count { sent = .now }
  }

  private func read() throws {
    let count = recv(descriptor, &buffer, buffer.count, CInt(MSG_DONTWAIT))
    guard count > 0 else { throw BenchError(description: "The app closed the bridge.") }
    for byte in buffer[..<count] where byte == UInt8(ascii: "\n") { answers += 1 }
  }
}

import Glibc

/// An open descriptor that is read and written without holding up a thread.
///
/// The descriptor itself may block, as one shared with other programs has to be left: it is asked
/// whether it is ready first.
final class Channel: Sendable {
  let descriptor: CInt

  /// Takes over a descriptor, to be closed with the channel.
  init(owning descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// A channel to what a descriptor of somebody else refers to.
  ///
  /// The corresponding C function is `fcntl` with `F_DUPFD_CLOEXEC`.
  convenience init?(copying descriptor: CInt) {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    self.init(owning: copy)
  }

  deinit {
    close(descriptor)
  }

  /// Reads what there is, as soon as there is something; empty at the end.
  ///
  /// The corresponding C function is `read`.
  func read(most: Int = 1 << 18) async throws(ChannelFault) -> [UInt8] {
    while true {
      try await wait(for: .reading)
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, length in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        length = max(0, count)
      }
      if count >= 0 { return bytes }
      try mayBeTriedAgain()
    }
  }

  /// Writes to a socket; waits while the other side does not read.
  ///
  /// The corresponding C function is `send`.
  func send(_ bytes: [UInt8]) async throws(ChannelFault) {
    var position = 0
    while position < bytes.count {
      let count = sendNow(bytes[position...])
      if count >= 0 {
        position += count
      } else {
        try mayBeTriedAgain()
        try await wait(for: .writing)
      }
    }
  }

  /// Writes to a socket what it takes at once, and says how much that was; less than 0 for none.
  @discardableResult
  func sendNow(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes {
      Glibc.send(
        descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    }
  }

  /// Says that nothing more will be written.
  ///
  /// The corresponding C function is `shutdown`.
  func finishSending() {
    shutdown(descriptor, CInt(SHUT_WR))
  }

  /// Waits until the descriptor can be read or written, or has failed.
  func wait(for kind: Readiness.Kind) async throws(ChannelFault) {
    while !Readiness.isReady(descriptor, for: kind) {
      if Task.isCancelled { throw .cancelled }
      await Readiness.shared.wait(for: descriptor, kind)
    }
  }

  private func mayBeTriedAgain() throws(ChannelFault) {
    guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw .ended(systemReason()) }
  }
}

/// Why reading or writing stopped.
enum ChannelFault: Error, Hashable {
  case cancelled
  case ended(String)
}

import Glibc

/// What is done with bare file descriptors.
enum Descriptor {
  /// Writes all bytes, waiting where the other side is slow; gives up where it is gone.
  ///
  /// The corresponding C function is `write`.
  static func write(_ bytes: [UInt8], to descriptor: CInt) {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// The same for a signal handler: nothing is allocated.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        var waited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&waited, 1, 1000) > 0 else { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Whether something can be written without waiting; the corresponding C function is `poll`.
  static func takesBytes(_ descriptor: CInt) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&asked, 1, 0) > 0
  }

  /// Whether there is something to be read, waiting so many milliseconds for it; the corresponding
  /// C function is `poll`.
  static func hasBytes(_ descriptor: CInt, within milliseconds: CInt) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&asked, 1, milliseconds) > 0 && Int32(asked.revents) & POLLIN != 0
  }

  /// Whether the other side of a terminal or pipe is gone; the corresponding C function is `poll`.
  static func isHungUp(_ descriptor: CInt) -> Bool {
    var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&asked, 1, 0) > 0 else { return false }
    return Int32(asked.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// The size of a terminal's window, nil if nobody has told; the corresponding C function is
  /// `ioctl` with `TIOCGWINSZ`.
  static func windowSize(of descriptor: CInt) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    guard size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

import Glibc

/// Writing all of something to a descriptor.
public enum Output {
  /// Writes all of a text; false if its reader went away or the disk is full.
  ///
  /// The corresponding C function is `write`.
  @discardableResult
  public static func write(_ text: String, to descriptor: CInt) -> Bool {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes all bytes; false if their reader went away or the disk is full.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // Whoever shares a terminal or a pipe may have made it one that waits for nobody.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}

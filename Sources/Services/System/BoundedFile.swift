import Glibc

/// Reading a file that may be anything: a gigabyte, a pipe, a device.
enum BoundedFile {
  /// The whole content of a regular file of at most `limit` bytes.
  ///
  /// The name stands in the fault if it can't be had.
  static func bytes(
    of path: String, named name: String, limit: Int
  ) throws(FileFault) -> [UInt8] {
    let (descriptor, size) = try open(path, named: name, limit: limit)
    defer { close(descriptor) }
    return try read(descriptor, size: size, name: name)
  }

  /// Opens a regular file of at most `limit` bytes; the descriptor is to be closed.
  static func open(
    _ path: String, named name: String, limit: Int
  ) throws(FileFault) -> (descriptor: CInt, size: Int) {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileFault(name, "Couldn't be opened: \(systemReason()).") }
    do throws(FileFault) {
      return (descriptor, try size(of: descriptor, name: name, limit: limit))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func size(
    of descriptor: CInt, name: String, limit: Int
  ) throws(FileFault) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileFault(name, "Couldn't be looked at: \(systemReason()).")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault(name, "Is not a file.") }
    guard status.st_size <= limit else {
      throw FileFault(name, "Is larger than \(limit) bytes, the most that is read.")
    }
    return Int(status.st_size)
  }

  private static func read(
    _ descriptor: CInt, size: Int, name: String
  ) throws(FileFault) -> [UInt8] {
    var failure: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { return }
        count += got
      }
    }
    guard failure == 0 else { throw FileFault(name, "Couldn't be read: \(systemReason(failure)).") }
    return bytes
  }
}

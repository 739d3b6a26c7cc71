import CNcurses
import Glibc
import Synchronization

/// Keeps what is written to standard error off the screen, and prints it when the screen is gone.
///
/// Libraries warn there, and Swift says there why it is about to trap. Nothing is held when standard
/// error leads elsewhere than to the terminal.
struct HeldErrors {
  private let original: CInt
  private let store: CInt

  /// The same two for the signal handler, -1 while nothing is held.
  private static let heldOriginal = Atomic<CInt>(-1)
  private static let heldStore = Atomic<CInt>(-1)

  /// How much of it is printed: its end, where the cause of a crash stands.
  private static let mostBytes = 8192
  private static let closeOnExec: CUnsignedInt = 1

  /// Prepares to hold; nil where there is no need to, or no way.
  init?(besides output: CInt) {
    guard let errors = Self.device(of: 2), errors == Self.device(of: output) else { return nil }
    original = fcntl(2, F_DUPFD_CLOEXEC, 3)
    store = memfd_create("standard error", Self.closeOnExec)
    guard original >= 0, store >= 0 else { return nil }
  }

  /// Sends standard error to the store; the corresponding C function is `dup2`.
  func hold() {
    guard dup2(store, 2) == 2 else { return }
    Self.heldOriginal.store(original, ordering: .sequentiallyConsistent)
    Self.heldStore.store(store, ordering: .sequentiallyConsistent)
  }

  /// Gives standard error back and prints what was held.
  func release() { Self.releaseHeld() }

  /// Forgets the store.
  func close() {
    _ = Glibc.close(original)
    _ = Glibc.close(store)
  }

  /// The same for a signal handler: nothing is allocated.
  static func releaseHeld() {
    let store = heldStore.exchange(-1, ordering: .sequentiallyConsistent)
    guard store >= 0 else { return }
    dup2(heldOriginal.load(ordering: .sequentiallyConsistent), 2)
    withUnsafeTemporaryAllocation(byteCount: mostBytes, alignment: 1) { buffer in
      let size = Int(lseek(store, 0, SEEK_END))
      let count = pread(store, buffer.baseAddress, mostBytes, off_t(max(0, size - mostBytes)))
      guard count > 0 else { return }
      let text = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
      disarm(text)
      Descriptor.write(UnsafeRawBufferPointer(text), to: 2)
    }
    ftruncate(store, 0)
    lseek(store, 0, SEEK_SET)
  }

  /// Replaces every control character but the line break, also where it is spelled in two bytes.
  private static func disarm(_ text: UnsafeMutableRawBufferPointer) {
    var previous: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      let isControl = byte < 0x20 && byte != 0x0A || byte == 0x7F
      let isLateControl = previous == 0xC2 && (0x80...0x9F).contains(byte)
      if isControl || isLateControl { text[index] = UInt8(ascii: "?") }
      if isLateControl { text[index - 1] = UInt8(ascii: "?") }
      previous = byte
    }
  }

  /// The device of a terminal, nil for anything else; the corresponding C function is `fstat`.
  private static func device(of descriptor: CInt) -> dev_t? {
    var status = stat()
    guard isatty(descriptor) == 1, fstat(descriptor, &status) == 0 else { return nil }
    return status.st_rdev
  }
}

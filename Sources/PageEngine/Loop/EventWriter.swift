import Glibc
import PageProtocol

/// Writes events as lines; a reader that is slow holds the page up.
final class EventWriter {
  private let descriptor: CInt
  private(set) var isOpen = true

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Writes an event; of one too large for a line only that is told, and false returned.
  func write(_ event: PageEvent) -> Bool {
    let bytes = event.json.bytes
    guard bytes.count < LineSplitter.mostBytes else {
      let name = event.json["event"]?.string ?? ""
      return write(.failed("What was “\(name)” has \(bytes.count) bytes, too many for one line."))
        && false
    }
    write(bytes + [0x0A])
    return true
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isOpen = false
      }
    }
  }
}

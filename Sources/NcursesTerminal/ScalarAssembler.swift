/// Puts the bytes of UTF-8 together that come one by one, perhaps with pauses in between.
///
/// What is no UTF-8 is dropped; the next lead byte starts afresh. (ncurses' own `wget_wch` loses a
/// character that comes in two parts, and the keys after a stray byte.)
struct ScalarAssembler {
  private var bytes: [UInt8] = []
  private var length = 0

  /// Takes the next byte and returns the scalar that it completes.
  mutating func read(_ byte: UInt8) -> Unicode.Scalar? {
    if !UTF8.isContinuation(byte) {
      bytes = []
      length = Self.length(from: byte)
    }
    guard bytes.count < length else { return nil }
    bytes.append(byte)
    guard bytes.count == length else { return nil }
    defer { length = 0 }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
  }

  private static func length(from lead: UInt8) -> Int {
    switch lead {
    case ..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}

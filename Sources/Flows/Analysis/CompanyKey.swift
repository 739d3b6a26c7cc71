import Cells

/// A company key of which only the ends are kept, and what tells it from another one.
struct CompanyKey: Hashable, Sendable {
  /// How it is shown and saved.
  let masked: String
  /// Differs for different keys (FNV-1a); the key can't be read from it.
  private let fingerprint: UInt64

  /// Takes a key that came in, however long.
  init(_ key: String) {
    let scalars = key.unicodeScalars
    let isLong = scalars.index(scalars.startIndex, offsetBy: 16, limitedBy: scalars.endIndex) != nil
    masked =
      isLong
      ? "\(String(String.UnicodeScalarView(scalars.prefix(4))).sanitized())…"
        + String(String.UnicodeScalarView(scalars.suffix(4))).sanitized()
      : Secret(key).masked
    fingerprint = key.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Takes what was saved of a key.
  init(masked: String) {
    self.masked = masked
    fingerprint = 0
  }
}

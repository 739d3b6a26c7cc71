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

/// Hides the company key of the app wherever it turns up in what came in.
///
/// An iframe may send it as an id (`invalid_company_key` does), in an address, or within anything.
struct KeyMask: Equatable, Sendable {
  private let forms: [[UInt8]]
  private let masked: [UInt8]
  private let fewestBytes: Int

  /// A shorter key turns up by chance, and is only hidden where it stands alone.
  private static let shortest = 8

  /// Makes a mask for a key, as it is and as it stands in an address.
  init(_ key: Secret) {
    let encoded = key.value.percentEncoded()
    forms = (encoded == key.value ? [key.value] : [encoded, key.value]).map { Array($0.utf8) }
    masked = Array(CompanyKey(key.value).masked.utf8)
    fewestBytes = key.value.utf8.count
  }

  /// The text with the key masked.
  func hide(in text: String) -> String {
    guard fewestBytes > 0, text.utf8.count >= fewestBytes else { return text }
    return forms.reduce(text) { text, form in
      guard form.count >= Self.shortest else {
        return text.utf8.elementsEqual(form) ? String(decoding: masked, as: UTF8.self) : text
      }
      return hide(form, in: text)
    }
  }

  private func hide(_ form: [UInt8], in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var position = 0
    while position + form.count <= bytes.count {
      guard bytes[position] == form[0], bytes[position..<position + form.count].elementsEqual(form)
      else {
        position += 1
        continue
      }
      result += bytes[copied..<position] + masked
      position += form.count
      copied = position
    }
    guard copied > 0 else { return text }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

/// The encoding that HTML means by Latin-1.
enum Windows1252 {
  /// What a byte from 0x80 to 0x9F stands for; HTML also maps references to these numbers.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    (0x80...0x9F).contains(byte) ? scalars[Int(byte) - 0x80] : nil
  }

  /// The text of bytes in this encoding.
  static func decode(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(scalar(byte) ?? Unicode.Scalar(byte)) }
    return String(text)
  }

  private static let scalars: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}

import Documents

extension String {
  /// The text without the line feeds, and the blanks around them, that part letters of a script
  /// without blanks between its words.
  ///
  /// Browsers do so for Chinese and Japanese, not for Korean.
  var withoutEastAsianLineFeeds: String {
    // The least of these letters starts with this byte.
    guard hasByte(where: { $0 >= 0xE2 }), hasByte(where: { $0 == 0x0A }) else { return self }
    var result = UnicodeScalarView()
    var gap = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      guard !scalar.isGap else {
        gap.append(scalar)
        continue
      }
      let isLeftOut =
        gap.contains("\n") && scalar.isEastAsian && last.map(\.isEastAsian) == true
      if !isLeftOut { result += gap }
      gap.removeAll()
      result.append(scalar)
      last = scalar
    }
    return String(result + gap)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space as HTML has it.
  fileprivate var isGap: Bool { value == 0x20 || value == 0x0D || value == 0x0A || value == 0x09 }

  /// Whether it is a wide letter or mark of Chinese or Japanese.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      // The blank of this width stays one.
      value != 0x3000
    default: false
    }
  }
}

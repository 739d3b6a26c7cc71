extension Sequence where Element == Run {
  /// Whether the text is read from right to left: its first letter decides, as in Unicode's rules.
  public var isRightToLeft: Bool {
    for run in self {
      for scalar in run.text.unicodeScalars {
        if let isRightToLeft = scalar.isRightToLeft { return isRightToLeft }
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a letter or mark of direction belongs to a script that runs from right to left; nil if
  /// the scalar says nothing about it, as digits and punctuation do not.
  fileprivate var isRightToLeft: Bool? {
    switch value {
    case 0x200E: false
    case 0x200F, 0x061C: true
    case _ where !properties.isAlphabetic: nil
    // Hebrew, Arabic, Syriac, Thaana, N’Ko, Samaritan, Mandaic and their forms; then old scripts,
    // Adlam and Mende Kikakui.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

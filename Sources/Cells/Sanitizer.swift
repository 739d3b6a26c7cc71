/// What a text from outside may keep of its line structure.
public enum TextKind: Sendable {
  /// One line: line breaks and tabs become spaces.
  case line
  /// A text: line breaks and tabs stay, CR LF and CR become LF.
  case text
}

extension String {
  /// The text with everything made visible that could steer a terminal or mislead a reader.
  ///
  /// Called once, where text from outside (files, pages, sockets, names, errors) becomes a value.
  /// C0 controls and DEL become their pictures (U+2400…), C1 and bidirectional controls become
  /// `<U+202E>`, invisible format characters vanish. As no introducer survives, no sequence does,
  /// however it was spelled or cut.
  public func sanitized(_ kind: TextKind = .line) -> String {
    guard unicodeScalars.contains(where: { Self.isSuspicious($0) }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A, 0x0D: result.append(kind == .text ? "\n" : " ")
      case 0x09: result.append(kind == .text ? "\t" : " ")
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0xFEFF, 0x200B: break
      case _ where Self.isSuspicious(scalar):
        result.append(contentsOf: "<U+\(Self.hexadecimal(scalar.value))>".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Controls, and format characters that reorder or hide text.
  private static func isSuspicious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}

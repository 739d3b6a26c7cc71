// Foundation has these only in its large half, which would have to be linked for them.

extension String {
  /// The text with each `%41` replaced by what it stands for, once; nil if that is no text.
  func percentDecoded() -> String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var decoded: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16)
      else { return nil }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// The text with all but the unreserved characters of RFC 3986 as `%41`.
  func percentEncoded() -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var encoded = String.UnicodeScalarView()
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        Character(scalar).isLetter || Character(scalar).isNumber
          || "-._~".unicodeScalars.contains(scalar)
      {
        encoded.append(scalar)
      } else {
        encoded.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return String(encoded)
  }
}

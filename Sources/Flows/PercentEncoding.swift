extension String {
  /// The text with all but the unreserved characters of RFC 3986 as `%41`.
  public func percentEncoded() -> String {
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

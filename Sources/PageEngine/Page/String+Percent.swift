extension String {
  /// The text with `%41` and its like replaced by what they stand for.
  var percentDecoded: String {
    guard contains("%") else { return self }
    var rest = utf8[...]
    var decoded: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = Substring(rest.prefix(2))
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

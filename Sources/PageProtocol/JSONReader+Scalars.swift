// Strings and numbers.

extension JSONReader {
  /// A string; the position is at its opening quote.
  mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw fault("a control character in a string")
      default: position += 1
      }
    }
    throw fault("")
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw fault("a control character in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault("")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let letter = current
    guard letter != UInt8(ascii: "u") else { return try unicodeEscape() }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw fault("an unknown escape")
    }
    position += 1
    return scalar
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = position - 1
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), current == UInt8(ascii: "\\") else {
      throw JSONError(offset: start, reason: "half a surrogate pair")
    }
    position += 1
    guard current == UInt8(ascii: "u") else {
      throw JSONError(offset: start, reason: "half a surrogate pair")
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw JSONError(offset: start, reason: "half a surrogate pair")
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Four hexadecimal digits; the position is at the `u` before them.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    position += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw fault("four hexadecimal digits were expected")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// A number; the position is at its sign or first digit.
  mutating func number() throws(JSONError) -> Double {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      guard !isDigit else { throw fault("a number that begins with 0") }
    } else {
      try digits()
    }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try digits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      position += 1
      if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
      try digits()
    }
    let text = bytes[start..<position]
    if isWhole, text.count <= 15 { return Self.small(text) }
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  private var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) }

  private mutating func digits() throws(JSONError) {
    guard isDigit else { throw fault("a digit was expected") }
    while isDigit { position += 1 }
  }

  /// A whole number of so few digits that a `Double` holds it exactly.
  private static func small(_ text: ArraySlice<UInt8>) -> Double {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return Double(isNegative ? -value : value)
  }
}

extension JSON: CustomStringConvertible {
  /// The value as JSON in one line.
  ///
  /// Equal values give equal bytes. Control characters and what reorders or hides text are escaped,
  /// U+2028 and U+2029 among them: the text is one line for every reader, a JavaScript literal of
  /// any age, and nothing in it steers a terminal.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as JSON in one line, in UTF-8.
  public var bytes: [UInt8] {
    var writer = JSONWriter(indentation: nil)
    writer.write(self)
    return writer.bytes
  }

  /// The value as JSON for people: a line for each member and item.
  public var prettyDescription: String {
    var writer = JSONWriter(indentation: 2)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as UTF-8.
private struct JSONWriter {
  let indentation: Int?
  var bytes: [UInt8] = []
  private var depth = 0

  init(indentation: Int?) {
    self.indentation = indentation
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .array(let items): list("[", items, "]") { writer, item in writer.write(item) }
    case .object(let members):
      list("{", members, "}") { writer, member in
        writer.write(member.key)
        writer.append(writer.indentation == nil ? ":" : ": ")
        writer.write(member.value)
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func list<Item>(
    _ open: String, _ items: [Item], _ close: String, write: (inout Self, Item) -> Void
  ) {
    append(open)
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      write(&self, item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    append(close)
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    append("\n" + String(repeating: " ", count: indentation * depth))
  }

  private mutating func write(_ number: Double) {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 {
      append(String(whole))
    } else if number.isInfinite {
      // What readers of numbers too large to hold make infinity of again.
      append(number < 0 ? "-1e999" : "1e999")
    } else {
      append(number.isNaN ? "null" : number.description)
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case 0x09: append("\\t")
      case 0x20...0x7E: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0..<0x20, 0x7F...0x9F: escape(scalar.value)
      case 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFFF9...0xFFFB, 0xE0000...0xE007F:
        UTF16.encode(scalar)?.forEach { escape(UInt32($0)) }
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

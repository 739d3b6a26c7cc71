extension JSON {
  /// Reads one value, strictly but for trailing commas, which Foundation's parsers take too.
  ///
  /// Numbers no `Double` can hold are read as near as can be (`1e999` as infinity): a message is
  /// not lost for one of them. A byte order mark is skipped.
  public init(
    parsing bytes: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONError) {
    var reader = try JSONReader(bytes, limits: limits)
    self = try reader.document()
  }

  /// Reads one value from a text.
  public init(parsing text: String, limits: JSONLimits = .standard) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }
}

/// A recursive-descent reader; its recursion is bounded by `JSONLimits.depth`.
struct JSONReader {
  let bytes: [UInt8]
  let limits: JSONLimits
  var position = 0
  /// Where values and the keys of members begin, in the order in which they are read.
  private(set) var offsets: [Int]?
  private var depth = 0
  private var elements = 0

  init(
    _ bytes: [UInt8], limits: JSONLimits, keepingOffsets: Bool = false
  ) throws(JSONError) {
    self.bytes = bytes
    self.limits = limits
    if keepingOffsets { offsets = [] }
    guard bytes.count <= limits.bytes else {
      throw JSONError(offset: limits.bytes, reason: "more than \(limits.bytes) bytes")
    }
    // Checked as a whole, so that every piece cut out at ASCII bytes is known to be valid.
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONError(offset: error.byteOffsets.lowerBound, reason: "invalid UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw fault("text after the value") }
    return value
  }

  func fault(_ reason: String) -> JSONError {
    let atEnd = position >= bytes.count
    return JSONError(offset: position, reason: atEnd ? "the text ends too early" : reason)
  }

  /// The byte at the position, 0 at the end; a NUL is valid nowhere, so the two can be one.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func value() throws(JSONError) -> JSON {
    elements += 1
    guard elements <= limits.elements else {
      throw JSONError(offset: position, reason: "more than \(limits.elements) values")
    }
    skipSpace()
    offsets?.append(position)
    switch current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"):
      return .object(try nested { reader throws(JSONError) in try reader.members() })
    case UInt8(ascii: "["):
      return .array(try nested { reader throws(JSONError) in try reader.items() })
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("a value was expected")
    }
  }

  private mutating func nested<Content>(
    _ read: (inout Self) throws(JSONError) -> Content
  ) throws(JSONError) -> Content {
    guard depth < limits.depth else {
      throw JSONError(offset: position, reason: "nested deeper than \(limits.depth) levels")
    }
    depth += 1
    position += 1
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func items() throws(JSONError) -> [JSON] {
    var items: [JSON] = []
    while !skip(UInt8(ascii: "]")) {
      items.append(try value())
      if skip(UInt8(ascii: ",")) { continue }
      guard skip(UInt8(ascii: "]")) else { throw fault("a comma or ] was expected") }
      break
    }
    return items
  }

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    while !skip(UInt8(ascii: "}")) {
      guard current == UInt8(ascii: "\"") else { throw fault("a key in quotes was expected") }
      offsets?.append(position)
      let key = try string()
      guard skip(UInt8(ascii: ":")) else { throw fault("a colon was expected") }
      members.append(JSON.Member(key, try value()))
      if skip(UInt8(ascii: ",")) { continue }
      guard skip(UInt8(ascii: "}")) else { throw fault("a comma or } was expected") }
      break
    }
    return members
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.description.utf8 {
      guard current == byte else { throw fault("a value was expected") }
      position += 1
    }
    return value
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}

/// Spells `<!-->`, a comment that ends at once, so that libxml2 doesn't look for its end elsewhere.
struct AbruptComments {
  private var held = ""
  private static let abrupt = Array("<!-->".utf8)

  /// The text with each of them spelled out; the start of one at the end waits for more.
  mutating func spellOut(_ text: String, atEnd: Bool = false) -> String {
    var bytes = ArraySlice((held + text).utf8)
    held = ""
    if !atEnd, let length = (1..<Self.abrupt.count).last(where: { endsWithStart(bytes, $0) }) {
      held = String(decoding: bytes.suffix(length), as: UTF8.self)
      bytes = bytes.dropLast(length)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = bytes.startIndex
    while let found = find(in: bytes[start...]) {
      result += bytes[start..<found]
      result += "<!-- -->".utf8
      start = found + Self.abrupt.count
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }

  private func endsWithStart(_ bytes: ArraySlice<UInt8>, _ length: Int) -> Bool {
    bytes.suffix(length).elementsEqual(Self.abrupt.prefix(length))
  }

  private func find(in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[found...].starts(with: Self.abrupt) { return found }
      start = found + 1
    }
    return nil
  }
}

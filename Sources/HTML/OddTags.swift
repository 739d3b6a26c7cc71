/// Spells tags that HTML reads in a way of its own so that libxml2 reads them so too.
///
/// `<!-->` and `<!--->` are comments that end at once, `</br>` is a break, and an end tag without a
/// name is a comment.
struct OddTags {
  private var held: [UInt8] = []

  /// How long the longest of them is, with the byte behind it.
  private static let longest = 6

  /// The text with each of them spelled out; the start of one at the end waits for more.
  mutating func spellOut(_ text: String, atEnd: Bool = false) -> String {
    var text = text
    if held.isEmpty, text.utf8.withContiguousStorageIfAvailable(Self.hasNone) == true {
      return text
    }
    let bytes = held + text.utf8
    held = []
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while let found = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
      result += bytes[start..<found]
      let tag = bytes[found...].prefix(Self.longest)
      if !atEnd, tag.count < Self.longest, Self.mayGoOn(tag) {
        held = Array(bytes[found...])
        return String(decoding: result, as: UTF8.self)
      }
      let (length, spelling) = Self.spelling(of: tag)
      result += spelling
      start = found + length
    }
    result += bytes[start...]
    text = String(decoding: result, as: UTF8.self)
    return text
  }

  /// What to write for the tag at the start, and how much of it is replaced.
  private static func spelling(of tag: ArraySlice<UInt8>) -> (length: Int, spelling: [UInt8]) {
    if tag.starts(with: "<!-->".utf8) { return (5, Array("<!-- -->".utf8)) }
    if tag.starts(with: "<!--->".utf8) { return (6, Array("<!-- -->".utf8)) }
    guard tag.starts(with: "</".utf8), let name = tag.dropFirst(2).first else {
      return (1, [UInt8(ascii: "<")])
    }
    if !isLetter(name) { return (2, Array("<!/".utf8)) }
    let lower = tag.dropFirst(2).map { $0 | 0x20 }
    let isBreak = lower.starts(with: "br".utf8) && !(lower.count > 2 && isLetter(lower[2]))
    return isBreak ? (4, Array("<br".utf8)) : (2, Array("</".utf8))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether a tag at the end could turn out to be odd.
  private static func mayGoOn(_ tag: ArraySlice<UInt8>) -> Bool {
    if "<!--->".utf8.starts(with: tag) || "</".utf8.starts(with: tag) { return true }
    return "</br".utf8.starts(with: tag.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }

  /// Whether each tag is read as it stands, and the text ends far behind the last one.
  private static func hasNone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for tag in bytes.indices where bytes[tag] == UInt8(ascii: "<") {
      guard tag + longest <= bytes.count else { return false }
      switch bytes[tag + 1] {
      case UInt8(ascii: "!"): return false
      case UInt8(ascii: "/"):
        let (first, second) = (bytes[tag + 2] | 0x20, bytes[tag + 3] | 0x20)
        let mayBreak = first == UInt8(ascii: "b") && second == UInt8(ascii: "r")
        if mayBreak || !isLetter(first) { return false }
      default: break
      }
    }
    return true
  }
}

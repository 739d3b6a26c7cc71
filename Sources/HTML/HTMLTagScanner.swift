/// Counts the attributes of a start tag that is still coming in.
struct HTMLTagScanner {
  /// About how many there are so far: the words outside quotes.
  private(set) var attributes = 0
  private var tag = -1
  private var scanned = 0
  private var quote: UInt8?
  private var isInWord = false

  /// Goes on where it stopped in a tag, or starts anew at another.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, tagAt position: Int) {
    if position != tag { self = HTMLTagScanner() }
    tag = position
    for byte in bytes.dropFirst(scanned) { scan(byte) }
    scanned = bytes.count
  }

  /// The attributes of a tag, from the bytes behind its name on.
  static func attributes(ofTagEndingIn bytes: UnsafeBufferPointer<UInt8>) -> [HTMLAttribute] {
    var scanner = HTMLTagScanner()
    let end = bytes.firstIndex { byte in
      scanner.scan(byte)
      return byte == UInt8(ascii: ">") && scanner.quote == nil
    }
    guard let end, scanner.attributes > 1, end < longest else { return [] }
    // What HTML says about attributes is the same in any tag. Where the tag ends there may be more
    // of its kind, each of which would have the rest read once more.
    var limits = HTMLLimits()
    limits.pageTags = 0
    let reader = HTMLReader(limits: limits)
    let events = reader.read(Array("<p".utf8) + bytes[...end]) + reader.finish()
    guard case .start(_, let attributes) = events.first else { return [] }
    return attributes
  }

  /// A longer tag is not read.
  private static let longest = 1 << 14

  private mutating func scan(_ byte: UInt8) {
    if let open = quote {
      if byte == open { quote = nil }
      return
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      quote = byte
      isInWord = false
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "/"): isInWord = false
    default:
      if !isInWord { attributes += 1 }
      isInWord = true
    }
  }
}

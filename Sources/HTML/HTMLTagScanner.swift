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

import CXML

/// Reads HTML piece by piece and forgives everything, with libxml2's push parser underneath.
///
/// Whatever the input, time and memory grow no faster than its size, and the depth of what comes
/// out is bounded.
public final class HTMLReader {
  /// Whether a limit was met and the rest is left out.
  public private(set) var isTruncated = false
  /// How the bytes are read, as far as is known.
  public var characterSet: CharacterSet { decoder.characterSet }
  private let limits: HTMLLimits
  /// Only one of libxml2's calls is in it at a time, or the reader between two of them.
  private let sink: UnsafeMutablePointer<HTMLEventSink>
  private let parser: htmlParserCtxtPtr?
  private var decoder = TextDecoder(isHTML: true)
  private var spelling = OddTags()
  private var tagScanner = HTMLTagScanner()
  private var bytesRead = 0
  private var hasText = false

  /// The attributes of a start tag are counted once it is longer than this.
  private static let shortTag = 4096
  /// How much libxml2 is given at once.
  private static let chunk = 1024
  /// `html` and `body`, which the reader opens itself.
  private static let bodyDepth = 2

  /// Makes a reader at the start of a text.
  ///
  /// libxml2 knows the entities of HTML 4; for others it is asked what they mean.
  public init(
    limits: HTMLLimits = HTMLLimits(), entity: @escaping (String) -> String? = { _ in nil }
  ) {
    self.limits = limits
    sink = .allocate(capacity: 1)
    sink.initialize(to: HTMLEventSink(limits: limits, entity: entity))
    var handler = HTMLEventSink.handler
    parser = htmlCreatePushParserCtxt(&handler, sink, nil, 0, nil, XML_CHAR_ENCODING_NONE)
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
    htmlCtxtUseOptions(parser, Int32(options))
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    openBody()
    sink.pointee.parser = parser
  }

  /// Starts a body that nothing in the text can end.
  ///
  /// libxml2 stops after the end of the outermost element. It ignores a second body and counts
  /// it, to ignore its end as well.
  private func openBody() {
    let body = "<html><body>"
    htmlParseChunk(parser, body, Int32(body.utf8.count), 0)
    _ = sink.pointee.takeEvents()
    sink.pointee.forgetOpenElements(from: 0)
    parser?.pointee.depth = .max / 2
  }

  deinit {
    htmlFreeParserCtxt(parser)
    sink.deinitialize(count: 1)
    sink.deallocate()
  }

  /// Takes more bytes and returns what they complete; a sequence or a tag may go on in the next.
  ///
  /// The corresponding libxml2 function is `htmlParseChunk`.
  public func read(_ bytes: [UInt8]) -> [HTMLEvent] {
    guard !isTruncated else { return [] }
    let room = limits.bytes - bytesRead
    bytesRead += bytes.count
    let taken = bytes.count > room ? Array(bytes.prefix(room)) : bytes
    parse(spelling.spellOut(decoder.decode(taken)))
    if bytes.count > room { isTruncated = true }
    return sink.pointee.takeEvents()
  }

  /// Ends the text and returns what is left, with the ends of all open elements.
  public func finish() -> [HTMLEvent] {
    if !isTruncated { parse(spelling.spellOut(decoder.finish(), atEnd: true)) }
    // libxml2 doesn't read a name that ends with the text.
    if parser?.endsWithName == true { htmlParseChunk(parser, " ", 1, 0) }
    htmlParseChunk(parser, nil, 0, 1)
    sink.pointee.endAll()
    return sink.pointee.takeEvents()
  }

  private func parse(_ text: String) {
    guard !text.isEmpty else { return }
    if !hasText { sink.pointee.isXML = text.hasPrefix("<?xml") }
    hasText = true
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count, !isTruncated {
        let end = min(bytes.count, start + max(Self.chunk, pendingTag.count))
        parse(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        if end == bytes.count || bytes[end] & 0xC0 != 0x80 { releaseText() }
        start = end
      }
    }
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
    bytes.withMemoryRebound(to: CChar.self) {
      _ = htmlParseChunk(parser, $0.baseAddress, Int32($0.count), 0)
    }
    forgetQuote()
    forgetDeepElements()
    countAttributes()
  }

  /// libxml2 keeps text to itself until a tag comes; a comment makes it give what it has.
  private func releaseText() {
    guard let parser, parser.hasLongText else { return }
    let comment = "<!-- -->"
    htmlParseChunk(parser, comment, Int32(comment.utf8.count), 0)
  }

  /// libxml2 looks for the end of a tag where it stopped, but forgets which quote it was in.
  private func forgetQuote() {
    guard let parser, parser.pointee.hasPErefs & 1 != 0 else { return }
    parser.pointee.hasPErefs &= ~1
    parser.pointee.checkIndex = 0
  }

  /// libxml2 goes through all open elements at each tag, so it must not know too many.
  private func forgetDeepElements() {
    let most = Int32(limits.depth + Self.bodyDepth)
    guard let parser, parser.pointee.nameNr > most else { return }
    parser.pointee.nameNr = most
    parser.pointee.name = parser.pointee.nameTab[Int(most) - 1]
    sink.pointee.forgetOpenElements(from: limits.depth)
  }

  /// libxml2 compares each attribute of a tag with all others.
  private func countAttributes() {
    let pending = pendingTag
    guard pending.count > Self.shortTag, let input = parser?.pointee.input?.pointee else { return }
    tagScanner.scan(pending, tagAt: Int(input.consumed) + (input.cur - input.base))
    if tagScanner.attributes > limits.attributes { isTruncated = true }
  }

  /// A start tag whose end hasn't come; it waits in libxml2's input.
  private var pendingTag: UnsafeBufferPointer<UInt8> {
    guard let parser, parser.pointee.instate == XML_PARSER_START_TAG,
      let input = parser.pointee.input?.pointee
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: input.cur, count: max(0, input.end - input.cur))
  }
}

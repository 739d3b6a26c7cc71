import CXML

/// Collects what libxml2 reports; it stands at an address that libxml2 hands back.
struct HTMLEventSink {
  /// Not owned; only its position is read.
  var parser: htmlParserCtxtPtr?
  private let deepest: Int
  private var events: [HTMLEvent] = []
  private var text: HTMLTextSink
  /// The names of all open elements; only the outer ones are reported.
  private var open: [String] = []
  /// How many more tags of `html` and `body` are read.
  private var pageTags: Int
  /// Whether elements can end where they start, as in XML.
  var isXML = false

  /// Elements without end tag that libxml2 doesn't know.
  private static func isYoungVoidElement(_ name: String) -> Bool {
    name == "source" || name == "track" || name == "wbr"
  }

  private static let mostLost = 64

  /// Makes a sink that asks for the text of entities that libxml2 doesn't know.
  init(limits: HTMLLimits, entity: @escaping (String) -> String?) {
    deepest = limits.depth
    pageTags = limits.pageTags
    text = HTMLTextSink(entity: entity)
  }

  /// The functions libxml2 calls; of errors only those are of interest that drop a tag.
  static var handler: htmlSAXHandler {
    var handler = htmlSAXHandler()
    handler.startElement = { sink, name, attributes in
      HTMLEventSink.at(sink)?.pointee.start(name, attributes)
    }
    handler.endElement = { sink, name in HTMLEventSink.at(sink)?.pointee.end(name) }
    handler.characters = { sink, text, count in
      HTMLEventSink.at(sink)?.pointee.add(text, count)
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.initialized = XML_SAX2_MAGIC
    handler.serror = { sink, error in
      if let error { HTMLEventSink.at(sink)?.pointee.note(error.pointee) }
    }
    return handler
  }

  /// The events since the last time.
  mutating func takeEvents() -> [HTMLEvent] {
    endText()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Takes elements from a depth on for ended, without telling.
  mutating func forgetOpenElements(from depth: Int) {
    open.removeLast(max(0, open.count - depth))
  }

  /// Ends what libxml2 left open.
  mutating func endAll() {
    endText()
    for name in open.prefix(deepest).reversed() { events.append(.end(name)) }
    open = []
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Self>? {
    pointer?.assumingMemoryBound(to: Self.self)
  }

  private mutating func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    text.endComment()
    guard let name else { return }
    let element = String(cString: name)
    let isVoid = Self.isYoungVoidElement(element)
    if let parser {
      if !isXML || isVoid { parser.skipSlash() }
      if isVoid { parser.forgetOpenElement() }
      if element == "dd" || element == "dt", parser.forgetOpenDefinition() {
        endDefinition()
      }
    }
    open.append(element)
    defer { if isVoid { end(name) } }
    guard open.count <= deepest else { return }
    endText()
    var list: [HTMLAttribute] = []
    if var next = attributes {
      while let name = next[0] {
        list.append(HTMLAttribute(String(cString: name), next[1].map { String(cString: $0) } ?? ""))
        next += 2
      }
    }
    events.append(.start(element, list))
  }

  /// Ends the innermost term or definition of a list.
  private mutating func endDefinition() {
    let index = open.suffix(Self.mostLost).lastIndex { $0 == "dd" || $0 == "dt" }
    guard let index, !open[index...].contains("dl") else { return }
    endElements(from: index)
  }

  private mutating func end(_ name: UnsafePointer<xmlChar>?) {
    guard let name else { return }
    let element = String(cString: name)
    // libxml2 ends the innermost element, unless it lost the end of one within.
    guard let index = open.suffix(Self.mostLost).lastIndex(of: element) else { return }
    endElements(from: index)
  }

  private mutating func endElements(from index: Int) {
    while open.count > index, let name = open.popLast() {
      guard open.count < deepest else { continue }
      endText()
      events.append(.end(name))
    }
  }

  private mutating func add(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let characters else { return }
    text.add(UnsafeBufferPointer(start: characters, count: Int(count)), from: parser)
  }

  /// Takes notice of what libxml2 drops with an error.
  private mutating func note(_ error: xmlError) {
    switch UInt32(bitPattern: error.code) {
    case XML_HTML_STRUCURE_ERROR.rawValue: addPageTag(error.str1)
    case XML_ERR_INVALID_CHAR.rawValue where parser?.pointee.instate == XML_PARSER_CONTENT:
      guard let message = error.message, String(cString: message).hasPrefix("htmlParseCharRef")
      else { return }
      let isControl = (1...0x1F).contains(error.int1)
      if !isControl { text.add(parser?.emptyReference ?? "\u{FFFD}") }
    default: break
    }
  }

  /// Takes the attributes of a tag that libxml2 drops, as `html` and `body` are open already.
  private mutating func addPageTag(_ name: UnsafePointer<CChar>?) {
    guard pageTags > 0, let name, ["html", "body"].contains(String(cString: name)),
      let input = parser?.pointee.input?.pointee, input.cur < input.end
    else { return }
    pageTags -= 1
    let rest = UnsafeBufferPointer(start: input.cur, count: input.end - input.cur)
    let attributes = HTMLTagScanner.attributes(ofTagEndingIn: rest)
    if !attributes.isEmpty {
      endText()
      events.append(.page(attributes))
    }
  }

  private mutating func endText() {
    if let text = text.take() { events.append(.text(text)) }
  }
}

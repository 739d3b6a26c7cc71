import CXML

/// Collects what libxml2 reports.
final class HTMLEventSink {
  /// Not owned; only its position is read.
  var parser: htmlParserCtxtPtr?
  private let deepest: Int
  private var events: [HTMLEvent] = []
  /// In UTF-8: text comes in many small parts.
  private var text: [UInt8] = []
  /// The names of all open elements; only the outer ones are reported.
  private var open: [String] = []
  /// Inside a declaration that HTML takes for a comment, such as `<![CDATA[ ]]>`.
  private var isInBogusComment = false

  private static let mostLost = 64

  init(deepest: Int) { self.deepest = deepest }

  /// The functions libxml2 calls; errors have none.
  static var handler: htmlSAXHandler {
    var handler = htmlSAXHandler()
    handler.startElement = { sink, name, attributes in
      HTMLEventSink.at(sink)?.start(name, attributes)
    }
    handler.endElement = { sink, name in HTMLEventSink.at(sink)?.end(name) }
    handler.characters = { sink, text, count in HTMLEventSink.at(sink)?.add(text, count) }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    return handler
  }

  /// The events since the last time.
  func takeEvents() -> [HTMLEvent] {
    endText()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Takes elements from a depth on for ended, without telling.
  func forgetOpenElements(from depth: Int) {
    open.removeLast(max(0, open.count - depth))
  }

  /// Ends what libxml2 left open.
  func endAll() {
    endText()
    for name in open.prefix(deepest).reversed() { events.append(.end(name)) }
    open = []
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> HTMLEventSink? {
    pointer.map { Unmanaged<HTMLEventSink>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    isInBogusComment = false
    guard let name else { return }
    let element = String(cString: name)
    open.append(element)
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

  private func end(_ name: UnsafePointer<xmlChar>?) {
    guard let name else { return }
    let element = String(cString: name)
    // libxml2 ends the innermost element, unless it lost the end of one within.
    guard let index = open.suffix(Self.mostLost).lastIndex(of: element) else { return }
    for name in open[index...].reversed() {
      if open.count <= deepest {
        endText()
        events.append(.end(name))
      }
      open.removeLast()
    }
  }

  private func add(_ characters: UnsafePointer<xmlChar>?, _ count: Int32) {
    guard let characters else { return }
    let bytes = UnsafeBufferPointer(start: characters, count: Int(count))
    if isInBogusComment {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return }
      isInBogusComment = false
      return add(characters + end + 1, count - Int32(end) - 1)
    }
    if startsBogusComment(characters, count) {
      isInBogusComment = true
    } else if count == 2, bytes[0] == 0xC2, let mapped = Windows1252.scalar(bytes[1]) {
      // A reference such as &#x9b; means what HTML's standard says.
      text.append(contentsOf: String(mapped).utf8)
    } else {
      text.append(contentsOf: bytes)
    }
  }

  /// libxml2 takes a stray `<` for text, and reports it before it moves on.
  private func startsBogusComment(_ characters: UnsafePointer<xmlChar>, _ count: Int32) -> Bool {
    guard count == 1, characters[0] == UInt8(ascii: "<"), let input = parser?.pointee.input?.pointee
    else { return false }
    return input.end - input.cur > 1 && input.cur[0] == UInt8(ascii: "<")
      && input.cur[1] == UInt8(ascii: "!")
  }

  private func endText() {
    guard !text.isEmpty else { return }
    events.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }
}

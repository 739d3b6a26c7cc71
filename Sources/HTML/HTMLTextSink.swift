import CXML

/// Collects the text that libxml2 reports between two tags, with what it doesn't know of text.
struct HTMLTextSink {
  /// In UTF-8: text comes in many small parts.
  private var text: [UInt8] = []
  /// Inside a declaration that HTML takes for a comment, such as `<![CDATA[ ]]>`.
  private var isInBogusComment = false
  /// An `&` was reported whose name comes next and means nothing to libxml2.
  private var expectsName = false
  private let entity: (String) -> String?
  /// What was asked for already.
  private var known: [String: HTMLEntity] = [:]

  private static let mostKnown = 1000

  /// Makes a sink that asks for the text of entities that libxml2 doesn't know.
  init(entity: @escaping (String) -> String?) { self.entity = entity }

  /// The text since the last time, nil if there is none.
  mutating func take() -> String? {
    guard !text.isEmpty else { return nil }
    defer { text.removeAll(keepingCapacity: true) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Ends what HTML takes for a comment, as a tag was read.
  mutating func endComment() { isInBogusComment = false }

  /// Adds text that libxml2 left out.
  mutating func add(_ left: String) { text.append(contentsOf: left.utf8) }

  /// Adds text that libxml2 reports, which stands in its input just behind it.
  mutating func add(_ bytes: UnsafeBufferPointer<xmlChar>, from parser: htmlParserCtxtPtr?) {
    if expectsName {
      expectsName = false
      return addEntity(named: String(decoding: bytes, as: UTF8.self), from: parser)
    }
    if isInBogusComment {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return }
      isInBogusComment = false
      return add(UnsafeBufferPointer(rebasing: bytes[(end + 1)...]), from: parser)
    }
    if bytes.elementsEqual(CollectionOfOne(UInt8(ascii: "<"))), parser?.isBeforeDeclaration == true
    {
      isInBogusComment = true
    } else if bytes.count == 2, bytes[0] == 0xC2, let mapped = Windows1252.scalar(bytes[1]) {
      // A reference such as &#x9b; means what HTML's standard says.
      add(String(mapped))
    } else {
      text.append(contentsOf: bytes)
      expectsName =
        bytes.count == 1 && bytes[0] == UInt8(ascii: "&") && parser?.isBehindName == true
    }
  }

  /// Adds what a reference means that libxml2 doesn't know, or has no semicolon.
  private mutating func addEntity(named name: String, from parser: htmlParserCtxtPtr?) {
    let isEnded = parser?.next == UInt8(ascii: ";")
    let reference = isEnded ? name + ";" : name
    let found = known[reference] ?? HTMLEntity(reference: name, isEnded: isEnded, entity)
    if known.count < Self.mostKnown { known[reference] = found }
    if found.isResolved { text.removeLast() }
    if found.takesSemicolon { parser?.skip(1) }
    add(found.text)
  }
}

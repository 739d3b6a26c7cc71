import CXML

/// Converts bytes of one of the platform's encodings to text.
final class HTMLConverter {
  private let handler: xmlCharEncodingHandlerPtr
  private let input: xmlBufferPtr
  private var errors = 0

  /// After so many the text is taken for something else, and its bytes for characters.
  private static let mostErrors = 16

  /// Finds an encoding by its name; nil if it is unknown.
  ///
  /// The corresponding libxml2 function is `xmlFindCharEncodingHandler`.
  init?(_ name: String) {
    guard let handler = xmlFindCharEncodingHandler(name), let input = xmlBufferCreate() else {
      return nil
    }
    self.handler = handler
    self.input = input
  }

  deinit {
    xmlBufferFree(input)
    xmlCharEncCloseFunc(handler)
  }

  /// The text of more bytes; what isn't complete waits for the next.
  ///
  /// The corresponding libxml2 function is `xmlCharEncInFunc`.
  func convert(_ bytes: [UInt8]) -> String {
    guard !hasGivenUp else { return Windows1252.decode(bytes) }
    xmlBufferAdd(input, bytes, Int32(bytes.count))
    guard let output = xmlBufferCreate() else { return "" }
    defer { xmlBufferFree(output) }
    xmlSetStructuredErrorFunc(nil) { _, _ in }  // libxml2 would write to stderr
    while input.pointee.use > 0 {
      let before = input.pointee.use
      let result = xmlCharEncInFunc(handler, output, input)
      if result == -2 {
        errors += 1
        xmlBufferShrink(input, 1)
        xmlBufferCat(output, "\u{FFFD}")
        if hasGivenUp { return text(of: output) + takeRest() }
      } else if input.pointee.use == before {
        break
      }
    }
    return text(of: output)
  }

  /// Whether the text has turned out to be in something else.
  var hasGivenUp: Bool { errors >= Self.mostErrors }

  private func takeRest() -> String {
    defer { xmlBufferEmpty(input) }
    return Windows1252.decode(bytes(of: input))
  }

  private func text(of buffer: xmlBufferPtr) -> String {
    String(decoding: bytes(of: buffer), as: UTF8.self)
  }

  private func bytes(of buffer: xmlBufferPtr) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
  }
}

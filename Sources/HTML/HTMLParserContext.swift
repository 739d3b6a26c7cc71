import CXML

/// libxml2's parser seen from within what it calls, to mend what it does otherwise than HTML says.
extension htmlParserCtxtPtr {
  /// The byte that is read next.
  var next: UInt8? {
    guard let input = pointee.input?.pointee, input.cur < input.end else { return nil }
    return input.cur[0]
  }

  /// Whether an entity's name was just read, which means nothing to libxml2.
  var isBehindName: Bool {
    guard let previous = byte(back: 1) else { return false }
    return previous != UInt8(ascii: "&") && previous != UInt8(ascii: ";")
  }

  /// Whether a declaration is read next whose `<` libxml2 took for text: it reports that before it
  /// moves on.
  var isBeforeDeclaration: Bool {
    guard let input = pointee.input?.pointee, input.end - input.cur > 1 else { return false }
    return input.cur[0] == UInt8(ascii: "<") && input.cur[1] == UInt8(ascii: "!")
  }

  /// The reference without a number that was just read, such as `&#;`.
  var emptyReference: String? {
    guard byte(back: 1) == UInt8(ascii: ";"), let previous = byte(back: 2) else { return nil }
    switch previous {
    case UInt8(ascii: "#"): return "&#;"
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return "&#\(Character(Unicode.Scalar(previous)));"
    default: return nil
    }
  }

  /// Whether the text that is left ends with the name of an entity, without anything behind it.
  var endsWithName: Bool {
    guard let input = pointee.input?.pointee else { return false }
    let rest = UnsafeBufferPointer(start: input.cur, count: max(0, input.end - input.cur))
    let name = rest.reversed().prefix(Self.longestName)
    let other = name.first { !$0.isLetterOrDigit }
    return rest.last != UInt8(ascii: "&") && other == UInt8(ascii: "&")
  }

  /// Whether much text is waiting, which doesn't end within the name of an entity.
  var hasLongText: Bool {
    guard pointee.instate == XML_PARSER_CONTENT, let input = pointee.input?.pointee,
      input.end - input.cur > Self.longText, input.cur[0] != UInt8(ascii: "<"),
      xmlStrEqual(pointee.name, "script") == 0, xmlStrEqual(pointee.name, "style") == 0
    else { return false }
    let rest = UnsafeBufferPointer(start: input.cur, count: input.end - input.cur)
    return !rest.suffix(Self.longestName).contains(UInt8(ascii: "&"))
  }

  private static var longText: Int { 4096 }
  private static var longestName: Int { 40 }

  /// Passes over bytes in ASCII.
  func skip(_ count: Int) {
    guard let input = pointee.input, input.pointee.end - input.pointee.cur >= count else { return }
    input.pointee.cur += count
  }

  /// Passes over the slash at the end of a start tag, which means nothing in HTML.
  func skipSlash() {
    guard let input = pointee.input?.pointee, input.end - input.cur > 1,
      input.cur[0] == UInt8(ascii: "/"), input.cur[1] == UInt8(ascii: ">")
    else { return }
    skip(1)
  }

  /// Forgets the element that was just opened.
  func forgetOpenElement() {
    guard pointee.nameNr > 1 else { return }
    pointee.nameNr -= 1
    pointee.name = pointee.nameTab[Int(pointee.nameNr) - 1]
  }

  /// Forgets the term or definition that the one just opened ends; false if there is none.
  ///
  /// libxml2 puts a definition into the one before it if that has no end tag.
  func forgetOpenDefinition() -> Bool {
    guard let name = pointee.name else { return false }
    var index = Int(pointee.nameNr) - 2
    while index > 0, let open = pointee.nameTab[index], xmlStrEqual(open, "dl") == 0 {
      if xmlStrEqual(open, "dd") != 0 || xmlStrEqual(open, "dt") != 0 {
        pointee.nameTab[index] = name
        pointee.nameNr = Int32(index) + 1
        return true
      }
      index -= 1
    }
    return false
  }

  private func byte(back count: Int) -> UInt8? {
    guard let input = pointee.input?.pointee, input.cur - input.base >= count else { return nil }
    return input.cur[-count]
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

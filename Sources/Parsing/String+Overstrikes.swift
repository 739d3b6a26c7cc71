extension String {
  /// The text as it reads on a terminal or a printer: of letters struck over one another, as in
  /// manual pages, the last stands, and what only gives text a look is left out.
  var withoutOverstrikes: String {
    guard utf8.contains(where: { $0 == 0x08 || $0 == 0x1B }) else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{08}":
        if let last = result.last, last != "\n" {
          result.removeLast()
        } else {
          result.append(scalar)
        }
      case "\u{1B}":
        if let end = Self.endOfLook(rest) { rest = rest[end...] } else { result.append(scalar) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Where a sequence ends that sets colours and the like (ECMA-48, SGR), behind its escape.
  private static func endOfLook(_ rest: Substring.UnicodeScalarView) -> String.Index? {
    guard rest.first == "[" else { return nil }
    let parameters = rest.dropFirst().prefix { "0123456789;:".unicodeScalars.contains($0) }
    guard parameters.count < 64, rest[parameters.endIndex...].first == "m" else { return nil }
    return rest.index(after: parameters.endIndex)
  }
}

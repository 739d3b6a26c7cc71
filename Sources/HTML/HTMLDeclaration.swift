/// What an HTML text declares its encoding to be.
enum HTMLDeclaration {
  /// The name of the encoding in lower case, from an XML declaration or a meta tag.
  static func label(in bytes: [UInt8]) -> String? {
    let text = withoutComments(String(decoding: bytes, as: UTF8.self).lowercased())
    for (index, tag) in text.split(separator: "<").enumerated() {
      let tag = tag.prefix { $0 != ">" }
      if index == 0, tag.hasPrefix("?xml") {
        if let label = value(of: "encoding", in: tag) { return label }
      } else if tag.hasPrefix("meta") {
        if let label = value(of: "charset", in: tag) { return label }
      }
    }
    return nil
  }

  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "<!--") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// The word after a name and an equals sign, wherever in the tag these are.
  private static func value(of wanted: String, in tag: Substring) -> String? {
    var name = ""
    var value: String?
    for character in tag {
      switch character {
      case "a"..."z", "0"..."9", "-", "_", ".", ":":
        if value == nil { name.append(character) } else { value?.append(character) }
      case "=" where name == wanted: value = ""
      case " ", "\"", "'", "\n", "\t":
        if value?.isEmpty == false { return value }
        if name != wanted { name = "" }
      default:
        if value?.isEmpty == false { return value }
        name = ""
        value = nil
      }
    }
    return value?.isEmpty == false ? value : nil
  }
}

/// What the bytes of an HTML text stand for.
enum HTMLEncoding: Equatable {
  case utf8
  case windows1252
  /// Any other that the platform knows, by its name.
  case named(String)

  /// How many bytes are looked at for a declaration.
  static let declarationBytes = 1024

  /// Finds a byte order mark, or else what the text declares, or nothing.
  static func found(in bytes: some Collection<UInt8>) -> (encoding: HTMLEncoding?, mark: Int) {
    let start = Array(bytes.prefix(declarationBytes))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if start.starts(with: [0xFE, 0xFF]) { return (.named("UTF-16BE"), 2) }
    if start.starts(with: [0xFF, 0xFE]) { return (.named("UTF-16LE"), 2) }
    return (declared(in: start).map(Self.init(label:)), 0)
  }

  /// The encoding a label means; a text whose label can be read is not in UTF-16.
  init(label: String) {
    switch label {
    case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be": self = .utf8
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "windows-1252", "cp1252", "us-ascii",
      "ascii":
      self = .windows1252
    default: self = .named(label)
    }
  }

  /// The word after `charset=` in a meta tag, in lower case.
  private static func declared(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    for tag in text.split(separator: "<") where tag.hasPrefix("meta") {
      var name = ""
      var value: String?
      for character in tag.prefix(while: { $0 != ">" }) {
        switch character {
        case "a"..."z", "0"..."9", "-", "_", ".", ":":
          if value == nil { name.append(character) } else { value?.append(character) }
        case "=" where name == "charset": value = ""
        case " ", "\"", "'", "\n", "\t":
          if value?.isEmpty == false { return value }
          if name != "charset" { name = "" }
        default:
          if value?.isEmpty == false { return value }
          name = ""
          value = nil
        }
      }
      if value?.isEmpty == false { return value }
    }
    return nil
  }
}

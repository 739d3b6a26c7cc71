/// What the bytes of an HTML text stand for.
enum HTMLEncoding: Equatable {
  case utf8
  case windows1252
  /// Any other that the platform knows, by its name.
  case named(String)

  /// What a text says about its encoding.
  enum Finding {
    case mark(HTMLEncoding, count: Int)
    case declared(String)
    case nothing
  }

  /// How many bytes are looked at for a declaration.
  static let declarationBytes = 1024

  /// The most bytes that a byte order mark takes.
  static let markBytes = 3

  /// Finds a byte order mark, or else what the text declares, or nothing.
  static func found(in bytes: some Collection<UInt8>) -> Finding {
    if case .mark(let encoding, let count) = mark(in: bytes) {
      return .mark(encoding, count: count)
    }
    let start = Array(bytes.prefix(declarationBytes))
    return HTMLDeclaration.label(in: start).map(Finding.declared) ?? .nothing
  }

  /// Finds a byte order mark, or nothing.
  static func mark(in bytes: some Collection<UInt8>) -> Finding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .mark(.utf8, count: 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .mark(.named("UTF-16BE"), count: 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .mark(.named("UTF-16LE"), count: 2) }
    return .nothing
  }

  /// The encoding a label means; a text whose label can be read is not in UTF-16.
  init(label: String) {
    switch label {
    case "utf-8", "utf8", "unicode-1-1-utf-8", "utf-16", "utf-16le", "utf-16be", "ucs-2", "unicode":
      self = .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252",
      "cp1252", "x-cp1252", "us-ascii", "ascii", "utf-7":
      self = .windows1252
    default: self = .named(Self.successors[label] ?? label)
    }
  }

  /// What pages mean by names of encodings that others have grown out of.
  private static let successors: [String: String] = {
    var successors: [String: String] = [:]
    let groups: [(String, [String])] = [
      ("gb18030", ["gb2312", "gb_2312", "gb_2312-80", "gbk", "x-gbk", "chinese"]),
      ("cp932", ["shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j"]),
      ("cp949", ["euc-kr", "ks_c_5601-1987", "ksc5601", "korean", "windows-949"]),
      ("big5-hkscs", ["big5", "cn-big5", "x-x-big5"]),
      ("windows-1254", ["iso-8859-9", "iso8859-9", "latin5", "x-cp1254"]),
      ("windows-874", ["tis-620", "iso-8859-11"]),
      ("windows-1250", ["x-cp1250"]), ("windows-1251", ["x-cp1251"]),
      ("iso-8859-8", ["iso-8859-8-i", "logical"]),
      ("macintosh", ["mac", "x-mac-roman"]),
    ]
    for (successor, names) in groups {
      for name in names { successors[name] = successor }
    }
    return successors
  }()
}

/// Something in an app folder that goes wrong on the phone, or that nothing comes of.
struct Finding: Hashable, Sendable {
  let kind: Kind
  /// The file's name within the app folder.
  let file: String
  let place: SourceText.Place?
  /// What is wrong and what to do, in one sentence that needs no file name before it.
  let sentence: String

  /// What can be found; the names are those of the README and of the JSON output.
  enum Kind: String, CaseIterable, Sendable {
    case undecodable
    case missingPicture = "missing-picture"
    case brokenPicture = "broken-picture"
    case brokenCatalog = "broken-catalog"
    case brokenStrings = "broken-strings"
    case missingFile = "missing-file"
    case emptyFile = "empty-file"
    case unsafePath = "unsafe-path"
    case unrecognisedHTML = "unrecognised-html"
    case percentSign = "percent-sign"
    case unknownKey = "unknown-key"
    case legacyKey = "legacy-key"
    case duplicateKey = "duplicate-key"
    case missingTranslation = "missing-translation"
    case missingVariant = "missing-variant"
    case missingAnchor = "missing-anchor"
    case foreignLink = "foreign-link"
    case flatMarkdown = "flat-markdown"
    case undeclaredEncoding = "undeclared-encoding"
  }

  /// How bad it is.
  enum Severity: String, Sendable {
    /// The SDK crashes on it, shows nothing for it or shows it wrongly.
    case error
    /// The SDK ignores it or falls back on something else.
    case warning
  }
}

extension Finding.Kind {
  var severity: Finding.Severity {
    switch self {
    case .undecodable, .missingPicture, .brokenPicture, .brokenCatalog, .brokenStrings,
      .missingFile, .emptyFile, .unsafePath, .unrecognisedHTML, .percentSign:
      .error
    case .unknownKey, .legacyKey, .duplicateKey, .missingTranslation, .missingVariant,
      .missingAnchor, .foreignLink, .flatMarkdown, .undeclaredEncoding:
      .warning
    }
  }
}

extension Finding: Comparable {
  /// In the order of files and lines; what has no place comes first.
  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column, left.kind.rawValue, left.sentence)
      < (right.file, right.line, right.column, right.kind.rawValue, right.sentence)
  }

  private var line: Int { place?.line ?? 0 }
  private var column: Int { place?.column ?? 0 }
}

/// A language a person wants to read, such as `de`, `fr-CH` or `zh-Hans-CN`.
public struct Language: Hashable, Sendable {
  /// The language, its script and its region, joined by hyphens.
  public let tag: String

  /// Reads a tag (`fr-CH`) or a locale (`fr_CH.UTF-8`), or returns nil if it is neither.
  ///
  /// `C` and `POSIX` say that no language is wanted, so they are none.
  public init?(_ text: String) {
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard name.utf8.count <= 32, name != "POSIX" else { return nil }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let first = parts.first, (2...3).contains(first.count),
      parts.allSatisfy({ Self.isSubtag($0) }), first.allSatisfy({ $0.isLetter })
    else { return nil }
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2, 3: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.lowercased()
      }
    }
    tag = ([first.lowercased()] + rest).joined(separator: "-")
  }

  init(known tag: String) { self.tag = tag }

  /// What is shown to those whose language is unknown.
  public static let english = Self(known: "en")

  /// The language of an environment: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is set.
  public init(environment: [String: String]) {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    self = set.first { !$0.isEmpty }.flatMap { Self($0) } ?? .english
  }

  /// The tags whose texts will do, best first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  var fallbacks: [String] {
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether what lies in a folder is in this language: in one for it, or in none for a language.
  func isSpoken(in place: String) -> Bool {
    guard let name = place.split(separator: "/").first, name.hasSuffix(".lproj") else {
      return true
    }
    let tag = name.dropLast(".lproj".count)
    return tag == "Base" || Language(String(tag)).map { fallbacks.contains($0.tag) } ?? false
  }

  private static func isSubtag(_ part: Substring) -> Bool {
    (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// A string catalog, as Xcode 15 and later write it: the texts of all languages by their keys.
struct StringCatalog: Hashable, Sendable {
  /// The language the app was developed in.
  let sourceLanguage: String
  private let entries: [String: [String: String]]

  /// The catalog's name in an app folder.
  static let name = "Localizable.xcstrings"

  /// Reads a catalog.
  init(parsing bytes: [UInt8], named name: String) throws(FileFault) {
    let format = try JSONFile.decode(Format.self, from: bytes, named: name)
    sourceLanguage = format.sourceLanguage
    entries = format.strings.mapValues { entry in
      (entry.localizations ?? [:]).compactMapValues { $0.text }
    }
  }

  /// The languages it has any text in, its own among them.
  var languages: [Language] {
    let tags = entries.values.reduce(into: Set([sourceLanguage])) { $0.formUnion($1.keys) }
    return tags.sorted().compactMap { Language($0) }
  }

  /// Whether it has a key, be it without a text.
  func has(_ key: String) -> Bool { entries[key] != nil }

  /// The texts of the first of some languages that has them.
  func table(of tags: [String]) -> StringTable {
    StringTable(
      entries.compactMapValues { texts in
        tags.lazy.compactMap { texts[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
      })
  }

  private struct Format: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// A text, or texts that vary by device or number.
  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// The text on a phone; where numbers vary it, the one for other numbers.
    var text: String? {
      stringUnit?.value ?? (variations?.device?["iphone"] ?? variations?.device?["other"])?.text
        ?? variations?.plural?["other"]?.text
    }
  }

  private struct Variations: Decodable {
    let device: [String: Localization]?
    let plural: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String
  }
}

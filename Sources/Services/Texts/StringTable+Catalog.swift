extension StringTable {
  /// Reads the texts of one language from a string catalog, as Xcode 15 and later write them.
  ///
  /// What isn't translated is in the catalog's own language, and there a key without a text is its
  /// own text.
  init(
    catalog bytes: [UInt8], language: Language, named name: String
  ) throws(FileFault) {
    let catalog = try JSONFile.decode(Catalog.self, from: bytes, named: name)
    let tags = language.fallbacks + [catalog.sourceLanguage]
    self.init(
      catalog.strings.compactMapValues { entry in
        tags.lazy.compactMap { entry.localizations?[$0]?.stringUnit?.value }
          .first { !$0.allSatisfy(\.isWhitespace) }
      })
  }

  private struct Catalog: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      let stringUnit: Unit?
    }

    struct Unit: Decodable {
      let value: String
    }
  }
}

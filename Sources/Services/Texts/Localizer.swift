import Flows

/// Finds the texts of an app in one language.
struct Localizer: Hashable, Sendable {
  let language: Language
  /// The string tables that could not be read.
  let faults: [FileFault]
  /// Best first.
  private let tables: [Table]
  private let catalog: StringCatalog?

  /// A string table, where it lies, and whether it is in the language wanted.
  private struct Table: Hashable {
    let place: String
    let isInLanguage: Bool
    let texts: StringTable
  }

  /// Reads an app's `Localizable.strings` and `Localizable.xcstrings`; either may be missing.
  init(_ folder: AppFolder, language: Language) {
    self.language = language
    var tables: [Table] = []
    var faults: [FileFault] = []
    func read<Value>(
      _ place: String, limit: Int, _ parse: ([UInt8]) throws(FileFault) -> Value
    ) -> Value? {
      do throws(FileFault) {
        return try folder.bytes(at: place, limit: limit).map(parse)
      } catch {
        faults.append(error)
        return nil
      }
    }
    for place in [""] + folder.localizedFolders(for: language) {
      let name = "\(place)Localizable.strings"
      let texts = read(name, limit: StringTable.limit) { bytes throws(FileFault) in
        try StringTable(parsing: bytes, named: name)
      }
      guard let texts else { continue }
      tables.append(Table(place: name, isInLanguage: language.isSpoken(in: place), texts: texts))
    }
    let name = StringCatalog.name
    catalog = read(name, limit: JSONFile.limit) { bytes throws(FileFault) in
      try StringCatalog(parsing: bytes, named: name)
    }
    if let catalog {
      let source = catalog.sourceLanguage
      let speaksSource = language.fallbacks.contains(source)
      tables += [
        Table(place: name, isInLanguage: true, texts: catalog.table(of: language.fallbacks)),
        Table(place: name, isInLanguage: speaksSource, texts: catalog.table(of: [source])),
      ]
    }
    self.tables = tables
    self.faults = faults
  }

  /// Where the text of a key comes from.
  enum Origin: Hashable {
    /// A string table, which is in the language wanted or only in another one.
    case table(place: String, isInLanguage: Bool)
    /// No table knows the key, which is its own text.
    case key
  }

  /// Where the text of a key comes from.
  func origin(of key: String) -> Origin {
    if let table = tables.first(where: { $0.texts[key] != nil }) {
      return .table(place: table.place, isInLanguage: table.isInLanguage)
    }
    guard let catalog, catalog.has(key) else { return .key }
    // In the catalog's own language, a key without a text is its own text.
    return .table(
      place: StringCatalog.name,
      isInLanguage: language.fallbacks.contains(catalog.sourceLanguage))
  }

  /// The text of a key; without one, the key is the text.
  func text(for key: String) -> String {
    translation(of: key) ?? key
  }

  /// The labels of the onboarding: the app's own, or those the SDK comes with.
  var labels: Onboarding.Labels {
    let standard = language.fallbacks.lazy.compactMap { Self.labels[$0] }.first
    let labels = standard ?? Self.english
    return Onboarding.Labels(
      next: translation(of: "Snabble.Onboarding.next") ?? labels.next,
      done: translation(of: "Snabble.Onboarding.done") ?? labels.done,
      show: translation(of: "Snabble.Onboarding.Link.show") ?? labels.show)
  }

  /// Whether the SDK or the app has the labels in this language; if not, they are English.
  var hasLabels: Bool {
    let isStandard = language.fallbacks.lazy.compactMap { Self.labels[$0] }.first != nil
    let isEnglish = language.fallbacks.last == "en"
    return isEnglish || (isStandard && labels != Self.english)
      || ["next", "done", "Link.show"].allSatisfy { label in
        if case .table(_, isInLanguage: true) = origin(of: "Snabble.Onboarding.\(label)") {
          true
        } else {
          false
        }
      }
  }

  private func translation(of key: String) -> String? {
    tables.lazy.compactMap { $0.texts[key] }.first
  }

  private static let english = Onboarding.Labels(next: "Continue", done: "Done", show: "Show")

  /// As in the SDK, where Italian and Swiss French were never translated.
  private static let labels = [
    "en": english,
    "de": Onboarding.Labels(next: "Weiter", done: "Fertig", show: "Ansehen"),
    "fr": Onboarding.Labels(next: "Continuer", done: "Terminé", show: "Consulter"),
    "fr-CH": english,
    "hu": Onboarding.Labels(next: "Tovább", done: "Kész", show: "Megtekintés"),
    "sk": Onboarding.Labels(next: "Ďalej", done: "Hotovo", show: "Prezrieť"),
  ]
}

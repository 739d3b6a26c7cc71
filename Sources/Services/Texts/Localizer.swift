import Flows

/// Finds the texts of an app in one language.
struct Localizer: Hashable, Sendable {
  let language: Language
  /// The string tables that could not be read.
  let faults: [FileFault]
  /// Best first.
  private let tables: [StringTable]

  /// Reads an app's `Localizable.strings` and `Localizable.xcstrings`; either may be missing.
  init(_ folder: AppFolder, language: Language) {
    self.language = language
    var tables: [StringTable] = []
    var faults: [FileFault] = []
    func read(
      _ place: String, limit: Int, _ parse: ([UInt8]) throws(FileFault) -> StringTable
    ) {
      do throws(FileFault) {
        guard let bytes = try folder.bytes(at: place, limit: limit) else { return }
        tables.append(try parse(bytes))
      } catch {
        faults.append(error)
      }
    }
    for place in [""] + folder.localizedFolders(for: language) {
      let name = "\(place)Localizable.strings"
      read(name, limit: StringTable.limit) { bytes throws(FileFault) in
        try StringTable(parsing: bytes, named: name)
      }
    }
    let catalog = "Localizable.xcstrings"
    read(catalog, limit: JSONFile.limit) { bytes throws(FileFault) in
      try StringTable(catalog: bytes, language: language, named: catalog)
    }
    self.tables = tables
    self.faults = faults
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

  private func translation(of key: String) -> String? {
    tables.lazy.compactMap { $0[key] }.first
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

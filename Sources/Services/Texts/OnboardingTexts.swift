import Flows
import Parsing

/// The onboarding of an app in one language: its keys looked up, its texts parsed.
struct OnboardingTexts {
  let content: Availability<Onboarding.Content>
  /// What could not be read: string tables, and pictures that the app does not have.
  let faults: [FileFault]

  init(of folder: AppFolder, language: Language) {
    let localizer = Localizer(folder, language: language)
    var pictures = PictureNames(in: AssetCatalog(folder))
    content = Availability { () throws(FileFault) in
      Self.localize(
        try OnboardingFile.content(of: folder), with: localizer, pictures: &pictures)
    }
    faults = localizer.faults + pictures.faults
  }

  private static func localize(
    _ content: OnboardingContent, with localizer: Localizer, pictures: inout PictureNames
  ) -> Onboarding.Content {
    let header = pictures.known(content.header)
    let pages = content.pages.map { page in
      Onboarding.Page(
        picture: pictures.known(page.image),
        text: OnboardingText.document(localizer.text(for: page.text)),
        link: page.link, buttonTitle: page.buttonTitle.map { localizer.text(for: $0) })
    }
    return Onboarding.Content(header: header, pages: pages, labels: localizer.labels)
  }
}

/// Which names of pictures lead to something.
///
/// The others are left out at once, so that no room closes up before the person's eyes.
private struct PictureNames {
  private let catalog: AssetCatalog
  private var unknown: [String] = []

  init(in catalog: AssetCatalog) { self.catalog = catalog }

  /// The name, or nil if the app has no picture of that name.
  mutating func known(_ name: String?) -> String? {
    guard let name else { return nil }
    if catalog.has(name) { return name }
    if !unknown.contains(name) { unknown.append(name) }
    return nil
  }

  /// One fault for all names that lead nowhere.
  var faults: [FileFault] {
    guard let first = unknown.first else { return [] }
    let others = unknown.count == 1 ? "" : " (and \(unknown.count - 1) more)"
    return [FileFault(first, "The app has no such picture\(others).")]
  }
}

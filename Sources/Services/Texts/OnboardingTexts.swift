import Flows
import Parsing

/// The onboarding of an app in one language: its keys looked up, its texts parsed.
struct OnboardingTexts {
  let content: Availability<Onboarding.Content>
  /// The string tables that could not be read.
  let faults: [FileFault]

  init(of folder: AppFolder, language: Language) {
    let localizer = Localizer(folder, language: language)
    content = Availability { () throws(FileFault) in
      Self.localize(try OnboardingFile.content(of: folder), with: localizer)
    }
    faults = localizer.faults
  }

  private static func localize(
    _ content: OnboardingContent, with localizer: Localizer
  ) -> Onboarding.Content {
    let pages = content.pages.map { page in
      Onboarding.Page(
        picture: page.image,
        text: OnboardingText.document(localizer.text(for: page.text)),
        link: page.link, buttonTitle: page.buttonTitle.map { localizer.text(for: $0) })
    }
    return Onboarding.Content(header: content.header, pages: pages, labels: localizer.labels)
  }
}

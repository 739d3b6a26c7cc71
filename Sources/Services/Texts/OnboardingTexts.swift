import Documents
import Flows
import Parsing

/// The onboarding of an app in one language: its keys looked up, its texts parsed.
enum OnboardingTexts {
  static func content(
    of folder: AppFolder, language: Language
  ) -> Availability<Onboarding.Content> {
    Availability { () throws(FileFault) in
      localize(
        try OnboardingFile.content(of: folder), with: Localizer(folder, language: language))
    }
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

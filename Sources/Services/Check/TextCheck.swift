import Documents
import Parsing

/// Checks the texts and button titles of an onboarding in all languages of the app.
struct TextCheck {
  /// One for each language.
  let localizers: [Localizer]
  /// The file the texts stand in.
  let file: String

  /// The language a text is looked up in, and where the text stands.
  private typealias Version = (text: String, file: String, offset: Int?)

  /// Reads the string tables of each language.
  init(_ folder: AppFolder, languages: [Language], file: String) {
    localizers = languages.map { Localizer(folder, language: $0) }
    self.file = file
  }

  /// Finds broken string tables, and languages in which the SDK's labels are English.
  func checkTables(_ findings: inout Findings) {
    for localizer in localizers {
      for fault in localizer.faults { findings.add(.brokenStrings, fault) }
      guard !localizer.hasLabels else { continue }
      let tag = localizer.language.tag
      findings.add(
        .missingTranslation, in: "\(tag).lproj/Localizable.strings",
        "The SDK's own labels are English in \(tag.quoted): give Snabble.Onboarding.next, .done and "
          + ".Link.show texts here.")
    }
  }

  /// Finds the languages that a text or title is not translated to.
  func checkTranslation(of text: OnboardingOutline.PlacedText, _ findings: inout Findings) {
    let origins = localizers.map { $0.origin(of: text.text) }
    guard origins.contains(where: { $0 != .key }) else {
      guard text.text.looksLikeKey else { return }
      return findings.add(
        .missingTranslation, in: file, at: text.offset,
        "\(text.text.quoted) is in no string table, so the key itself is shown.")
    }
    for (localizer, origin) in zip(localizers, origins) {
      if case .table(_, isInLanguage: true) = origin { continue }
      findings.add(
        .missingTranslation, in: file, at: text.offset,
        "\(text.text.quoted) is not translated to \(localizer.language.tag.quoted).")
    }
  }

  /// Checks how a page's text is read, in each language, and returns the links in it.
  func check(
    _ text: OnboardingOutline.PlacedText, sources: inout SourceTexts, _ findings: inout Findings
  ) -> [LinkCheck.Link] {
    var links: [LinkCheck.Link] = []
    var seen: Set<String> = []
    for localizer in localizers {
      let version = version(of: text, in: localizer, &sources)
      guard seen.insert(version.file + "\n" + version.text).inserted else { continue }
      checkForm(of: version, isHTMLOnPhone: OnboardingText.isHTMLOnPhone(text.text), &findings)
      links += OnboardingText.document(version.text).links.map {
        LinkCheck.Link(destination: $0, file: version.file, offset: version.offset)
      }
    }
    return links
  }

  private func version(
    of text: OnboardingOutline.PlacedText, in localizer: Localizer, _ sources: inout SourceTexts
  ) -> Version {
    let shown = localizer.text(for: text.text)
    guard case .table(let place, _) = localizer.origin(of: text.text), shown != text.text else {
      return (shown, file, text.offset)
    }
    return (shown, place, sources.text(of: place)?.offset(of: "\"\(text.text)\""))
  }

  private func checkForm(
    of version: Version, isHTMLOnPhone: Bool, _ findings: inout Findings
  ) {
    let text = version.text
    func add(_ kind: Finding.Kind, _ sentence: String) {
      findings.add(kind, in: version.file, at: version.offset, sentence)
    }
    if isHTMLOnPhone {
      if text.contains("%") {
        add(
          .percentSign,
          "A % in an HTML text is taken for a format and garbled: write &#37; instead.")
      }
    } else if text.hasTags {
      add(
        .unrecognisedHTML,
        "Tags are shown as they are: a text is HTML only if the text in \(file) itself has a link "
          + "like <a href=\"…\">…</a> before any other.")
    } else if !OnboardingText.document(text).isOneParagraph {
      add(
        .flatMarkdown,
        "The SDK runs paragraphs, lists and headings together: keep to one paragraph.")
    }
  }
}

extension String {
  /// Whether it is written like a key: one word in several parts, such as `Onboarding.message1`.
  fileprivate var looksLikeKey: Bool {
    let parts = split(omittingEmptySubsequences: false) { "._-".contains($0) }
    return parts.count > 1 && utf8.count <= 200
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  /// Whether it has tags that a person would have written for HTML.
  fileprivate var hasTags: Bool {
    let pattern =
      /<\/?(?:a|b|br|i|u|p|em|strong|h[1-6]|ul|ol|li|div|span|font|small|big)(?:\s[^<>]*|\/)?>/
      .ignoresCase()
    return prefix(10_000).contains(pattern)
  }
}

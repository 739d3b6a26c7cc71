import Documents
import Flows
import Testing

@testable import Services

/// How an app's onboarding is read from its folder, as far as the SDK's behaviour decides it.
struct OnboardingReadingTests {
  private func onboarding(
    _ items: String, _ files: [String: String] = [:], language: String = "en"
  ) throws -> Onboarding.Content {
    let folder = try TemporaryFolder(
      files.merging(["Onboarding.json": #"{"configuration":{},"items":[\#(items)]}"#]) { $1 })
    let content = OnboardingTexts(
      of: try AppFolder(root: folder.path), language: Language(known: language)
    ).content
    guard case .ready(let content) = content else { throw FileFault("", "\(content)") }
    return content
  }

  private func sentence(_ bytes: [UInt8]) -> String? {
    #expect(throws: FileFault.self) { try OnboardingFile.content(parsing: bytes) }?.sentence
  }

  @Test func theGuidesHTMLExampleIsReadOnceItsQuotesAreEscaped() throws {
    let text = #"Es gelten die <a href=\"snabble://terms.html\">Nutzungsbedingungen</a>."#
    let page = try onboarding(#"{"text":"\#(text)"}"#).pages[0]
    #expect(
      page.text.blocks == [
        .paragraph(
          [
            Run("Es gelten die "),
            Run("Nutzungsbedingungen", target: .link("snabble://terms.html")), Run("."),
          ], .leading)
      ])
  }

  @Test(arguments: [",,", "/* a */", "// a\n", "{'text':'a'}", "{\"text\":\"a\nb\"}", "{} x"])
  func whatTheDecoderOfThePhoneRefusesIsRefused(items: String) {
    let json = #"{"configuration":{},"items":[{"text":"a"},\#(items)]}"#
    #expect(sentence(Array(json.utf8))?.hasPrefix("Is not JSON: ") == true)
  }

  @Test func aMarkAndUTF16AreReadAndLatin1IsNot() throws {
    let json = #"{"configuration":{},"items":[{"text":"ü"}]}"#
    let little = json.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = json.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let files = [
      [0xEF, 0xBB, 0xBF] + Array(json.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little,
    ]
    for bytes in files {
      #expect(try OnboardingFile.content(parsing: bytes).pages.map(\.text) == ["ü"])
    }
    #expect(
      sentence(json.unicodeScalars.map { UInt8($0.value) }) == "Is not JSON in UTF-8 or UTF-16.")
  }

  @Test func keysOfOlderSDKsAndOfAndroidAreIgnored() throws {
    let item = #"""
      {"id":1,"title":"t","text":"a","footer":"f","prevButtonTitle":"p","nextButtonTitle":"n",
      "termsButtonTitle":"s","#text":"x"}
      """#
    let page = try onboarding(item).pages[0]
    #expect(page.text.blocks == [.paragraph([Run("a")], .leading)])
    #expect(page.buttonTitle == nil && page.link == nil)
  }

  @Test func moreItemsThanAnyoneSwipesThroughAreRefused() {
    let items = String(repeating: #"{"text":"a"},"#, count: 5000)
    #expect(
      sentence(Array(#"{"configuration":{},"items":[\#(items)]}"#.utf8))
        == "items has more than 1000 pages, the most that are shown.")
  }

  @Test func aMissingFileAndAFolderInItsPlaceAreOneSentence() throws {
    let missing = try TemporaryFolder()
    let folder = try TemporaryFolder(["Onboarding.json/a": ""])
    for files in [missing, folder] {
      #expect(
        throws: FileFault("Onboarding.json", "Was not found in the app folder.")
      ) { try OnboardingFile.content(of: AppFolder(root: files.path)) }
    }
    let file = try TemporaryFolder(["a": ""])
    let sentence = "Is no folder that can be read; name the resource folder of an app."
    #expect(throws: FileFault("\(file.path)/a", sentence)) { try AppFolder(root: file.path + "/a") }
  }

  @Test func aWholeSentenceMayBeAKeyAndWhatIsNoKeyIsShown() throws {
    let content = try onboarding(
      #"{"text":"See [x](a.html)."},{"text":"No.key","customButtonTitle":"Go"}"#,
      ["en.lproj/Localizable.strings": "\"See [x](a.html).\" = \"Look\"; Go = Jump;"])
    #expect(
      content.pages.map(\.text.blocks) == [
        [.paragraph([Run("Look")], .leading)], [.paragraph([Run("No.key")], .leading)],
      ])
    #expect(content.pages[1].buttonTitle == "Jump")
  }

  @Test func aButtonTitleIsAKeyOrStandsForItselfEvenIfItIsEmpty() throws {
    let content = try onboarding(
      ["jump", "Let's go", ""].map { #"{"text":"a","customButtonTitle":"\#($0)"}"# }
        .joined(separator: ","),
      ["en.lproj/Localizable.strings": "jump = Jump;"])
    #expect(content.pages.map(\.buttonTitle) == ["Jump", "Let's go", ""])
  }

  @Test func anAnchorInTheTranslationOnlyIsALinkHere() throws {
    let content = try onboarding(
      #"{"text":"terms"}"#,
      ["en.lproj/Localizable.strings": #"terms = "<a href=\"terms.html\">x</a>";"#])
    #expect(
      content.pages[0].text.blocks
        == [.paragraph([Run("x", target: .link("terms.html"))], .leading)])
  }

  @Test(arguments: [("de_CH.UTF-8", "de"), ("fr_CH", "fr-CH"), ("fr_FR", "fr"), ("ja", "en")])
  func theLanguageOfTheEnvironmentFindsTheAppsTexts(locale: String, found: String) throws {
    let texts = ["de", "en", "fr", "fr-CH"].map {
      ("\($0).lproj/Localizable.strings", "a = \"\($0)\";")
    }
    let files = try TemporaryFolder(Dictionary(uniqueKeysWithValues: texts))
    let localizer = Localizer(
      try AppFolder(root: files.path), language: Language(environment: ["LANG": locale]))
    #expect(localizer.text(for: "a") == found)
  }
}

import Flows
import Testing

@testable import Services

struct LocalizerTests {
  private func localizer(_ files: [String: String], _ tag: String) throws -> Localizer {
    let files = try TemporaryFolder(files)
    return Localizer(try AppFolder(root: files.path), language: Language(known: tag))
  }

  @Test func theBestTableThatKnowsAKeyGivesTheText() throws {
    let localizer = try localizer(
      [
        "de-AT.lproj/Localizable.strings": "a = servus;",
        "de.lproj/Localizable.strings": "a = hallo; b = welt; c = \" \";",
        "en.lproj/Localizable.strings": "a = hello; b = world; c = blank; d = english;",
      ], "de-AT")
    #expect(
      ["a", "b", "c", "d", "e"].map(localizer.text) == ["servus", "welt", "blank", "english", "e"])
    #expect(localizer.faults == [])
  }

  @Test func aStringCatalogSpeaksItsOwnLanguageWhereNothingIsTranslated() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "See the [terms](snabble://terms.html)":{"localizations":{
          "de":{"stringUnit":{"state":"translated","value":"Siehe [hier](snabble://terms.html)"}}}},
        "a":{"extractionState":"manual","localizations":{
          "en":{"stringUnit":{"state":"new","value":"english"}}}},
        "plural":{"localizations":{"de":{"variations":{}}}}, "bare":{}}}
      """
    let localizer = try localizer(["Localizable.xcstrings": catalog], "de")
    #expect(
      localizer.text(for: "See the [terms](snabble://terms.html)")
        == "Siehe [hier](snabble://terms.html)")
    #expect(["a", "plural", "bare"].map(localizer.text) == ["english", "plural", "bare"])
  }

  @Test func ofTextsThatVaryTheOneForAPhoneAndOtherNumbersCounts() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{
        "n":{"localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"one"}},"other":{"stringUnit":{"value":"many"}}}}}}},
        "d":{"localizations":{"en":{"variations":{"device":{
          "ipad":{"stringUnit":{"value":"pad"}},"other":{"stringUnit":{"value":"phone"}}}}}}},
        "both":{"localizations":{"en":{"variations":{"device":{
          "iphone":{"variations":{"plural":{"other":{"stringUnit":{"value":"deep"}}}}}}}}}}}}
      """
    let localizer = try localizer(["Localizable.xcstrings": catalog], "en")
    #expect(["n", "d", "both"].map(localizer.text) == ["many", "phone", "deep"])
  }

  @Test func aTextKnowsWhereItComesFrom() throws {
    let localizer = try localizer(
      [
        "Localizable.strings": "g = global;", "de.lproj/Localizable.strings": "a = hallo;",
        "en.lproj/Localizable.strings": "a = hello; b = world;",
      ], "de-AT")
    func table(_ folder: String, _ isInLanguage: Bool) -> Localizer.Origin {
      .table(place: "\(folder)Localizable.strings", isInLanguage: isInLanguage)
    }
    #expect(localizer.origin(of: "g") == table("", true))
    #expect(localizer.origin(of: "a") == table("de.lproj/", true))
    #expect(localizer.origin(of: "b") == table("en.lproj/", false))
    #expect(localizer.origin(of: "c") == .key)
  }

  @Test func aBrokenTableIsReportedAndTheOthersCount() throws {
    let localizer = try localizer(
      [
        "de.lproj/Localizable.strings": "\"a\" = \"x",
        "en.lproj/Localizable.strings": "a = hello;",
      ], "de")
    #expect(localizer.text(for: "a") == "hello")
    #expect(localizer.faults.map(\.file) == ["de.lproj/Localizable.strings"])
    #expect(localizer.faults.map(\.line) == [1])
  }

  @Test(arguments: [
    ("en", "Continue", "Done", "Show"), ("de-CH", "Weiter", "Fertig", "Ansehen"),
    ("fr", "Continuer", "Terminé", "Consulter"), ("fr-CH", "Continue", "Done", "Show"),
    ("hu", "Tovább", "Kész", "Megtekintés"), ("sk", "Ďalej", "Hotovo", "Prezrieť"),
    ("it", "Continue", "Done", "Show"),
  ])
  func theSDKHasLabelsOfItsOwn(tag: String, next: String, done: String, show: String) throws {
    #expect(try localizer([:], tag).labels == .init(next: next, done: done, show: show))
  }

  @Test func theAppMayReplaceALabel() throws {
    let labels = try localizer(
      ["en.lproj/Localizable.strings": "\"Snabble.Onboarding.next\" = \"Go on\";"], "en"
    ).labels
    #expect(labels == .init(next: "Go on", done: "Done", show: "Show"))
  }
}

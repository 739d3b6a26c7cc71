import Testing

@testable import Services

struct LanguageTests {
  @Test(arguments: [
    ("de_DE.UTF-8", "de-DE"), ("fr-CH", "fr-CH"), ("EN", "en"), ("zh_hans_cn", "zh-Hans-CN"),
    ("de_DE@euro", "de-DE"), ("es-419", "es-419"),
  ])
  func tagsAndLocalesAreRead(text: String, tag: String) {
    #expect(Language(text)?.tag == tag)
  }

  @Test(arguments: ["", "C", "C.UTF-8", "POSIX", "x", "../..", "de/", "de-", "12", "deutsch"])
  func whatIsNoLanguageIsNone(text: String) {
    #expect(Language(text) == nil)
  }

  @Test func theEnvironmentIsReadInItsOrder() {
    let all = ["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"]
    #expect(Language(environment: all).tag == "de-DE")
    #expect(Language(environment: ["LC_ALL": "", "LC_MESSAGES": "fr_FR"]).tag == "fr-FR")
    #expect(Language(environment: ["LC_ALL": "C", "LANG": "it_IT"]) == .english)
    #expect(Language(environment: [:]) == .english)
  }

  @Test func fallbacksGoFromExactToPlain() {
    #expect(Language("zh-Hans-CN")?.fallbacks == ["zh-Hans-CN", "zh-Hans", "zh"])
  }
}

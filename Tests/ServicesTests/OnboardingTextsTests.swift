import Documents
import Testing

@testable import Flows
@testable import Services

@Suite struct OnboardingTextsTests {
  @Test func picturesThatTheAppDoesNotHaveAreLeftOutAndSaidOnce() throws {
    let files = try TemporaryFolder([
      "there.svg": "",
      "Onboarding.json": #"""
      {"configuration":{"imageSource":"gone"},"items":[
        {"imageSource":"there","text":"one"},{"imageSource":"gone","text":"two"},
        {"imageSource":"lost","text":"three"}]}
      """#,
    ])
    let texts = OnboardingTexts(of: try AppFolder(root: files.path), language: .english)
    #expect(texts.content.value?.header == nil)
    #expect(texts.content.value?.pages.map(\.picture) == ["there", nil, nil])
    #expect(texts.faults == [FileFault("gone", "The app has no such picture (and 1 more).")])
  }

  @Test func percentSignsStayAsTheyAre() throws {
    let files = try TemporaryFolder([
      "Onboarding.json": #"{"configuration":{},"items":[{"text":"50 % off, 100%@ %d"}]}"#,
      "en.lproj/Localizable.strings": "\"Snabble.Onboarding.next\" = \"100 %d\";",
    ])
    let texts = OnboardingTexts(of: try AppFolder(root: files.path), language: .english)
    #expect(
      texts.content.value?.pages.first?.text.blocks
        == [.paragraph([.init("50 % off, 100%@ %d")], .leading)])
    #expect(texts.content.value?.labels.next == "100 %d")
  }
}

import Documents
import Testing

@Suite struct DirectionTests {
  @Test(arguments: [
    ("שלום", true), ("مرحبا بالعالم", true), ("50 % הנחה", true), ("\u{200F}abc", true),
    ("abc שלום", false), ("\u{200E}שלום", false), ("123 …", false), ("", false),
  ])
  func theFirstLetterDecidesOnTheDirection(text: String, isRightToLeft: Bool) {
    #expect([Run(text)].isRightToLeft == isRightToLeft)
  }

  @Test func aRunWithoutLettersLeavesTheDecisionToTheNext() {
    #expect([Run("1. "), Run("שלום"), Run("abc")].isRightToLeft)
  }
}

import Testing

@testable import Widgets

@Suite struct FuzzyMatchTests {
  private func matched(_ letters: String, in text: String) -> String? {
    FuzzyMatch(letters, in: text).map { match in
      String(text.enumerated().map { match.positions.contains($0) ? $1 : "·" })
    }
  }

  private func best(_ letters: String, of texts: String...) -> String? {
    texts.max {
      (FuzzyMatch(letters, in: $0)?.score ?? -1) < (FuzzyMatch(letters, in: $1)?.score ?? -1)
    }
  }

  @Test func lettersComeInTheirOrderWithAnythingBetween() {
    #expect(matched("rtn", in: "renew the token now") != nil)
    #expect(matched("ntr", in: "renew the token") == nil)
    #expect(matched("", in: "renew") == "·····")
    #expect(matched("renewal", in: "renew") == nil)
    #expect(matched("a", in: "") == nil)
  }

  @Test func ofAllMatchesTheBestIsShown() {
    #expect(matched("token", in: "take the token") == "·········token")
    #expect(matched("pd", in: "scroll a page down") == "·········p····d···")
    #expect(matched("nt", in: "renew the next token") == "··········n····t····")
  }

  @Test func wordStartsAndNeighborsWin() {
    #expect(best("th", of: "switch theme", "catch it") == "switch theme")
    #expect(best("nt", of: "select the next flow", "next theme") == "next theme")
    #expect(best("quit", of: "quietly it", "quit") == "quit")
  }

  @Test func caseAndTheOrderOfWordsMakeNoDifference() {
    #expect(matched("OPEN", in: "open Launcher") == "open·········")
    #expect(matched("launch open", in: "open Launcher") == "open·Launch··")
    #expect(matched("launch gone", in: "open Launcher") == nil)
  }

  @Test func aLongTextIsMatchedInTimeThatGrowsWithBothLengths() {
    let text = String(repeating: "ab", count: 2000)
    #expect(FuzzyMatch(String(repeating: "a", count: 200), in: text) != nil)
    #expect(FuzzyMatch(String(repeating: "a", count: 4096), in: text) == nil)
  }
}

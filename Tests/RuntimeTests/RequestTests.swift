import Cells
import Testing

@testable import Runtime

/// What a person's line asks for.
struct RequestTests {
  private let screen = Speech(
    title: "Page",
    choices: [
      Speech.Choice("Renew now (button)", keys: [.item(0)]),
      Speech.Choice("reload: load the page anew", keys: [.character("r")], letter: "r"),
      Speech.Choice("close: close the page", keys: [.escape], letter: "q"),
      Speech.Choice("search: search in the text", keys: [.character("/")], letter: "/"),
    ], others: [Speech.Choice("next language", keys: [.character("l")], letter: "l")])

  @Test(
    arguments: [
      ("1", .press([.item(0)])), (" 2 ", .press([.character("r")])),
      ("r", .press([.character("r")])), ("q", .press([.escape])), ("back", .press([.escape])),
      ("ren", .press([.item(0)])), ("CLOSE", .press([.escape])),
      ("load", .press([.character("r")])),
      ("l", .press([.character("l")])), ("next", .press([.character("l")])), ("", .goOn),
      ("again", .sayAgain), ("choices", .sayChoices), ("all", .sayAll), ("help", .sayHelp),
      ("?", .sayHelp), ("wait now connected", .wait("now connected")),
      ("search ab", .press([.character("/"), .character("a"), .character("b"), .enter])),
      ("5", .complain("The choices run from 1 to 4.")),
      ("0", .complain("The choices run from 1 to 4.")),
      ("dance", .complain("“dance” means nothing here; “help” says what does.")),
      ("re", .complain("“re” could be: Renew now (button); reload: load the page anew.")),
    ] as [(String, Request)])
  func aLineIsANumberALetterAWordOrTheBeginningOfAName(line: String, request: Request) {
    #expect(Request(line, at: screen) == request)
  }

  @Test func whileATextIsAskedForTheLineIsTheText() {
    var asking = screen
    asking.question = Speech.Question("Domain", value: "a")
    #expect(
      Request("1 ", at: asking)
        == .press([.control("u"), .character("1"), .character(" "), .enter]))
    #expect(Request("", at: asking) == .press([.enter]))
    #expect(
      Request("\u{1B}[2J", at: asking)
        == .press(
          [.control("u")] + "␛[2J".map(Key.character) + [.enter]))
  }

  @Test func whereNothingCanBeSearchedNoKeyIsPressed() {
    #expect(Request("search q", at: Speech()) == .complain("There is no text to search in."))
  }

  @Test func backIsWhatTheScreenCallsSo() {
    let searched = Speech(choices: [
      Speech.Choice("forget: forget the search", keys: [.escape]),
      Speech.Choice("back: go back", keys: [.character("q")], letter: "q"),
    ])
    #expect(Request("back", at: searched) == .press([.character("q")]))
  }
}

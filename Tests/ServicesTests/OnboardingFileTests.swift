import Testing

@testable import Services

struct OnboardingFileTests {
  private func content(_ json: String) throws -> OnboardingContent {
    try OnboardingFile.content(parsing: Array(json.utf8))
  }

  @Test func theGuidesExampleIsReadWithItsTrailingComma() throws {
    let content = try OnboardingFile.content(of: AppFolder(root: AppFolder.ofThisProject))
    #expect(content.header == "Onboarding/onboarding-logo")
    #expect(content.pages.map(\.text) == (1...3).map { "Onboarding.message\($0)" })
    #expect(content.pages.map(\.image) == (1...3).map { "Onboarding/onboarding-image-\($0)" })
    #expect(content.pages.map(\.link) == [nil, nil, "imprint.html"])
    #expect(content.pages.map(\.buttonTitle) == [nil, nil, "Onboarding.accept"])
  }

  @Test func unknownKeysAreIgnoredAndTheFirstOfTwoCounts() throws {
    let content = try content(
      ##"{"configuration":{"hasPageControl":true},"items":[{"#text":1,"#text":2,"text":"a","text":"b"}]}"##
    )
    #expect(content == OnboardingContent(pages: [.init(text: "a")]))
  }

  @Test func emptyTextsStayAndNullIsAbsent() throws {
    let content = try content(
      #"{"configuration":{},"items":[{"text":"","link":"","customButtonTitle":"","imageSource":null}]}"#
    )
    #expect(content.pages == [.init(text: "", link: "", buttonTitle: "")])
  }

  @Test(arguments: [
    ("", nil, "Is empty."),
    ("[]", 1, "The whole file must be an object."),
    (#"{"items":[]}"#, 1, "configuration is missing."),
    (#"{"Configuration":{},"items":[]}"#, 1, "configuration is missing."),
    (#"{"configuration":null,"items":[]}"#, 18, "configuration is null, but must be an object."),
    (#"{"configuration":{}}"#, 1, "items is missing."),
    (#"{"configuration":{},"items":{}}"#, 29, "items must be a list."),
    (
      #"{"configuration":{},"items":[{"text":"a"},{"link":"b"}]}"#, 43, "items[1].text is missing."
    ),
    (#"{"configuration":{},"items":[{"text":5}]}"#, 38, "items[0].text must be a text."),
    (
      #"{"configuration":{},"items":[{"text":null}]}"#, 38,
      "items[0].text is null, but must be a text."
    ),
    (
      #"{"configuration":{},"items":[]}"#, 29,
      "items is empty, but must have at least one page."
    ),
  ])
  func aFaultNamesPlacePathAndWhatWasExpected(json: String, column: Int?, sentence: String) {
    let fault = FileFault("Onboarding.json", line: column.map { _ in 1 }, column: column, sentence)
    #expect(throws: fault) { try content(json) }
  }

  @Test func columnsCountCharactersAndLinesCountInUTF16Too() throws {
    let json = "{\r\n\"configuration\": {}, \"ä👩‍👩‍👧\": \"é\", \"items\": 7}"
    let utf16 = json.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for bytes in [
      Array(json.utf8), [0xEF, 0xBB, 0xBF] + Array(json.utf8), utf16, [0xFF, 0xFE] + utf16,
    ] {
      #expect(throws: FileFault("Onboarding.json", line: 2, column: 42, "items must be a list.")) {
        try OnboardingFile.content(parsing: bytes)
      }
    }
  }

  @Test func whatIsNoJSONIsFoundByLineAndColumn() throws {
    let error = try #require(throws: FileFault.self) {
      try content("{\n  \"configuration\": {},\n  \"ä\": tru\n}")
    }
    #expect(error.line == 3)
    #expect(error.description.hasPrefix("Onboarding.json:3:"))
    #expect(error.sentence.hasPrefix("Is not JSON: "))
  }

  @Test func htmlWithRawQuotesAsTheGuidePrintsItIsAFault() {
    #expect(throws: FileFault.self) {
      try content(
        #"{"configuration":{},"items":[{"text":"<a href="snabble://terms.html">x</a>"}]}"#)
    }
  }

  @Test func deepNestingIsAFault() {
    #expect(throws: FileFault.self) { try content(String(repeating: "[", count: 100_000)) }
  }

  @Test func textsAreMadeHarmless() throws {
    let content = try content(
      #"{"configuration":{},"items":[{"text":"a\u001b[2J\nb","customButtonTitle":"\u202ex"}]}"#)
    #expect(content.pages == [.init(text: "a␛[2J\nb", buttonTitle: "<U+202E>x")])
  }
}

import Cells
import PageProtocol
import Testing

@testable import Flows

/// What is taken for an event, and what is not.
@Suite struct AnalysisDecodingTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  @Test mutating func anObjectIsTakenLikeItsText() {
    rehearsal.post(
      body: .object([.init("message", .string("analysis_completed")), .init("id", .string("r"))]))
    #expect(rehearsal.events == [.completed(id: "r")])
  }

  @Test(arguments: [
    ("", "at byte 0"), (" ", "at byte 1"), ("{", "at byte 1"), ("not an id", "at byte 1"),
    (#"{"message":"image_rejected""#, "at byte 27: the text ends too early"),
    (#"{"message":"\ud800"}"#, "at byte 12: half a surrogate pair"),
    ("[]", "a list, not an event object, at byte 0"),
    (" null", "null, not an event object, at byte 1"),
    ("7", "a number, not an event object, at byte 0"), ("\"x\"", "a text"),
    (#"{"Message":"x"}"#, "no “message”, at byte 0"),
    (#"{"message":7}"#, "a number, not a name, at byte 11"),
    (#"{"message":null}"#, "null, not a name, at byte 11"),
    (#"{"message":""}"#, "empty, not a name"), (#"{"id":"r"}"#, "no “message”, at byte 0"),
    (#"{"message":"analysis_completed"}"#, "The report id is missing, at byte 0."),
    (#"{"message":"analysis_completed","id":null}"#, "The report id is missing, at byte 37."),
    (#"{"message":"analysis_completed","id":""}"#, "The report id is missing, at byte 37."),
    (#"{"message":"analysis_completed","id":" "}"#, "The report id is missing, at byte 37."),
    (#"{"message":"analysis_completed","id":{"a":1}}"#, "an object, not a text, at byte 37"),
    (#"{"message":"analysis_completed","id":["r"]}"#, "a list, not a text"),
    (#"{"message":"analysis_completed","id":true}"#, "a truth value, not a text"),
  ])
  mutating func whatIsNoEventPushesNothingAndSaysWhy(body: String, reason: String) {
    rehearsal.post(body)
    #expect(rehearsal.state.path.isEmpty)
    #expect(rehearsal.refusal?.contains(reason) == true)
    #expect(rehearsal.refusal?.hasSuffix(".") == true)
    #expect(rehearsal.state.refusals.entries.last?.reason == rehearsal.refusal)
    #expect(rehearsal.screen.contains("✗"))
  }

  @Test(arguments: [JSON.number(1), .bool(true), .null, .array([])])
  mutating func aBodyOfAnotherKindPushesNothing(body: JSON) {
    rehearsal.post(body: body)
    #expect(rehearsal.state.path.isEmpty && rehearsal.refusal?.contains(body.kindName) == true)
  }

  @Test mutating func ofADecodedBodyThereIsNoByteToName() {
    rehearsal.post(body: .object([.init("message", .number(1))]))
    #expect(rehearsal.refusal == "The “message” of the event is a number, not a name.")
  }

  @Test mutating func aTrailingCommaPassesAsInFoundation() {
    rehearsal.post(#"{"message":"image_rejected","payload":["a",],}"#)
    #expect(rehearsal.events == [.imageRejected(reasons: [RejectionReason("a")])])
  }

  @Test mutating func ofARepeatedKeyTheFirstCounts() {
    rehearsal.post(#"{"message":"analysis_completed","id":"first","id":"second"}"#)
    #expect(rehearsal.events == [.completed(id: "first")])
    rehearsal.post(#"{"message":"image_rejected","message":"analysis_completed","id":"r"}"#)
    #expect(rehearsal.events.last == .imageRejected(reasons: []))
  }

  @Test(arguments: [#"{"id":{"a":1}}"#, #"{"id":7}"#, #"{"id":[]}"#, #"{"id":null}"#])
  mutating func anIdOfAnotherKindDoesNotHideTheKindOfAMessageThatNeedsNone(fields: String) {
    for message in ["image_rejected", "invalid_company_key"] {
      rehearsal.post(#"{"message":"\#(message)",\#(fields.dropFirst())"#)
    }
    #expect(rehearsal.events == [.imageRejected(reasons: []), .invalidCompanyKey(nil)])
  }

  @Test mutating func aNumberAsIdIsShownAndMarked() {
    rehearsal.post(#"{"message":"analysis_completed","id":42}"#)
    #expect(rehearsal.events == [.completed(id: "42", isNumber: true)])
    #expect(rehearsal.screen.contains("Report id (sent as a number)  42"))
  }

  @Test mutating func aNumberNoDoubleHoldsIsShownLossy() {
    rehearsal.post(
      #"{"message":"image_rejected","payload":[1e999,123456789012345678901234567890]}"#)
    #expect(rehearsal.screen.contains("• 1e999") && rehearsal.screen.contains("• 1.2345678901234"))
  }

  @Test mutating func whatIsNestedTooDeepIsRefusedWithItsPlace() {
    let body = #"{"message":"x","payload":"# + String(repeating: "[", count: 600)
    rehearsal.post(body)
    #expect(rehearsal.refusal?.contains("nested deeper than 64 levels") == true)
    #expect(rehearsal.refusal?.contains("at byte 88") == true)
  }

  @Test mutating func whatHasTooManyElementsIsRefused() {
    rehearsal.post(#"{"message":"x","payload":["# + String(repeating: "1,", count: 100_001) + "]}")
    #expect(rehearsal.refusal?.contains("more than 100000 values") == true)
  }

  @Test mutating func whatIsTooLargeIsRefusedAndItsSizeShown() {
    rehearsal.post("{\"message\":\"" + String(repeating: "x", count: 1 << 20) + "\"}")
    #expect(rehearsal.refusal?.contains("more than 1048576 bytes") == true)
    rehearsal.press(.character("x"))
    #expect(rehearsal.screen.contains("(1048590 bytes)"))
  }

  @Test(arguments: [
    #"{"message":"analysis_completed","id":"\u200b\ufeff"}"#,
    #"{"message":"analysis_completed","id":" \u3000"}"#, #"{"message":"\u200b"}"#,
  ])
  mutating func aNameOrIdOfWhichNothingIsSeenIsNone(body: String) {
    rehearsal.post(body)
    #expect(rehearsal.refusal != nil && rehearsal.state.path.isEmpty)
  }

  @Test mutating func aHugeReportIdIsRefused() {
    rehearsal.complete(String(repeating: "é", count: 2049))
    #expect(rehearsal.refusal == "The report id has 4098 bytes, more than 4096, at byte 37.")
    #expect(rehearsal.state.path.isEmpty)
  }

  @Test(arguments: [
    #"{"message":"new_thing","extra":"…"}"#, #"{"message":"…"}"#,
    #"{"message":"image_rejected","payload":["…"]}"#,
    #"{"message":"invalid_company_key","id":"…"}"#,
  ])
  mutating func ofAHugeEventOnlyTheBeginningIsKept(body: String) {
    rehearsal.post(body.replacing("…", with: String(repeating: "x", count: 900_000)))
    #expect(rehearsal.state.path.count == 1)
    #expect(rehearsal.events.allSatisfy { $0.bytes < 20_000 })
  }

  @Test mutating func escapeSequencesInAnIdAreMadeVisible() {
    rehearsal.post(#"{"message":"analysis_completed","id":"a\u001b[2Jb\u202e\u009b"}"#)
    #expect(rehearsal.screen.contains("␛[2Jb<U+202E><U+009B>"))
  }

  @Test mutating func whatSteersATerminalIsMadeVisibleInARefusalToo() {
    rehearsal.post("\u{1B}[2J\u{202E}{")
    rehearsal.press(.character("x"))
    #expect(rehearsal.screen.contains("␛[2J<U+202E>{"))
  }

  @Test mutating func aLongIdIsShortenedInTheTitleAndWholeOnTheScreen() {
    let id = String(repeating: "abcdefghij", count: 8)
    rehearsal.complete(id)
    #expect(Analysis.breadcrumb(of: rehearsal.state) == ["Report abcdefgh…defghij"])
    #expect(rehearsal.screen.split(whereSeparator: \.isWhitespace).joined().contains(id))
  }
}

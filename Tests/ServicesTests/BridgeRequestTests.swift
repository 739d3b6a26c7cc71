import PageProtocol
import Testing

@testable import Services

@Suite struct BridgeRequestTests {
  private static let page = Frame(isMainFrame: true, origin: "https://iframe.legit.health")

  private func request(_ text: String) -> BridgeRequest {
    BridgeRequest(.bytes(Array(text.utf8)))
  }

  @Test func aMessageNamesItsHandlerBodyAndFrame() {
    let request = request(
      #"{"handler":"h","body":[1],"frame":{"isMainFrame":false,"origin":"null"},"id":7}"#)
    let frame = Frame(isMainFrame: false, origin: "null")
    #expect(
      request.content
        == .message(ScriptMessage(handler: "h", body: .array([.number(1)]), frame: frame)))
    #expect(request.id == .number(7))
  }

  @Test(arguments: [#"{"handler":"h","body":null}"#, #"{"handler":"h","body":null,"frame":{}}"#])
  func aFrameLeftOutIsThePagesMainFrame(text: String) {
    let message = ScriptMessage(handler: "h", body: .null, frame: Self.page)
    #expect(request(text).content == .message(message))
  }

  @Test func inTheShortFormTheWholeObjectIsTheEvent() throws {
    let text = #"{"message":"analysis_completed","id":"r-1"}"#
    let message = ScriptMessage(handler: "bridge", body: try JSON(parsing: text), frame: Self.page)
    #expect(request(text).content == .message(message))
    #expect(request(text).id == nil)
  }

  @Test func theShortFormMayNameAFrameToo() {
    guard
      case .message(let message) =
        request(#"{"message":"x","frame":{"origin":"https://evil.example"}}"#).content
    else {
      Issue.record("no message")
      return
    }
    #expect(message.frame == Frame(isMainFrame: true, origin: "https://evil.example"))
  }

  @Test(arguments: [
    (#"{"message":}"#, "byte 11"), ("", "byte 0"), ("   ", "byte 3"), ("7", "byte 0"),
    ("[]", "byte 0"), ("{}", "byte 0"), ("{\"message\":\"x\"} y", "byte 16"),
    (#"{"message":"\ud800"}"#, "byte 1"), (#"{"handler":"","body":1}"#, "handler"),
    (#"{"handler":7,"body":1}"#, "handler"), (#"{"handler":"h"}"#, "body"),
    (#"{"message":"x","frame":7}"#, "frame"),
    (#"{"message":"x","frame":{"isMainFrame":1}}"#, "isMainFrame"),
    (#"{"message":"x","frame":{"origin":null}}"#, "origin"),
    (#"{"message":"x","frame":{"origin":"\#(String(repeating: "o", count: 301))"}}"#, "origin"),
    (#"{"handler":"\#(String(repeating: "h", count: 301))","body":1}"#, "handler"),
  ])
  func whatIsNoMessageSaysWhy(text: String, part: String) {
    guard case .unreadable(let reason) = request(text).content else {
      Issue.record("\(text) was read")
      return
    }
    #expect(reason.contains(part))
  }

  @Test func namesThatComeBackInRefusalsAreMadeHarmless() {
    let text = #"{"handler":"a\u009b","body":1,"frame":{"origin":"b\u001b[2J\u202e"}}"#
    let frame = Frame(isMainFrame: true, origin: "b␛[2J<U+202E>")
    let message = ScriptMessage(handler: "a<U+009B>", body: .number(1), frame: frame)
    #expect(request(text).content == .message(message))
  }

  @Test func invalidTextIsRefusedByItsByte() {
    let bytes = Array(#"{"message":""#.utf8) + [0xC0, 0x80] + Array(#""}"#.utf8)
    guard case .unreadable(let reason) = BridgeRequest(.bytes(bytes)).content else {
      Issue.record("invalid UTF-8 was read")
      return
    }
    #expect(reason.contains("byte 12"))
  }

  @Test func aRefusedObjectKeepsItsIdentifier() {
    #expect(request(#"{"id":"a"}"#).id == .string("a"))
    #expect(request(#"{"handler":"h","id":null}"#).id == .null)
  }

  @Test func answersAreLines() {
    let text = { (answer: BridgeAnswer, id: JSON?) in
      String(decoding: answer.line(id: id), as: UTF8.self)
    }
    #expect(text(.value(.null), nil) == #"{"ok":true,"value":null}"# + "\n")
    #expect(text(.value(.string("t")), .number(7)) == #"{"id":7,"ok":true,"value":"t"}"# + "\n")
    #expect(text(.refuse("no\n"), .string("a")) == #"{"id":"a","ok":false,"error":"no\n"}"# + "\n")
  }
}

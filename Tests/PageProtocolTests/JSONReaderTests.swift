import PageProtocol
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSON.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
    ("-12", .number(-12)), ("1.5e2", .number(150)),
    ("1234567890123456", .number(1_234_567_890_123_456)),
    ("\"a\"", .string("a")), ("[]", .array([])),
    ("[1,[2]]", .array([.number(1), .array([.number(2)])])),
    ("{\"a\":{}}", .object([JSON.Member("a", .object([]))])),
  ])
  func everyKindOfValueIsRead(text: String, value: JSON) throws {
    #expect(try JSON(parsing: text) == value)
  }

  @Test func escapesBecomeCharacters() throws {
    let json = try JSON(parsing: #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#)
    #expect(json == .string("\"\\/\u{8}\u{C}\n\r\té😀é"))
  }

  @Test(arguments: ["{\"a\":1,}", "[1,]", "[1 , ]"])
  func aTrailingCommaIsTaken(text: String) {
    #expect(throws: Never.self) { try JSON(parsing: text) }
  }

  @Test(arguments: [
    "", " ", "[,]", "{,}", "[1,,2]", "[1 2]", "{\"a\" 1}", "{a:1}", "{'a':1}", "1 2", "{} x",
    "// a",
    "[1]/**/", "NaN", "Infinity", "01", "-", "1.", ".5", "1e", "+1", "tru", "nulll", "\"a",
    "\"\\x\"",
    "\"\\u12g4\"", "\"a\nb\"", "[", "{\"a\":", "]", "\u{0}", "1\u{0}",
  ])
  func whatIsNotJSONIsRefused(text: String) {
    #expect(throws: JSONError.self) { try JSON(parsing: text) }
  }

  @Test(arguments: [#""\ud800""#, #""\udc00""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\ud800""#])
  func halfASurrogatePairIsRefusedWhereItStands(text: String) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.offset == 1)
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidUTF8IsRefusedWhereItStands(bytes: [UInt8]) {
    let text = Array("[\"ab".utf8) + bytes + Array("\"]".utf8)
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.offset == 4)
    #expect(error?.description == "Not JSON at byte 4: invalid UTF-8.")
  }

  @Test func aFaultIsNamedWithItsPlace() {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: "{\"a\": [1, 2}") }
    #expect(error?.description == "Not JSON at byte 11: a comma or ] was expected.")
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try JSON(parsing: "\u{FEFF}[]") == .array([]))
  }

  @Test func numbersTooLargeAreReadAsNearAsCanBe() throws {
    #expect(try JSON(parsing: "1e999") == .number(.infinity))
    #expect(try JSON(parsing: "-1e999") == .number(-.infinity))
    #expect(try JSON(parsing: "1e-999") == .number(0))
    let digits = String(repeating: "9", count: 30)
    #expect(try JSON(parsing: digits) == .number(1e30))
    let thousands = String(repeating: "9", count: 5000)
    #expect(try JSON(parsing: thousands) == .number(.infinity))
  }

  @Test func ofARepeatedKeyTheFirstCounts() throws {
    #expect(try JSON(parsing: #"{"a":1,"a":2}"#)["a"] == .number(1))
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(64)) }
    let error = #expect(throws: JSONError.self) { try JSON(parsing: nested(65)) }
    #expect(error?.offset == 64)
    #expect(throws: JSONError.self) { try JSON(parsing: nested(500_000)) }
  }

  @Test func bytesAndValuesAreLimited() {
    let limits = JSONLimits(bytes: 20, depth: 4, elements: 4)
    #expect(throws: Never.self) { try JSON(parsing: "[1,2,3]", limits: limits) }
    #expect(throws: JSONError.self) { try JSON(parsing: "[1,2,3,4]", limits: limits) }
    #expect(throws: JSONError.self) {
      try JSON(parsing: "\"" + String(repeating: "a", count: 19) + "\"", limits: limits)
    }
  }
}

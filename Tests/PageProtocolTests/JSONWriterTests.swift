import PageProtocol
import Testing

@Suite struct JSONWriterTests {
  @Test func aValueIsWrittenWithoutSpace() throws {
    let text = #"{"a":[1,-2.5,1e+300,true,null],"b":{},"c":"x"}"#
    #expect(try JSON(parsing: text).description == text)
  }

  @Test func whatCouldBreakALineOrALiteralIsEscaped() {
    let text = "\"\\/\n\r\t\u{0}\u{1b}\u{7f}\u{85}\u{2028}\u{2029}é日😀"
    #expect(
      JSON.string(text).description
        == #""\"\\/\n\r\t\u0000\u001b\u007f\u0085\u2028\u2029é日😀""#)
  }

  @Test func whatIsWrittenIsReadTheSame() throws {
    let value = JSON.object([
      JSON.Member("\u{0}\u{2028}\u{10FFFF}", .array([.number(.infinity), .number(-0.1)])),
      JSON.Member("", .string(String(repeating: "é\\", count: 100))),
      JSON.Member("large", .number(1.5e17)),
    ])
    #expect(try JSON(parsing: value.bytes) == value)
    #expect(try JSON(parsing: value.prettyDescription) == value)
  }

  @Test func forPeopleEachMemberAndItemHasALine() throws {
    let value = try JSON(parsing: #"{"a":[1,{"b":[]}],"c":{}}"#)
    #expect(
      value.prettyDescription == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {}
        }
        """)
  }

  @Test func notANumberIsWrittenAsNull() {
    #expect(JSON.number(.nan).description == "null")
  }
}

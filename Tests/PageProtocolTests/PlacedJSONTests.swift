import PageProtocol
import Testing

@Suite struct PlacedJSONTests {
  private let text = #"{ "a" : [1, {"b":null,}], "a":2, "ä": "x" }"#

  @Test func eachPartKnowsWhereItStands() throws {
    let json = try PlacedJSON(parsing: Array(text.utf8))
    #expect(json.offset == 0)
    #expect(json.members.map(\.key) == ["a", "a", "ä"])
    #expect(json.members.map(\.offset) == [2, 26, 33])
    #expect(json["a"]?.items.map(\.offset) == [9, 12])
    #expect(json["a"]?.items[1]["b"]?.offset == 17)
    #expect(json["ä"]?.offset == 39)
    #expect(try json.value == JSON(parsing: text))
  }

  @Test func aPathLeadsAsFarAsItCan() throws {
    let json = try PlacedJSON(parsing: Array(text.utf8))
    #expect(json.nearest(to: [.key("a"), .index(1), .key("b")]).offset == 17)
    #expect(json.nearest(to: [.key("a"), .index(1), .key("c")]).offset == 12)
    #expect(json.nearest(to: [.key("a"), .index(7), .key("b")]).offset == 8)
    #expect(json.nearest(to: [.key("x"), .key("a")]).offset == 0)
    #expect(json.nearest(to: []).offset == 0)
  }

  @Test func whatIsNotJSONIsRefused() {
    #expect(throws: JSONError.self) { try PlacedJSON(parsing: Array("[1,,]".utf8)) }
  }
}

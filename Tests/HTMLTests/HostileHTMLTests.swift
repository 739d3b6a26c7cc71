import Testing

@testable import HTML

@Suite struct HostileHTMLTests {
  private func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  private func greatestDepth(_ events: [HTMLEvent]) -> Int {
    var depth = 0
    var greatest = 0
    for event in events {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text, .page: break
      }
      greatest = max(greatest, depth)
    }
    return depth == 0 ? greatest : -1
  }

  @Test(arguments: ["<b>", "<div>", "<table>", "<ul><li>", "<font><p>", "<a>", "<select>"])
  func aHundredThousandOpenTagsAreNoDeeperThanAllowed(tag: String) {
    let events = events(repeated(tag, 100_000) + Array("end".utf8))
    #expect((0...HTMLLimits().depth).contains(greatestDepth(events)))
    #expect(text(events) == "end")
  }

  @Test func bodyTagsThatSeemToHoldEachOtherAreReadOnceEach() {
    let events = events(repeated("<body a b'>'", 300) + Array("end>".utf8))
    #expect(text(events) == String(repeating: "'", count: 300) + "end>")
  }

  @Test func endTagsInADeepTextFindTheirElement() {
    let bytes = repeated("<b>", 100_000) + repeated("</div>", 100_000) + Array("end".utf8)
    let events = events(bytes)
    #expect((0...HTMLLimits().depth).contains(greatestDepth(events)))
    #expect(text(events) == "end")
  }

  @Test(arguments: ["a ", "a", "<", "<!--", "</", "&", "&#", "<a href='", "<?", "<!", "日", "\0"])
  func aLongLineOfOpenEndsIsRead(text: String) {
    let bytes = repeated(text, 300_000 / text.utf8.count)
    #expect(greatestDepth(events(bytes, pieces: 65536)) >= 0)
  }

  @Test func tenMegabytesMayBeOneLine() {
    let bytes = repeated("word ", 2_000_000)
    #expect(text(events(bytes, pieces: 65536)).utf8.count == bytes.count)
  }

  @Test func tooManyAttributesEndTheText() {
    let reader = HTMLReader()
    let attributes = (0..<100_000).map { "a\($0) " }.joined()
    let events = reader.read(Array("<p>before<p \(attributes)>after".utf8)) + reader.finish()
    #expect(reader.isTruncated)
    #expect(text(events).hasPrefix("before"))
  }

  @Test func aLongAttributeIsNoTrouble() {
    let value = String(repeating: "ab c=", count: 100_000)
    let events = events(Array("<img src=\"data:\(value)\"><p>after".utf8))
    guard case .start("img", let attributes) = events.first else {
      Issue.record("there is no picture")
      return
    }
    let isWhole = attributes == [HTMLAttribute("src", "data:\(value)")]
    #expect(isWhole)
    #expect(text(events) == "after")
  }

  @Test func whatIsTooLongIsCut() {
    var limits = HTMLLimits()
    limits.bytes = 2000
    let events = events(repeated("<b>x</b>", 1000), limits: limits)
    #expect(text(events) == String(repeating: "x", count: 250))
  }

  @Test func everyByteIsSurvived() {
    var seed: UInt64 = 7
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<400 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let byte = UInt8(truncatingIfNeeded: seed >> 33)
        bytes.append(byte % 3 == 0 ? Array("<>&\"'/!-=ab;#".utf8)[Int(byte) % 13] : byte)
      }
      #expect(greatestDepth(events(bytes, pieces: 61)) >= 0)
    }
  }
}

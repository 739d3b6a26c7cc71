import Testing

@testable import HTML

/// All events of a text that is read in pieces of so many bytes.
func events(
  _ bytes: [UInt8], pieces: Int = .max, limits: HTMLLimits = HTMLLimits()
) -> [HTMLEvent] {
  let reader = HTMLReader(limits: limits)
  var events: [HTMLEvent] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    events += reader.read(Array(rest.prefix(pieces)))
    rest = rest.dropFirst(pieces)
  }
  return events + reader.finish()
}

func events(_ text: String) -> [HTMLEvent] { events(Array(text.utf8)) }

/// The text of all events, put together.
func text(_ events: [HTMLEvent]) -> String {
  events.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
}

@Suite struct HTMLReaderTests {
  @Test func elementsAndTextComeInOrder() {
    #expect(
      events("<P Class=a hidden>one<br>two</p>") == [
        .start("p", [HTMLAttribute("class", "a"), HTMLAttribute("hidden")]), .text("one"),
        .start("br", []), .end("br"), .text("two"), .end("p"),
      ])
  }

  @Test func whatNobodyClosedIsClosed() {
    #expect(
      events("<div><b>a") == [
        .start("div", []), .start("b", []), .text("a"), .end("b"), .end("div"),
      ])
    #expect(events("<ul></ul></ul>").count == 2)
  }

  @Test(arguments: [
    "<b>a</b>", "<html><head></head><body><b>a</b></body></html>", "<body></body><b>a</b></html>",
    "</html></body></html><b>a</b>", "<body><body><b>a</b></body></html></html></html>",
    "<!doctype html><!-- c --><html><b>a</b>", "<head><b>a</b></head>",
    "</p></head></html><b>a</b>",
  ])
  func noEndOfTheBodyIsTheEnd(html: String) {
    let expected: [HTMLEvent] = [
      .start("b", []), .text("a"), .end("b"), .start("i", []), .text("c"), .end("i"),
    ]
    #expect(events(html + "<i>c</i></html>").filter { $0 != .start("p", []) } == expected)
  }

  @Test(arguments: [
    ("&amp;&lt;&eacute;&nbsp;&#8364;", "&<é\u{A0}€"), ("&#x9b;31m", "›31m"), ("a&#27;[b", "a[b"),
    ("a\0b", "ab"), ("a < b", "a < b"), ("AT&T &unknown; &", "AT&T &unknown; &"),
    ("ok<!-->x-->", "okx-->"), ("a<![CDATA[y]]>b", "ab"), ("&lt;![CDATA[y]]&gt;", "<![CDATA[y]]>"),
    ("a<?php echo ?>b", "ab"), ("a<!-- <b> -->b", "ab"), ("<!doctype html>a", "a"),
  ])
  func textIsWhatABrowserReads(html: String, expected: String) {
    #expect(text(events("<p>\(html)</p>")) == expected)
  }

  @Test(arguments: [
    ("<!-->x-->", "x-->"), ("<!--->x", "x"), ("x</>y", "xy"), ("x</ a>y", "xy"), ("x</%>y", "xy"),
    ("<b>x</b>y", "xy"), ("a<bR>b</BR>c</br >d</brx>", "abcd"),
  ])
  func oddTagsAreSeenAmongOthers(html: String, expected: String) {
    let rest = " <i>and</i> much text behind it"
    let events = events("<p>\(html)\(rest)</p>")
    #expect(text(events) == expected + " and much text behind it")
    let breaks = html.contains("bR") ? 3 : 0
    #expect(events.count { $0 == .start("br", []) } == breaks)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 5000])
  func piecesMayEndAnywhere(size: Int) {
    let html =
      "<!DOCTYPE html><p title='a > b'>日本 &eacute; 👍🏽</p><!-- c --><script>if (a < b) '</p>'"
      + "</script><a href=\"x?a=1&amp;b=2\">" + String(repeating: "long ", count: 500) + "</a>"
    let bytes = Array(html.utf8)
    #expect(joined(events(bytes, pieces: size)) == joined(events(bytes)))
  }

  @Test(arguments: ["<p title='a b'>c</p>", "<!DOCTYPE a \"b c\"><p>c</p>", "<p id=\"a'b\">c</p>"])
  func aPieceThatEndsInAValueHoldsNothingBack(html: String) {
    for split in 1..<html.utf8.count {
      let reader = HTMLReader()
      let bytes = Array(html.utf8)
      let filler = [UInt8](repeating: 0x20, count: HTMLEncoding.declarationBytes)
      let first = reader.read(filler + bytes[..<split])
      let events = first + reader.read(bytes[split...] + Array("<hr>".utf8))
      #expect(events.contains(.text("c")), "split after \(split) bytes")
    }
  }

  /// The events with texts that follow one another made one.
  private func joined(_ events: [HTMLEvent]) -> [HTMLEvent] {
    events.reduce(into: []) { joined, event in
      if case .text(let more) = event, case .text(let text) = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(event)
      }
    }
  }

  @Test func scriptsAreText() {
    #expect(
      events("<script>if (a < b) { '<p>' }</script>") == [
        .start("script", []), .text("if (a < b) { '<p>' }"), .end("script"),
      ])
  }
}

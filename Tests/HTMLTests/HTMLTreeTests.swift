import HTML
import Testing

@Suite struct HTMLTreeTests {
  static func body(_ html: String) throws -> (tree: HTMLTree, body: HTMLNode) {
    let tree = HTMLTree(parsing: "<!DOCTYPE html><html><body>" + html)
    return (tree, try #require(tree.firstElement(named: "body")))
  }

  @Test func whatIsParsedIsWrittenBack() throws {
    let html = """
      <html lang="de"><head><title>T &amp; U</title><script>if (a < b && "</b>") {}</script></head>\
      <body class="x y" data-a="&quot;é&quot;"><p hidden="">日 <b>fett</b><br></p><!--c--></body></html>
      """
    let tree = HTMLTree(parsing: html)
    #expect(try tree.html(.document) == html)
  }

  @Test(arguments: ["", " ", "<", "a", "</p>", "<p", "<html><html>", "\u{0}x", "<table><p>a"])
  func anyTextIsSomeDocument(html: String) throws {
    let tree = HTMLTree(parsing: html)
    #expect(throws: Never.self) { try tree.html(.document) }
    #expect(throws: Never.self) { try tree.text(.document) }
  }

  @Test(arguments: [
    ("<title>a</title><button>b</button><p>c", "<title>a</title>", "<button>b</button><p>c</p>"),
    ("<meta name=\"a\"><main>b</main>", "<meta name=\"a\">", "<main>b</main>"),
    ("<head><title>a</title></head><body>b", "<title>a</title>", "b"),
  ])
  func whatIsNotForAHeadIsInTheBody(html: String, head: String, body: String) throws {
    let tree = HTMLTree(parsing: html)
    #expect(try tree.html(in: #require(tree.firstElement(named: "head"))) == head)
    #expect(try tree.html(in: #require(tree.firstElement(named: "body"))) == body)
  }

  @Test func aNodeKeepsItsNumber() throws {
    let (tree, body) = try Self.body("<p id=a>x</p>")
    let paragraph = try #require(tree.element(id: "a"))
    #expect(try tree.children(body) == [paragraph])
    try tree.remove(paragraph)
    #expect(tree.element(id: "a") == nil)
    #expect(try tree.parent(paragraph) == nil)
    #expect(try tree.text(paragraph) == "x")
    try tree.insert(paragraph, into: body)
    #expect(tree.element(id: "a") == paragraph)
  }

  @Test func nodesGoWhereTheyArePut() throws {
    let (tree, body) = try Self.body("<i></i>")
    let first = try tree.children(body)[0]
    let texts = ["a", "b", "c"].map { tree.makeText($0) }
    for text in texts { try tree.insert(text, into: body, before: first) }
    try tree.insert(texts[0], into: body)
    try tree.insert(texts[1], into: body, before: texts[1])
    #expect(try tree.html(in: body) == "bc<i></i>a")
    #expect(try tree.children(body).count == 4)
  }

  @Test func aNodeCannotGoIntoItself() throws {
    let (tree, body) = try Self.body("<p><b></b></p>")
    let paragraph = try tree.children(body)[0]
    let bold = try tree.children(paragraph)[0]
    for node in [paragraph, bold] {
      #expect(throws: HTMLTreeError.misplacedNode) { try tree.insert(paragraph, into: node) }
    }
    #expect(throws: HTMLTreeError.misplacedNode) { try tree.insert(.document, into: bold) }
    #expect(throws: HTMLTreeError.misplacedNode) {
      try tree.insert(tree.makeText("a"), into: tree.makeText("b"))
    }
    #expect(throws: HTMLTreeError.misplacedNode) {
      try tree.insert(tree.makeText("a"), into: body, before: bold)
    }
  }

  @Test func depthIsLimitedHoweverItComesAbout() throws {
    let deep = String(repeating: "<b>", count: 5000)
    let (tree, body) = try Self.body(deep + "x")
    #expect(throws: Never.self) { try tree.html(.document) }
    let element = try tree.makeElement("div")
    try tree.setText("", of: body)
    try tree.insert(element, into: body)
    var inner = element
    let error = #expect(throws: HTMLTreeError.self) {
      for _ in 0..<1000 {
        let next = try tree.makeElement("div")
        try tree.insert(next, into: inner)
        inner = next
      }
    }
    #expect(error == .tooDeep)
    #expect(throws: HTMLTreeError.tooDeep) { try tree.setHTML("<i><b></b></i>", of: inner) }
  }

  @Test func anUnknownNumberIsRefused() throws {
    let tree = HTMLTree(parsing: "<p>")
    for number in [-1, 1, 1 << 40] {
      #expect(throws: HTMLTreeError.unknownNode) { try tree.text(HTMLNode(number: number)) }
    }
  }

  @Test func textIsNeverMarkup() throws {
    let (tree, body) = try Self.body("<p>old <b>and bold</b></p>")
    let paragraph = try tree.children(body)[0]
    let bold = try tree.children(paragraph)[1]
    try tree.setText("<i> &amp; \u{1F600}", of: paragraph)
    #expect(try tree.html(paragraph) == "<p>&lt;i&gt; &amp;amp; \u{1F600}</p>")
    #expect(try tree.text(bold) == "and bold")
    #expect(try tree.parent(bold) == nil)
  }

  @Test func innerHTMLReplacesWhatWasThere() throws {
    let (tree, body) = try Self.body("<p>old</p>")
    let old = try tree.children(try tree.children(body)[0])[0]
    let inner = "a <b>c</b><ul><li>d</li></ul>"
    try tree.setHTML(inner, of: body)
    #expect(try tree.html(in: body) == inner)
    #expect(try tree.text(old) == "old")
    let style = try tree.makeElement("style")
    try tree.setHTML("a > b", of: style)
    #expect(try tree.html(style) == "<style>a > b</style>")
  }

  @Test(arguments: [
    "<tr><td>1</td></tr>", "<li>a</li>", "<option>x</option>", " <p>a</p> ", "text", "<!--c-->",
    "<section><h2>a</h2></section>", "<style>p {}</style>", "",
  ])
  func piecesOfHTMLStayAsTheyAre(html: String) throws {
    let (tree, body) = try Self.body("")
    try tree.setHTML(html, of: body)
    #expect(try tree.html(in: body) == html)
  }

  @Test func aCopyIsApart() throws {
    let (tree, body) = try Self.body("<p id=a>x</p>")
    let paragraph = try tree.children(body)[0]
    let copy = try tree.copy(paragraph, deep: true)
    try tree.setText("y", of: copy)
    #expect(try tree.html(copy) == "<p id=\"a\">y</p>")
    #expect(try tree.html(tree.copy(paragraph, deep: false)) == "<p id=\"a\"></p>")
    #expect(try tree.html(paragraph) == "<p id=\"a\">x</p>")
  }

  @Test func changesAreCounted() throws {
    let (tree, body) = try Self.body("<p>")
    let before = tree.changeCount
    _ = try tree.html(body)
    try tree.setAttribute("id", to: nil, of: body)
    #expect(tree.changeCount == before + 1)
    try tree.setAttribute("id", to: "a", of: body)
    try tree.setAttribute("id", to: "a", of: body)
    #expect(tree.changeCount == before + 2)
  }
}

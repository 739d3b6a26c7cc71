import HTML
import Testing

@Suite struct HTMLTreeAttributeTests {
  @Test func attributesAreReadAndWritten() throws {
    let (tree, body) = try HTMLTreeTests.body("<input disabled VALUE='a&amp;b'>")
    let input = try tree.children(body)[0]
    #expect(try tree.attribute("disabled", of: input) != nil)
    #expect(try tree.attribute("value", of: input) == "a&b")
    #expect(try tree.attribute("x", of: input) == nil)
    try tree.setAttribute("DATA-É", to: "\"&amp;", of: input)
    try tree.setAttribute("disabled", to: nil, of: input)
    #expect(try tree.html(input) == "<input value=\"a&amp;b\" data-é=\"&quot;&amp;amp;\">")
    #expect(try tree.attributes(input).map(\.name) == ["value", "data-é"])
  }

  @Test(arguments: ["", " ", "a b", "a=", "a>", "\"", "1", "a/", "a\u{0}"])
  func whatIsNoNameIsRefused(name: String) throws {
    let (tree, body) = try HTMLTreeTests.body("")
    #expect(throws: HTMLTreeError.invalidName(name)) {
      try tree.setAttribute(name, to: "", of: body)
    }
    #expect(throws: HTMLTreeError.invalidName(name)) { try tree.makeElement(name) }
  }

  @Test func anIdMovesFromElementToElement() throws {
    let (tree, body) = try HTMLTreeTests.body("<p id=a></p><b id=a></b>")
    let nodes = try tree.children(body)
    #expect(tree.element(id: "a") == nodes[0])
    try tree.setAttribute("id", to: "b", of: nodes[0])
    #expect(tree.element(id: "a") == nodes[1])
    try tree.setText("", of: body)
    #expect(tree.element(id: "a") == nil)
  }

  @Test func whatIsWrittenCanBeDecorated() throws {
    let (tree, body) = try HTMLTreeTests.body(
      "<p hidden>no</p><a>yes</a><!--c--><textarea>x</textarea>")
    var numbers: [Int] = []
    let html = try tree.html(in: body) { element, node in
      if element["hidden"] != nil { return .omitted }
      if element.name == "textarea" { return .text("<new>") }
      numbers.append(node().number)
      element["n"] = "1"
      return .whole
    }
    #expect(html == "<a n=\"1\">yes</a><textarea>&lt;new&gt;</textarea>")
    #expect(numbers.count == 1)
  }
}

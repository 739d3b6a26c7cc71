import HTML
import Testing

@Suite struct HTMLTreeSelectingTests {
  static let html = """
    <div id=top class="a b"><p lang=en-GB>1</p><p class=b>2<i title="x y">3</i></p>\
    <ul><li>4</li><li class="b last">5</li></ul></div><p data-Name="Q&quot;">6</p>
    """

  @Test(arguments: [
    ("p", "1 23 6"), ("P", "1 23 6"), ("*", "12345 1 23 3 45 4 5 6"), ("#top > p", "1 23"),
    (".b .b", "23 5"), ("p.b", "23"), (".b.last", "5"), ("div i", "3"), ("div > i", ""),
    ("p + p", "23"), ("p ~ ul", "45"), ("p+ul>li", "4 5"), ("i, li", "3 4 5"), ("i,li.b", "3 5"),
    ("[lang]", "1"), ("[lang|=en]", "1"), ("[title~=y]", "3"), ("[title='x y']", "3"),
    ("[title^=x]", "3"), ("[title$=\"y\"]", "3"), ("[title*=' ']", "3"), ("[title=X i]", ""),
    ("[title='X Y' i]", "3"), ("[data-name='Q\"']", "6"), (" li ", "4 5"), ("#nothing", ""),
    ("li:nope", nil), ("", nil), (",", nil), ("p,", nil), ("> p", nil), ("p >", nil), ("#", nil),
    ("[a", nil), ("[a=]", nil), ("[a='b]", nil), (".1", nil), ("p..a", nil), ("p(", nil),
  ])
  func aSelectorFindsItsElements(selector: String, texts: String?) throws {
    let (tree, body) = try HTMLTreeTests.body(Self.html)
    guard let texts else {
      #expect(throws: HTMLTreeError.invalidSelector(selector)) {
        try tree.elements(matching: selector, in: body)
      }
      return
    }
    let found = try tree.elements(matching: selector, in: body).map { try tree.text($0) }
    #expect(found.joined(separator: " ") == texts)
  }

  @Test func theFirstFewCanBeAskedFor() throws {
    let (tree, body) = try HTMLTreeTests.body(Self.html)
    let all = try tree.elements(matching: "p", in: body)
    #expect(try tree.elements(matching: "p", in: body, limit: 1) == [all[0]])
    #expect(try tree.matches(all[1], "div p"))
    #expect(try !tree.matches(all[2], "div p"))
  }
}

import Documents
import Parsing
import Testing

@Suite struct HTMLTableTests {
  @Test func aTableKeepsItsRows() {
    let html = """
      <table><caption>C</caption><thead><tr><th>A<th>B</thead>
      <tbody><tr><td>1<td><a href=x>2</a><tr><td>3<br>4</td></tr></table>
      """
    #expect(
      text(html) == """
        C
        ┌───┬───┐
        │ A │ B │
        ├───┼───┤
        │ 1 │ 2 │
        ├───┼───┤
        │ 3 │   │
        │ 4 │   │
        └───┴───┘

        """)
  }

  @Test func spansAreDrawnAsTheyAre() {
    let html = """
      <table><tr><td rowspan=2>a<td>b<td>c<tr><td>d<td>e<tr><td colspan=2>f<td>g</table>
      """
    #expect(
      text(html) == """
        ┌───┬───┬───┐
        │ a │ b │ c │
        │   ├───┼───┤
        │   │ d │ e │
        ├───┴───┼───┤
        │ f     │ g │
        └───────┴───┘

        """)
  }

  @Test(arguments: [
    "colspan=0", "colspan=-1", "colspan=99999999999999999999", "rowspan=0", "rowspan=65535",
    "colspan=65535 rowspan=65535", "colspan=x",
  ])
  func spansAreClamped(span: String) {
    let html = "<table><tr><td \(span)>a<td>b<tr><td>c<td>d</table>"
    let lines = text(html, columns: 400)
    for letter in ["a", "b", "c", "d"] { #expect(lines.contains(letter)) }
    #expect(lines.utf8.count < 8000)
  }

  @Test func aTableThatArrangesAPageIsNoTable() {
    #expect(text("<table><tr><td><h2>a</h2><ul><li>b</ul><td>c</table>") == "a\n\n• b\n\nc\n")
    #expect(text("<table><tr><td>a<tr><td>b</table>") == "a\n\nb\n")
    #expect(
      text("<table><tr><td>a<td><table><tr><td>b<td>c</table></table>")
        .hasPrefix("a\n\n┌───┬───┐"))
  }

  @Test func strayTextStandsBeforeTheTable() {
    #expect(text("<table>x<tr><td>a<td>b</table>") == "x\n\n┌───┬───┐\n│ a │ b │\n└───┴───┘\n")
    #expect(text("<tr><td>a</td></tr>b") == "a\n\nb\n")
  }
}

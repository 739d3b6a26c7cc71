import Parsing
import Testing

@Suite struct PlainTextReaderTests {
  private func read(_ text: String) -> String {
    var reader = PlainTextReader()
    return (reader.read(Array(text.utf8)) + reader.finish()).joined(separator: "\n")
  }

  @Test(arguments: [
    ("N\u{8}NA\u{8}A", "NA"), ("_\u{8}x_\u{8}y", "xy"), ("o\u{8}+ a", "+ a"),
    ("\u{8}a\n\u{8}b", "␈a\n␈b"), ("é\u{8}é", "é"), ("plain", "plain"),
    ("\u{1B}[1m\u{1B}[38;5;12mbold\u{1B}[0m \u{1B}[m.", "bold ."),
    ("\u{1B}[2J\u{1B}]0;t\u{7}\u{1B}[1", "␛[2J␛]0;t␇␛[1"),
  ])
  func whatIsStruckOverReadsAsOnATerminal(text: String, shown: String) {
    #expect(read(text) == shown)
  }
}

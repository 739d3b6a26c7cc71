/// Takes one line of a tour apart, from left to right.
struct TourScanner {
  private let characters: [Character]
  private var index = 0

  init(_ line: some StringProtocol) { characters = Array(line) }

  /// Why a line can't be read, and where in it.
  struct Fault: Error {
    let column: Int
    let sentence: String
  }

  /// The column of what comes next, from 1.
  var column: Int { index + 1 }

  /// What comes next; nil at the end and at a comment.
  var next: Character? {
    index < characters.count && !isComment ? characters[index] : nil
  }

  /// A comment begins where no word goes on.
  private var isComment: Bool {
    characters[index] == "#" && (index == 0 || characters[index - 1].isWhitespace)
  }

  mutating func skipBlanks() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  /// The next word; nil if there is none.
  mutating func word() -> String? {
    skipBlanks()
    guard next != nil else { return nil }
    let start = index
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return String(characters[start..<index])
  }

  /// A character by itself, be it `#` or a quote.
  mutating func character() throws(Fault) -> Character {
    skipBlanks()
    let isAlone = index + 1 >= characters.count || characters[index + 1].isWhitespace
    guard index < characters.count, isAlone else {
      throw fault("Key takes one character, without quotes.")
    }
    index += 1
    return characters[index - 1]
  }

  /// All that is left of the line, be it a comment or not.
  mutating func rest() -> String {
    skipBlanks()
    defer { index = characters.count }
    var text = String(characters[min(index, characters.count)...])
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// A text in double, single or back quotes; in double ones `\"` and `\\` stand for themselves.
  mutating func quoted() throws(Fault) -> String {
    skipBlanks()
    guard let quote = next, "\"'`".contains(quote) else {
      throw fault("A text in quotes is missing here.")
    }
    return try enclosed(by: quote, escapes: quote == "\"" ? ["\"", "\\"] : [])
  }

  /// A regular expression between slashes; `\/` stands for one.
  mutating func pattern() throws(Fault) -> TourPattern {
    skipBlanks()
    let start = column
    guard next == "/" else { throw fault("A regular expression is missing here, such as /ready/.") }
    let text = try enclosed(by: "/", escapes: ["/"])
    do throws(TourPattern.Fault) {
      return try TourPattern(text)
    } catch {
      throw Fault(column: start, sentence: "This is no regular expression: \(error.reason).")
    }
  }

  private mutating func enclosed(
    by end: Character, escapes: Set<Character>
  ) throws(Fault) -> String {
    let start = column
    var text = ""
    index += 1
    while index < characters.count, characters[index] != end {
      if characters[index] == "\\", index + 1 < characters.count,
        escapes.contains(characters[index + 1])
      {
        index += 1
      }
      text.append(characters[index])
      index += 1
    }
    guard index < characters.count else {
      throw Fault(column: start, sentence: "The \(end) that ends this is missing.")
    }
    index += 1
    return text
  }

  /// Says that something is wrong with what comes next.
  func fault(_ sentence: String) -> Fault { Fault(column: column, sentence: sentence) }

  /// Refuses what is left of the line.
  mutating func end() throws(Fault) {
    skipBlanks()
    if next != nil { throw fault("Nothing more can stand here.") }
  }
}

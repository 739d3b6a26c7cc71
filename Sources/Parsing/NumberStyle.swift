/// How the items of an ordered list are numbered.
enum NumberStyle: String {
  case decimal = "1"
  case lowercaseLetters = "a"
  case uppercaseLetters = "A"
  case lowercaseRoman = "i"
  case uppercaseRoman = "I"
  /// Only style sheets can ask for it.
  case lowercaseGreek = "lower-greek"

  /// The style that CSS calls so.
  init?(style: String) {
    let styles: [(name: String, style: NumberStyle)] = [
      ("lower-alpha", .lowercaseLetters), ("lower-latin", .lowercaseLetters),
      ("upper-alpha", .uppercaseLetters), ("upper-latin", .uppercaseLetters),
      ("lower-roman", .lowercaseRoman), ("upper-roman", .uppercaseRoman),
      ("lower-greek", .lowercaseGreek), ("decimal", .decimal),
    ]
    guard let found = styles.first(where: { style.contains($0.name) }) else { return nil }
    self = found.style
  }

  /// A number in this style, or in digits where the style has no sign for it.
  func text(of number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .lowercaseLetters: Self.letters(number, of: Self.latin)
    case .uppercaseLetters: Self.letters(number, of: Self.latin).uppercased()
    case .lowercaseGreek: Self.letters(number, of: Self.greek)
    case .lowercaseRoman: Self.roman(number)
    case .uppercaseRoman: Self.roman(number).uppercased()
    }
  }

  private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
  private static let greek = Array("αβγδεζηθικλμνξοπρστυφχψω")

  private static func letters(_ number: Int, of alphabet: [Character]) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var letters: [Character] = []
    while rest > 0 {
      letters.append(alphabet[(rest - 1) % alphabet.count])
      rest = (rest - 1) / alphabet.count
    }
    return String(letters.reversed())
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  private static let signs = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]
}

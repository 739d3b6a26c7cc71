import Documents

/// Collects the items of a list and numbers them at its end.
struct ListBuilder {
  private let kind: Kind
  private var items: [List.Item] = []
  private var values: [Int?] = []
  private var isTight = true

  /// What marks the items have.
  enum Kind {
    /// Each item brings its own.
    case terms
    case bullets(String)
    case numbers(NumberStyle, start: Int?, isReversed: Bool)
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Adds an item, with the number it asks for.
  mutating func add(_ blocks: [Block], marker: String = "", value: Int? = nil) {
    items.append(List.Item(marker: marker, blocks: blocks))
    values.append(value)
  }

  /// Keeps items apart, as paragraphs in them are.
  mutating func loosen() { isTight = false }

  /// Adds blocks that are in no item to the last one.
  mutating func addStray(_ block: Block) {
    if items.isEmpty { add([], marker: " ") }
    items[items.count - 1].blocks.append(block)
  }

  /// The list, nil if it is empty.
  func finished() -> List? {
    guard !items.isEmpty else { return nil }
    var list = List(items: items, isTight: isTight)
    switch kind {
    case .terms: break
    case .bullets(let bullet):
      for index in items.indices where items[index].marker.isEmpty {
        list.items[index].marker = bullet
      }
    case .numbers(let style, let start, let isReversed):
      var number = start ?? (isReversed ? items.count : 1)
      for index in items.indices {
        number = values[index] ?? number
        list.items[index].marker = "\(style.text(of: number))."
        number += isReversed ? -1 : 1
      }
    }
    return list
  }
}

/// How the items of an ordered list are numbered.
enum NumberStyle: String {
  case decimal = "1"
  case lowercaseLetters = "a"
  case uppercaseLetters = "A"
  case lowercaseRoman = "i"
  case uppercaseRoman = "I"

  /// A number in this style, or in digits where the style has no sign for it.
  func text(of number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .lowercaseLetters: Self.letters(number)
    case .uppercaseLetters: Self.letters(number).uppercased()
    case .lowercaseRoman: Self.roman(number)
    case .uppercaseRoman: Self.roman(number).uppercased()
    }
  }

  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var letters: [Character] = []
    while rest > 0 {
      letters.append(Character(Unicode.Scalar(UInt8(97 + (rest - 1) % 26))))
      rest = (rest - 1) / 26
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

import Cells

extension Style {
  /// What makes a terminal draw in this style, whatever it drew in before (ECMA-48, SGR).
  var sequence: String {
    let numbers =
      [0] + attributes.numbers + foreground.numbers(from: 30) + background.numbers(from: 40)
    return "\u{1B}[\(numbers.map(String.init).joined(separator: ";"))m"
  }
}

extension Attributes {
  fileprivate var numbers: [Int] {
    let all: [(Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Color {
  /// The numbers of a colour, of which those of foregrounds begin at 30 and of backgrounds at 40.
  fileprivate func numbers(from first: Int) -> [Int] {
    switch self {
    case .standard: []
    case .palette(let index) where index < 8: [first + Int(index)]
    case .palette(let index): [first + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [first + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}

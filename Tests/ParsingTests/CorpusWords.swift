import Documents

extension Document {
  /// All words in reading order, as a browser's innerText has them.
  ///
  /// Marks of lists and foldable texts, boxes, bars and rules are no words, nor are control
  /// characters and their pictures; raised and lowered digits are digits.
  var words: [String] { blocks.map(\.words).joined(separator: " ").plainWords }
}

extension Block {
  fileprivate var words: String {
    switch self {
    case .heading(_, let runs), .paragraph(let runs, _), .preformatted(let runs): runs.words
    case .list(let list):
      list.items.flatMap(\.blocks).map(\.words).joined(separator: " ")
    case .quote(let blocks): blocks.map(\.words).joined(separator: " ")
    case .table(let table):
      ([table.caption.words] + table.rows.joined().flatMap(\.blocks).map(\.words))
        .joined(separator: " ")
    case .picture(let picture): picture.words.map(\.text).joined()
    case .rule, .anchor, .seam: ""
    }
  }
}

extension [Run] {
  fileprivate var words: String { map(\.text).joined() }
}

extension String {
  /// The words, without what is written only to guide the setting of lines.
  var plainWords: [String] {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF, 0xE0020...0xE007F, 0x25BE: continue
      case 0x00...0x08, 0x0E...0x1F, 0x7F, 0x2400...0x2421: continue
      default: text.append(Self.great[scalar] ?? scalar)
      }
    }
    return String(text).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let great = Dictionary(
    uniqueKeysWithValues: zip(
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎".unicodeScalars,
      "0123456789+-=()ni0123456789+-=()".unicodeScalars))
}

import Documents
import HTML

/// What holds for the text of an element and of all within, unless they say otherwise.
struct TextStyle {
  var traits: Run.Traits = []
  var target: Target?
  var alignment = Alignment.leading
  var block = Kind.paragraph
  var whiteSpace = WhiteSpace.normal
  var position = Position.line
  var letters = Letters.asWritten
  /// Within how many quotations the text stands.
  var quotations = 0
  /// Not displayed, nor is anything within.
  var isHidden = false
  /// Displayed, but so that nothing is seen; what is within may be seen again.
  var isInvisible = false
  /// How the element itself is displayed, if not as its name says.
  private(set) var display: Display?
  /// The mark of the items in a list, if the style says.
  private(set) var listStyle: String?

  /// What a block of this text becomes.
  enum Kind: Equatable { case paragraph, heading(Int), preformatted }

  /// Whether text stands above or below its line.
  enum Position { case line, raised, lowered }

  /// Whether letters are made great or small.
  enum Letters { case asWritten, uppercase, lowercase, capitalized }

  /// How an element is displayed whatever its name.
  enum Display { case inline, block }

  /// Whether anything of its text is shown.
  var isShown: Bool { !isHidden && !isInvisible }

  /// Takes over what the attributes of an element say about its text.
  mutating func apply(_ attributes: [HTMLAttribute], of name: String) {
    display = nil
    listStyle = nil
    for attribute in attributes {
      switch attribute.name {
      case "hidden": isHidden = true
      case "align" where name != "table" && name != "img": align(attribute.value)
      case "dir" where attribute.value.lowercased() == "rtl": alignment = .trailing
      case "dir" where alignment == .trailing: alignment = .leading
      case "nowrap" where name == "td" || name == "th": whiteSpace = .nowrap
      case "style": apply(declarations: attribute.value)
      default: break
      }
    }
  }

  private mutating func apply(declarations: String) {
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { continue }
      let value = String(parts[1].prefix { $0 != " " && $0 != "!" })
      switch parts[0] {
      case "display": show(as: value)
      case "visibility": isInvisible = value == "hidden" || value == "collapse"
      case "text-align": align(value)
      case "white-space": whiteSpace = WhiteSpace(rawValue: value) ?? whiteSpace
      case "text-transform": letters = Self.letters[value] ?? letters
      case "list-style", "list-style-type": listStyle = parts[1]
      default: break
      }
    }
  }

  private mutating func show(as display: String) {
    switch display {
    case "none": isHidden = true
    case "inline", "inline-block", "inline-flex", "inline-grid", "contents": self.display = .inline
    case "block", "flex", "grid", "flow-root", "list-item": self.display = .block
    default: break
    }
  }

  private mutating func align(_ side: String) {
    switch side.lowercased() {
    case "center", "middle": alignment = .center
    case "right", "end": alignment = .trailing
    case "left", "start", "justify": alignment = .leading
    default: break
    }
  }

  private static let letters: [String: Letters] = [
    "uppercase": .uppercase, "lowercase": .lowercase, "capitalize": .capitalized,
    "none": .asWritten,
  ]
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    // Mostly the bytes at both ends decide.
    if let first = utf8.first, let last = utf8.last, first.isSeen, last.isSeen { return self }
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that leaves a trace.
  var isSeen: Bool { (0x21..<0x7F).contains(self) }
}

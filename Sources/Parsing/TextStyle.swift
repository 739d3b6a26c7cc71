import Documents
import HTML

/// What holds for the text of an element and of all within, unless they say otherwise.
struct TextStyle {
  var traits: Run.Traits = []
  var target: Target?
  var alignment = Alignment.leading
  var block = Kind.paragraph
  /// Blanks and line breaks stay as they are.
  var keepsSpace = false
  var isHidden = false

  /// What a block of this text becomes.
  enum Kind { case paragraph, heading(Int), preformatted }

  /// Takes over what the attributes of an element say about its text.
  mutating func apply(_ attributes: [HTMLAttribute], of name: String) {
    for attribute in attributes {
      switch attribute.name {
      case "hidden": isHidden = true
      case "align" where name != "table" && name != "img": align(attribute.value)
      case "dir" where attribute.value.lowercased() == "rtl": alignment = .trailing
      case "dir" where alignment == .trailing: alignment = .leading
      case "style": apply(declarations: attribute.value)
      default: break
      }
    }
  }

  private mutating func apply(declarations: String) {
    for declaration in declarations.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { continue }
      let value = parts[1].prefix { $0 != " " && $0 != "!" }
      switch (parts[0], value) {
      case ("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"):
        isHidden = true
      case ("text-align", _): align(String(value))
      case ("white-space", _): keepsSpace = value.hasPrefix("pre")
      default: break
      }
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
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

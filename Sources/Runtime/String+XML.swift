import Cells

extension String {
  /// The text as it stands in an element or in an attribute of XML.
  ///
  /// What XML has no place for, such as U+FFFE, is a replacement character.
  var inXML: String {
    sanitized(.text).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  /// No writing needs more marks on a letter.
  private static let mostScalars = 32

  /// The text with no more marks on a letter than any writing needs, and an ellipsis where more were
  /// cut off.
  public var withoutTowers: String {
    // Marks stand beyond U+0300, where UTF-8 starts with 0xCC.
    guard utf8.count > Self.mostScalars, hasByte(where: { $0 >= 0xCC }),
      contains(where: Self.isTower)
    else { return self }
    var result = ""
    for character in self {
      if Self.isTower(character) {
        result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(Self.mostScalars))
        result.append("…")
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func isTower(_ character: Character) -> Bool {
    character.utf8.count > mostScalars && character.unicodeScalars.count > mostScalars
  }
}

/// What is to be known of the characters of a document: how its bytes were read.
public struct CharacterNote: Hashable, Sendable {
  /// The name of the character set, such as "UTF-8".
  public let name: String
  /// One sentence that says which it is, and why.
  public let sentence: String
  /// Whether it is what a text should be in, so that one need not be told in so many words.
  public let isUsual: Bool

  /// Makes a note.
  public init(_ name: String, _ sentence: String, isUsual: Bool = false) {
    self.name = name
    self.sentence = sentence
    self.isUsual = isUsual
  }
}

public import Documents
import HTML

/// Reads Markdown, which is understood as a whole: a link may be told its address on the last line.
public struct MarkdownReader {
  private var decoder = TextDecoder()
  private var text = ""

  /// Makes a reader at the start of a text.
  public init() {}

  /// How the bytes are read, as far as is known.
  public var characters: CharacterNote { CharacterNote(decoder.characterSet, of: "the text") }

  /// Takes more bytes.
  public mutating func read(_ bytes: [UInt8]) { text += decoder.decode(bytes) }

  /// Ends the text and gives its blocks.
  public mutating func finish() -> [Block] {
    text += decoder.finish()
    defer { text = "" }
    return Document(markdown: text).blocks
  }
}

public import Documents
import HTML

/// Reads Markdown piece by piece once all its bytes are there: a link may be told its address on the
/// last line.
public struct MarkdownReader {
  private var decoder = TextDecoder()
  /// In UTF-8, up to the end of the last line that is complete looked at for places to cut.
  private var text: [UInt8] = []
  private var lookedAt = 0
  private var cutter: MarkdownCutter
  private let longestLine: Int
  private var next = 0
  private var builder = MarkdownBuilder(.github)

  /// Makes a reader at the start of a text, of pieces of about so many bytes.
  ///
  /// Whatever is in it, a line longer than the longest piece is cut too: what the parser makes of one
  /// can take two hundred times its size.
  public init(pieceBytes: Int = 1 << 15, longestPiece: Int = 1 << 19) {
    longestLine = longestPiece
    cutter = MarkdownCutter(size: pieceBytes, longest: longestPiece)
  }

  /// How the bytes are read, as far as is known.
  public var characters: CharacterNote { CharacterNote(decoder.characterSet, of: "the text") }

  /// The part of the text that was made blocks.
  public var part: Double {
    guard next > 0 else { return 0 }
    return Double(cutter.pieces[next - 1].end) / Double(max(1, text.count))
  }

  /// Takes more bytes.
  public mutating func read(_ bytes: [UInt8]) { add(decoder.decode(bytes)) }

  /// Ends the text.
  public mutating func finish() {
    add(decoder.finish())
    if lookedAt < text.count { look(until: text.count) }
    cutter.finish()
  }

  /// The blocks of the next piece of a text that has ended, nil behind the last one.
  public mutating func takeBlocks() -> [Block]? {
    guard next < cutter.pieces.count else { return nil }
    let piece = cutter.pieces[next]
    next += 1
    let bytes = text[piece.start..<piece.end]
    let whole = cutter.definitions(for: bytes) + piece.head + bytes
    let blocks = Document(markdown: String(decoding: whole, as: UTF8.self), &builder).blocks
    return piece.goesOn ? [.seam(.betweenLines)] + blocks : blocks
  }

  private mutating func add(_ more: String) {
    let start = text.count
    text += more.utf8
    for index in start..<text.count where text[index] == 0x0A { look(until: index + 1) }
    while text.count - lookedAt > longestLine {
      look(until: placeToCut())
      cutter.cut(before: lookedAt)
    }
  }

  /// Where a line that is too long is cut: behind a blank, or else before a character.
  private func placeToCut() -> Int {
    let beginning = text[lookedAt..<(lookedAt + longestLine)]
    if let blank = beginning.lastIndex(of: 0x20) { return blank + 1 }
    let start = beginning.lastIndex { $0 & 0xC0 != 0x80 } ?? lookedAt
    return start > lookedAt ? start : beginning.endIndex
  }

  private mutating func look(until end: Int) {
    cutter.take(text[lookedAt..<end])
    lookedAt = end
  }
}

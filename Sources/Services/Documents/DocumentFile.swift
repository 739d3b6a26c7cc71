import Documents
import Parsing

/// Files that are read as documents.
enum DocumentFile {
  /// The most bytes that are read.
  static let limit = 64 << 20

  /// Reads bytes as what their file's name says they are.
  static func document(parsing bytes: [UInt8], named name: String) -> Document {
    switch DocumentKind(named: name) {
    case .markdown: Document(markdown: String(decoding: bytes, as: UTF8.self), .github)
    case .html: Document(html: bytes)
    case .text: Document(plainText: String(decoding: bytes, as: UTF8.self))
    }
  }
}

public import Documents
import Parsing

/// Reading a file of an app as a document, by the ending of its name.
public enum DocumentFile {
  /// The most bytes that are read.
  static let limit = 64 << 20

  /// Reads a file; what stands behind `#` or `?` in its name is not part of it.
  static func document(
    named name: String, of folder: AppFolder, language: Language
  ) throws(FileFault) -> Document {
    let (bytes, file) = try content(named: name, of: folder, language: language)
    return document(parsing: bytes, named: file)
  }

  /// Reads a file and gives its blocks while those that follow are being read.
  public static func blocks(
    named name: String, of folder: AppFolder
  ) throws(FileFault) -> AsyncStream<[Block]> {
    let (bytes, file) = try content(named: name, of: folder, language: .english)
    return AsyncStream { continuation in
      Task { @concurrent in
        if Format(file) == .html {
          for blocks in HTMLDocumentReader().blocks(of: bytes) { continuation.yield(blocks) }
        } else {
          continuation.yield(document(parsing: bytes, named: file).blocks)
        }
        continuation.finish()
      }
    }
  }

  /// Reads bytes as what their file's name says they are.
  static func document(parsing bytes: [UInt8], named name: String) -> Document {
    switch Format(name) {
    case .markdown: Document(markdown: String(decoding: bytes, as: UTF8.self))
    case .html: Document(html: bytes)
    case .plainText: Document(plainText: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The bytes of a file, and its name without a place in it.
  private static func content(
    named name: String, of folder: AppFolder, language: Language
  ) throws(FileFault) -> (bytes: [UInt8], file: String) {
    // A file whose own name has such a character comes before a link into another one.
    if let bytes = try? folder.bytes(named: name, language: language, limit: limit) {
      return (bytes, name)
    }
    let file = String(name.prefix { $0 != "#" && $0 != "?" })
    return (try folder.bytes(named: file, language: language, limit: limit), file)
  }

  /// What a file holds, by the ending of its name.
  private enum Format {
    case markdown, html, plainText

    init(_ name: String) {
      self =
        switch name.split(separator: ".").last?.lowercased() {
        case "md", "markdown": .markdown
        case "html", "htm", "xhtml": .html
        default: .plainText
        }
    }
  }
}

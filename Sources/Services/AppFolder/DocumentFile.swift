public import Documents
import Parsing

/// Reading a file of an app as a document, by the ending of its name.
public enum DocumentFile {
  /// The most bytes that are read.
  static let limit = 64 << 20

  /// Reads a file; what stands behind `#` or `?` in its name is not part of it.
  public static func document(
    named name: String, of folder: AppFolder, language: Language
  ) throws(FileFault) -> Document {
    // A file whose own name has such a character comes before a link into another one.
    if let bytes = try? folder.bytes(named: name, language: language, limit: limit) {
      return document(parsing: bytes, named: name)
    }
    let file = String(name.prefix { $0 != "#" && $0 != "?" })
    return document(
      parsing: try folder.bytes(named: file, language: language, limit: limit), named: file)
  }

  /// Reads bytes: Markdown, plain text, else HTML.
  static func document(parsing bytes: [UInt8], named name: String) -> Document {
    switch name.split(separator: ".").last?.lowercased() {
    case "md", "markdown": Document(markdown: String(decoding: bytes, as: UTF8.self))
    case "html", "htm", "xhtml": Document(html: bytes)
    default: Document(plainText: String(decoding: bytes, as: UTF8.self))
    }
  }
}

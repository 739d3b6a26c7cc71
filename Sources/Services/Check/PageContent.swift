import Documents
import Parsing

/// What a file that links lead to holds for a check.
struct PageContent {
  private(set) var links: [String] = []
  private(set) var pictures: [String] = []

  /// The endings of what is looked into; other files only have to be there.
  private static let readable: Set = ["html", "htm", "xhtml", "md", "markdown"]
  /// How far into a page a browser looks for its encoding.
  private static let head = 1024

  /// Reads the file at a place of the app folder, and adds what is wrong with the file itself.
  init(_ place: String, of folder: AppFolder, _ findings: inout Findings) {
    do throws(FileFault) {
      let bytes = try folder.bytes(at: place, limit: DocumentFile.limit) ?? []
      guard Self.isReadable(place) else {
        if bytes.isEmpty { findings.add(.emptyFile, in: place, "Is empty, so it shows nothing.") }
        return
      }
      let document = DocumentFile.document(parsing: bytes, named: place)
      if document.blocks.isEmpty {
        findings.add(.emptyFile, in: place, "Has no text, so it shows nothing.")
      }
      if Self.isHTML(place), !Self.hasEncoding(bytes) {
        findings.add(
          .undeclaredEncoding, in: place,
          "Doesn't say its encoding, so other letters than English ones may be garbled: begin its "
            + "head with <meta charset=\"utf-8\">.")
      }
      links = document.links
      pictures = document.pictures
    } catch {
      findings.add(.missingFile, error)
    }
  }

  /// The places in a file that links can name, nil if it is not looked into.
  static func anchors(of place: String, in folder: AppFolder) -> Set<String>? {
    guard isReadable(place),
      let bytes = (try? folder.bytes(at: place, limit: DocumentFile.limit)) ?? nil
    else { return nil }
    return DocumentFile.document(parsing: bytes, named: place).anchors
  }

  private static func isReadable(_ place: String) -> Bool {
    readable.contains(place.split(separator: ".").last?.lowercased() ?? "")
  }

  /// Whether a file that is looked into is HTML.
  private static func isHTML(_ place: String) -> Bool {
    ["html", "htm"].contains { place.lowercased().hasSuffix($0) }
  }

  /// Whether its letters are sure to be read right.
  private static func hasEncoding(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    return marks.contains { bytes.starts(with: $0) } || bytes.allSatisfy { $0 < 0x80 }
      || String(decoding: bytes.prefix(head), as: UTF8.self).lowercased().contains("charset")
  }
}

import Cells
import FoundationEssentials

/// The texts of one language, by their keys.
struct StringTable: Hashable, Sendable {
  private let entries: [String: String]

  /// The most bytes a string table may have.
  static let limit = 1 << 20

  /// Makes a table; keys stay as they are, texts are made harmless.
  init(_ entries: [String: String]) {
    self.entries = entries.mapValues { $0.sanitized(.text) }
  }

  /// Reads a `.strings` file in UTF-8 or UTF-16, or the property list an app is shipped with.
  init(parsing bytes: [UInt8], named name: String) throws(FileFault) {
    guard !bytes.isEmpty else {
      self.init([:])
      return
    }
    let list = try Self.checked(bytes, named: name)
    do {
      self.init(try PropertyListDecoder().decode([String: String].self, from: Data(list)))
    } catch DecodingError.typeMismatch(_, let context) {
      let key = context.codingPath.first?.stringValue ?? "The whole file"
      throw FileFault(name, "\(key) must be a text.")
    } catch DecodingError.dataCorrupted(let context) {
      throw Self.fault(context, named: name)
    } catch {
      throw FileFault(name, "Is no string table.")
    }
  }

  /// The text of a key, or nil if there is none or it is blank.
  subscript(key: String) -> String? {
    guard let text = entries[key], !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// All keys, sorted.
  var keys: [String] { entries.keys.sorted() }

  /// The bytes, in UTF-8 unless they are a binary list, if Foundation can be trusted with them.
  ///
  /// Its reader of XML follows nested elements until the stack is full, and nothing in a string
  /// table is nested.
  private static func checked(_ bytes: [UInt8], named name: String) throws(FileFault) -> [UInt8] {
    guard !bytes.starts(with: "bplist".utf8) else { return bytes }
    guard let source = SourceText(bytes) else {
      throw FileFault(name, "Is no string table in UTF-8 or UTF-16.")
    }
    let text = String(decoding: source.bytes, as: UTF8.self)
    let containers = ["<plist", "<dict", "<array"]
    let isXML = text.drop(while: \.isWhitespace).first == "<"
    guard !isXML || containers.allSatisfy({ text.ranges(of: $0).count <= 1 }) else {
      throw FileFault(name, "Is no string table: it has nested values.")
    }
    return source.bytes
  }

  /// Foundation says what and where in one phrase: `Missing ';' on line 2`.
  private static func fault(_ context: DecodingError.Context, named name: String) -> FileFault {
    let underlying = context.underlyingError as? CocoaError
    guard let phrase = underlying?.userInfo["NSDebugDescription"] as? String else {
      return FileFault(name, "Is no string table in UTF-8 or UTF-16.")
    }
    guard let mark = phrase.firstRange(of: " line ") else { return FileFault(name, "\(phrase).") }
    let what = phrase[..<mark.lowerBound].split(separator: " ").dropLast().joined(separator: " ")
    return FileFault(name, line: Int(phrase[mark.upperBound...]), "\(what).")
  }
}

import Cells
import FoundationEssentials

/// The texts of one language, by their keys.
public struct StringTable: Hashable, Sendable {
  private let entries: [String: String]

  /// The most bytes a string table may have.
  static let limit = 1 << 20

  /// Makes a table; keys stay as they are, texts are made harmless.
  public init(_ entries: [String: String]) {
    self.entries = entries.mapValues { $0.sanitized(.text) }
  }

  /// Reads a `.strings` file in UTF-8 or UTF-16, or the property list an app is shipped with.
  public init(parsing bytes: [UInt8], named name: String) throws(FileFault) {
    guard !bytes.isEmpty else {
      self.init([:])
      return
    }
    do {
      self.init(try PropertyListDecoder().decode([String: String].self, from: Data(bytes)))
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
  public subscript(key: String) -> String? {
    guard let text = entries[key], !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// All keys, sorted.
  public var keys: [String] { entries.keys.sorted() }

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

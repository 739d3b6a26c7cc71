import FoundationEssentials
import PageProtocol

/// Reading a JSON file into a value, with a sentence for whatever is wrong.
enum JSONFile {
  /// The most bytes a JSON file may have.
  static let limit = 16 << 20

  /// Decodes a file as iOS does: trailing commas pass, unknown keys are ignored.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], named name: String
  ) throws(FileFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw fault(for: error, in: bytes, named: name)
    } catch {
      throw FileFault(name, "Couldn't be decoded.")
    }
  }

  private static func fault(
    for error: DecodingError, in bytes: [UInt8], named name: String
  ) -> FileFault {
    switch error {
    case .keyNotFound(let key, let context):
      return FileFault(name, "\(path(context.codingPath + [key])) is missing.")
    case .valueNotFound(let type, let context):
      return FileFault(name, "\(path(context.codingPath)) is null, but must be \(noun(for: type)).")
    case .typeMismatch(let type, let context):
      return FileFault(name, "\(path(context.codingPath)) must be \(noun(for: type)).")
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return FileFault(name, "\(path(context.codingPath)) \(context.debugDescription)")
      }
      return syntaxFault(in: bytes, named: name)
    @unknown default:
      return FileFault(name, "Couldn't be decoded.")
    }
  }

  /// Foundation doesn't say where a text stops being JSON, so it is read once more.
  private static func syntaxFault(in bytes: [UInt8], named name: String) -> FileFault {
    guard !bytes.isEmpty else { return FileFault(name, "Is empty.") }
    let limits = JSONLimits(bytes: limit, depth: 64, elements: 10_000_000)
    do {
      _ = try JSON(parsing: bytes, limits: limits)
      return FileFault(name, "Is not JSON in UTF-8.")
    } catch {
      let before = bytes.prefix(error.offset)
      let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      return FileFault(
        name, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: String(decoding: before[start...], as: UTF8.self).count + 1,
        "Is not JSON: \(error.reason).")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "The whole file" }
    return keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func noun(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type, is Double.Type: "a number"
    case is any RandomAccessCollection.Type: "a list"
    default: "an object"
    }
  }
}

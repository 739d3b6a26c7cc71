import FoundationEssentials
import PageProtocol

/// Reading a JSON file into a value, with a sentence for whatever is wrong.
enum JSONFile {
  /// The most bytes a JSON file may have.
  static let limit = 16 << 20

  /// What is looked through for places: as deep as Foundation's decoder goes, and as many values as
  /// a person could have meant.
  static let limits = JSONLimits(bytes: limit, depth: 512, elements: 500_000)

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

  /// What is wrong with a part of a file, with the place of that part.
  static func fault(
    at path: [PlacedJSON.Step], in bytes: [UInt8], named name: String, _ sentence: String
  ) -> FileFault {
    guard let (text, json) = try? places(in: bytes, named: name) else {
      return FileFault(name, sentence)
    }
    let place = text.place(of: json.nearest(to: path).offset)
    return FileFault(name, line: place.line, column: place.column, sentence)
  }

  /// The text of a file and the value that it is, with the place of each part.
  static func places(
    in bytes: [UInt8], named name: String, limits: JSONLimits = limits
  ) throws(FileFault) -> (SourceText, PlacedJSON) {
    guard !bytes.isEmpty else { throw FileFault(name, "Is empty.") }
    guard let text = SourceText(bytes) else {
      throw FileFault(name, "Is not JSON in UTF-8 or UTF-16.")
    }
    do throws(JSONError) {
      return (text, try PlacedJSON(parsing: text.bytes, limits: limits))
    } catch {
      let place = text.place(of: error.offset)
      throw FileFault(
        name, line: place.line, column: place.column, "Is not JSON: \(error.reason).")
    }
  }

  private static func fault(
    for error: DecodingError, in bytes: [UInt8], named name: String
  ) -> FileFault {
    func fault(at path: [any CodingKey], _ sentence: String) -> FileFault {
      self.fault(at: path.map(\.step), in: bytes, named: name, "\(Self.path(path)) \(sentence)")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return fault(at: context.codingPath + [key], "is missing.")
    case .valueNotFound(let type, let context):
      return fault(at: context.codingPath, "is null, but must be \(noun(for: type)).")
    case .typeMismatch(let type, let context):
      return fault(at: context.codingPath, "must be \(noun(for: type)).")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return fault(at: context.codingPath, context.debugDescription)
    case .dataCorrupted: return syntaxFault(in: bytes, named: name)
    @unknown default: return FileFault(name, "Couldn't be decoded.")
    }
  }

  /// Foundation doesn't say where a text stops being JSON, so it is read once more.
  private static func syntaxFault(in bytes: [UInt8], named name: String) -> FileFault {
    do throws(FileFault) {
      _ = try places(in: bytes, named: name)
      return FileFault(name, "Is not JSON.")
    } catch {
      return error
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
    case is any RandomAccessCollection.Type: "a list"
    default: "an object"
    }
  }
}

extension CodingKey {
  /// The step into a value that the key stands for.
  fileprivate var step: PlacedJSON.Step {
    intValue.map(PlacedJSON.Step.index) ?? .key(stringValue)
  }
}

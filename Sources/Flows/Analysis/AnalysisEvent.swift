import Cells
import PageProtocol

/// What an event of the iframe means.
enum AnalysisEvent: Hashable, Sendable {
  /// The report of this id is ready.
  case completed(id: String)
  /// The iframe could not load, because this company key is invalid.
  case invalidCompanyKey(Secret)
  /// The image failed the quality gate, for these reasons (none may be given).
  case imageRejected(reasons: [String])
  /// A well-formed event of a name that the catalogue does not hold yet, and what it says.
  case unknown(name: String, text: String)
  /// A bare identifier, as the iframe of 2023 posted it.
  case legacy(String)

  // A line of 1 MiB is an event all the same; what is kept of it stays small enough to be read, and
  // to be laid out while somebody waits.
  private static let mostIdentifierBytes = 4096
  private static let mostReasonBytes = 400
  private static let mostTextBytes = 16 << 10

  /// Why a body is no event.
  struct Refusal: Error, Hashable, Sendable {
    let reason: String
  }

  /// Reads the body of a script message: a JSON text, or an object already decoded.
  init(body: JSON) throws(Refusal) {
    switch body {
    case .object: try self.init(envelope: body)
    case .string(let text): try self.init(text: text)
    case .null, .bool, .number, .array:
      throw Refusal(
        reason: "The body is \(body.kindName), not an event; post an object or its text.")
    }
  }

  private init(text: String) throws(Refusal) {
    let value: JSON
    do throws(JSONError) {
      value = try JSON(parsing: text)
    } catch {
      guard Self.isBareIdentifier(text) else {
        throw Refusal(
          reason: "The body is not JSON at byte \(error.offset): \(error.reason).".sanitized())
      }
      self = .legacy(text)
      return
    }
    guard case .object = value else {
      throw Refusal(reason: "The body holds \(value.kindName), not an event object.")
    }
    try self.init(envelope: value)
  }

  private init(envelope: JSON) throws(Refusal) {
    guard let message = envelope["message"] else {
      throw Refusal(reason: "The event has no “message”.")
    }
    guard case .string(let name) = message, !name.isEmpty else {
      throw Refusal(reason: "The “message” of the event is \(message.kindName), not a name.")
    }
    switch name {
    case "analysis_completed": self = .completed(id: try Self.identifier(of: envelope))
    case "invalid_company_key":
      self = .invalidCompanyKey(
        Secret((envelope["id"]?.string ?? "").sanitized().excerpt(bytes: Self.mostIdentifierBytes)))
    case "image_rejected": self = .imageRejected(reasons: Self.reasons(in: envelope["payload"]))
    default:
      self = .unknown(
        name: name.sanitized().excerpt(bytes: Self.mostReasonBytes),
        text: envelope.prettyDescription.sanitized(.text).excerpt(bytes: Self.mostTextBytes))
    }
  }

  /// The id of a report: a text, or a number shown as it is; never an object.
  private static func identifier(of envelope: JSON) throws(Refusal) -> String {
    switch envelope["id"] ?? .null {
    case .string(let id) where id.utf8.count > mostIdentifierBytes:
      throw Refusal(
        reason: "The report id has \(id.utf8.count) bytes, more than \(mostIdentifierBytes).")
    case .string(let id) where !id.isEmpty: return id.sanitized()
    case .number: return envelope["id"]?.description ?? ""
    case .null, .string: throw Refusal(reason: "The report id is missing.")
    case .bool, .array, .object:
      throw Refusal(reason: "The report id is \(envelope["id"]?.kindName ?? ""), not a text.")
    }
  }

  /// One line for each reason, whatever its shape.
  private static func reasons(in payload: JSON?) -> [String] {
    switch payload ?? .null {
    case .null: []
    case .array(let elements): elements.prefix(100).map(Self.line)
    case .object(let members):
      members.prefix(100).map { "\(Self.line(.string($0.key))): \(Self.line($0.value))" }
    case .bool, .number, .string: [line(payload ?? .null)]
    }
  }

  private static func line(_ value: JSON) -> String {
    (value.string ?? value.description).sanitized().excerpt(bytes: mostReasonBytes)
  }

  private static func isBareIdentifier(_ text: String) -> Bool {
    (1...512).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789+/=-_".unicodeScalars.contains(scalar))
      }
  }
}

extension AnalysisEvent {
  /// About how much memory it takes.
  var bytes: Int {
    switch self {
    case .completed(let id): id.utf8.count
    case .invalidCompanyKey(let key): key.value.utf8.count
    case .imageRejected(let reasons): reasons.reduce(0) { $0 + $1.utf8.count }
    case .unknown(let name, let text): name.utf8.count + text.utf8.count
    case .legacy(let text): text.utf8.count
    }
  }
}

extension JSON {
  /// What kind of value it is, for a sentence.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

import Cells
import PageProtocol

extension AnalysisEvent {
  // A line of 1 MiB is an event all the same; what is kept of it stays small enough to be read, and
  // to be laid out while somebody waits.
  static let mostIdentifierBytes = 4096
  static let mostNameBytes = 400
  static let mostTextBytes = 16 << 10

  /// Reads the body of a script message: a JSON text, or an object already decoded.
  init(body: JSON, redaction: Redaction) throws(Refusal) {
    switch body {
    case .object: try self.init(envelope: body, redaction: redaction)
    case .string(let text): try self.init(text: text, redaction: redaction)
    case .null, .bool, .number, .array:
      throw Refusal(
        reason: "The body is \(body.kindName), not an event; post an object or its text.")
    }
  }

  private init(text: String, redaction: Redaction) throws(Refusal) {
    let value: JSON
    do throws(JSONError) {
      value = try JSON(parsing: text)
    } catch {
      guard Self.isBareIdentifier(text) else {
        throw Refusal(
          reason: "The body is not JSON at byte \(error.offset): \(error.reason).".sanitized())
      }
      self = .legacy(redaction.hide(in: text))
      return
    }
    guard case .object = value else {
      throw Refusal(reason: "The body holds \(value.kindName), not an event object.")
        .placed(in: text)
    }
    do throws(Refusal) {
      try self.init(envelope: value, redaction: redaction)
    } catch {
      throw error.placed(in: text)
    }
  }

  private init(envelope: JSON, redaction: Redaction) throws(Refusal) {
    guard let message = envelope["message"] else {
      throw Refusal(reason: "The event has no “message”.")
    }
    guard case .string(let name) = message, !name.isEmpty else {
      throw Refusal(
        reason: "The “message” of the event is \(message.emptyOrKindName), not a name.",
        path: [.key("message")])
    }
    switch name {
    case "analysis_completed": self = try Self.completed(envelope, redaction: redaction)
    case "invalid_company_key":
      self = .invalidCompanyKey(envelope["id"]?.string.map { CompanyKey($0) })
    case "image_rejected":
      self = .imageRejected(
        reasons: RejectionReason.list(of: envelope["payload"], redaction: redaction))
    default:
      let shown = redaction.shown(name, bytes: Self.mostNameBytes)
      guard shown.contains(where: { !$0.isWhitespace }) else {
        throw Refusal(
          reason: "The “message” of the event has nothing to be seen in it.",
          path: [.key("message")])
      }
      self = .unknown(
        name: shown,
        text: redaction.shown(envelope.prettyDescription, bytes: Self.mostTextBytes, .text))
    }
  }

  /// The id of a report: a text, or a number shown as it is; never an object.
  private static func completed(_ envelope: JSON, redaction: Redaction) throws(Refusal) -> Self {
    let id = envelope["id"] ?? .null
    switch id {
    case .string(let text):
      let shown = redaction.shown(text, bytes: .max)
      guard shown.contains(where: { !$0.isWhitespace }) else {
        throw Refusal(reason: "The report id is missing.", path: [.key("id")])
      }
      // What is made visible of it grows, and is kept for the next run.
      let count = max(text.utf8.count, shown.utf8.count)
      guard count <= mostIdentifierBytes else {
        throw Refusal(
          reason: "The report id has \(count) bytes, more than \(mostIdentifierBytes).",
          path: [.key("id")])
      }
      return .completed(id: shown)
    case .number: return .completed(id: id.description, isNumber: true)
    case .null: throw Refusal(reason: "The report id is missing.", path: [.key("id")])
    case .bool, .array, .object:
      throw Refusal(reason: "The report id is \(id.kindName), not a text.", path: [.key("id")])
    }
  }

  private static func isBareIdentifier(_ text: String) -> Bool {
    (1...512).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789+/=-_".unicodeScalars.contains(scalar))
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

  fileprivate var emptyOrKindName: String { self == .string("") ? "empty" : kindName }
}

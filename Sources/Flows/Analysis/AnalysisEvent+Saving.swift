import Cells
import PageProtocol

extension AnalysisEvent {
  /// What is kept of it from one run to the next.
  var savedMembers: [JSON.Member] {
    switch self {
    case .completed(let id, let isNumber):
      [.init("event", .string("completed")), .init("id", .string(id))]
        + (isNumber ? [.init("isNumber", .bool(true))] : [])
    case .invalidCompanyKey(let key):
      [
        .init("event", .string("invalidCompanyKey")),
        .init("maskedKey", key.map { .string($0.masked) } ?? .null),
      ]
    case .imageRejected(let reasons):
      [.init("event", .string("imageRejected")), .init("reasons", .array(reasons.map(Self.saved)))]
    case .unknown(let name, let text):
      [
        .init("event", .string("unknown")), .init("name", .string(name)),
        .init("text", .string(text)),
      ]
    case .legacy(let text): [.init("event", .string("legacy")), .init("text", .string(text))]
    }
  }

  private static func saved(_ reason: RejectionReason) -> JSON {
    .object([.init("text", .string(reason.text)), .init("depth", .number(Double(reason.depth)))])
  }

  /// Reads what was kept: with the care that a file from outside needs.
  init?(saved json: JSON) {
    switch json["event"]?.string {
    case "completed":
      guard let id = json.text("id", bytes: Self.mostIdentifierBytes) else { return nil }
      self = .completed(id: id, isNumber: json["isNumber"] == .bool(true))
    case "invalidCompanyKey":
      self = .invalidCompanyKey(json.text("maskedKey", bytes: 200).map(CompanyKey.init(masked:)))
    case "imageRejected":
      guard case .array(let reasons) = json["reasons"] else { return nil }
      self = .imageRejected(
        reasons: reasons.prefix(RejectionReason.most + 1).compactMap { reason in
          guard let text = reason.text("text", bytes: 1000) else { return nil }
          guard case .number(let depth) = reason["depth"] else { return RejectionReason(text) }
          return RejectionReason(text, depth: (0...8).contains(depth) ? Int(depth) : 0)
        })
    case "unknown":
      guard let name = json.text("name", bytes: 1000),
        let text = json.text("text", bytes: 2 * Self.mostTextBytes, .text)
      else { return nil }
      self = .unknown(name: name, text: text)
    case "legacy":
      guard let text = json.text("text", bytes: 1000) else { return nil }
      self = .legacy(text)
    default: return nil
    }
  }
}

extension JSON {
  /// A member that is a text of so many bytes at most.
  fileprivate func text(_ key: String, bytes: Int, _ kind: TextKind = .line) -> String? {
    guard let text = self[key]?.string, !text.isEmpty, text.utf8.count <= bytes else { return nil }
    return text.sanitized(kind)
  }
}

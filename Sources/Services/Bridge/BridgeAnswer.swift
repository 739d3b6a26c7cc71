import PageProtocol

/// What came of a message.
enum BridgeAnswer: Hashable, Sendable {
  /// It was taken; what the handler replied, null when it replies nothing.
  case value(JSON)
  /// Nothing came of it, and why.
  case refuse(String)

  /// The answer as a line.
  func line(id: JSON?) -> [UInt8] {
    var members: [JSON.Member] = []
    if let id { members.append(JSON.Member("id", id)) }
    switch self {
    case .value(let value):
      members.append(JSON.Member("ok", .bool(true)))
      members.append(JSON.Member("value", value))
    case .refuse(let reason):
      members.append(JSON.Member("ok", .bool(false)))
      members.append(JSON.Member("error", .string(reason)))
    }
    return JSON.object(members).bytes + [0x0A]
  }
}

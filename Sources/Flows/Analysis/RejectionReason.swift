import PageProtocol

/// A line of what an iframe says against an image; what belongs to a line stands deeper beneath it.
struct RejectionReason: Hashable, Sendable {
  let text: String
  let depth: Int

  static let most = 100
  private static let deepest = 4
  private static let mostBytes = 400

  /// Makes a line.
  init(_ text: String, depth: Int = 0) {
    self.text = text
    self.depth = depth
  }

  /// The lines of a payload, whatever its shape: none if it gives no reason.
  ///
  /// The documentation calls it "an array with rejection reasons" and says no more.
  static func list(of payload: JSON?, redaction: Redaction) -> [Self] {
    var writer = Writer(redaction: redaction)
    if let payload { writer.write(payload, depth: 0) }
    guard writer.reasons.count > most else { return writer.reasons }
    return writer.reasons.prefix(most) + [Self("There are more reasons than are shown.")]
  }

  /// Puts lines beneath one another, no more than one too many.
  private struct Writer {
    let redaction: Redaction
    var reasons: [RejectionReason] = []

    private var isFull: Bool { reasons.count > most }

    mutating func write(_ json: JSON, depth: Int) {
      guard !isFull else { return }
      switch json {
      case .null: break
      case .bool, .number, .string: add(RejectionReason.text(of: json), depth: depth)
      case .array(let items):
        if depth >= deepest { return add(json.description, depth: depth) }
        for item in items where !isFull { write(item, depth: depth) }
      case .object(let members):
        if depth >= deepest { return add(json.description, depth: depth) }
        write(members, depth: depth)
      }
    }

    /// An object's members: its first scalar heads the others.
    private mutating func write(_ members: [JSON.Member], depth: Int) {
      let head = members.firstIndex { $0.value.isScalar }
      if let head { write(members[head], depth: depth) }
      for (index, member) in members.enumerated() where index != head && !isFull {
        write(member, depth: head == nil ? depth : depth + 1)
      }
    }

    private mutating func write(_ member: JSON.Member, depth: Int) {
      if case .bool(false) = member.value, let known = RejectionReason.known[member.key] {
        return add("\(known) (\(member.key))", depth: depth)
      }
      guard member.value.isScalar else {
        add(member.key, depth: depth)
        return write(member.value, depth: depth + 1)
      }
      add("\(member.key): \(RejectionReason.text(of: member.value))", depth: depth)
    }

    private mutating func add(_ text: String, depth: Int) {
      let shown = redaction.shown(text, bytes: mostBytes)
      guard shown.contains(where: { !$0.isWhitespace }) else { return }
      reasons.append(RejectionReason(shown, depth: depth))
    }
  }

  /// What the names of the quality gate mean.
  private static let known = [
    "hasEnoughQuality": "The image is not good enough",
    "acceptable": "The image is not good enough",
    "isDermatologyDomain": "The image shows no skin",
    "isDermatological": "The image shows no skin",
    "isValid": "The image is not valid",
  ]

  private static func text(of scalar: JSON) -> String {
    switch scalar {
    case .string(let text): known[text].map { "\($0) (\(text))" } ?? text
    case .bool(let isTrue): isTrue ? "yes" : "no"
    case .null: "nothing"
    case .number, .array, .object: scalar.description
    }
  }
}

extension JSON {
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}

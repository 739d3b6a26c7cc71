import PageProtocol

/// Makes a value smaller: its beginning, in its own shape, as far as there is room.
struct Pruner {
  /// The bytes that may still be taken.
  var room: Int
  /// Whether something was left out.
  private(set) var isCut = false
  private let clean: (String, _ most: Int) -> (text: String, isCut: Bool)

  /// What a value takes beside its text.
  static let bytesPerValue = 16

  /// Makes a pruner that passes each text through a function, which also cuts it.
  init(
    room: Int,
    clean: @escaping (String, _ most: Int) -> (text: String, isCut: Bool) = {
      $0.utf8.count > $1 ? ($0.excerpt(bytes: $1), true) : ($0, false)
    }
  ) {
    self.room = room
    self.clean = clean
  }

  mutating func prune(_ value: JSON) -> JSON {
    room -= Self.bytesPerValue
    switch value {
    case .null, .bool, .number: return value
    case .string(let text): return .string(prune(text))
    case .array(let items):
      var kept: [JSON] = []
      for item in items {
        guard room > 0 else {
          kept.append(.string(more(items.count - kept.count)))
          break
        }
        kept.append(prune(item))
      }
      return .array(kept)
    case .object(let members):
      var kept: [JSON.Member] = []
      for member in members {
        guard room > 0 else {
          kept.append(JSON.Member("…", .string(more(members.count - kept.count))))
          break
        }
        let key = prune(member.key)
        kept.append(JSON.Member(key, prune(member.value)))
      }
      return .object(kept)
    }
  }

  mutating func prune(_ text: String) -> String {
    let (text, isShort) = clean(text, max(0, room))
    room -= text.utf8.count
    if isShort { isCut = true }
    return text
  }

  private mutating func more(_ count: Int) -> String {
    isCut = true
    return "… \(count) more"
  }
}

import Cells
import PageProtocol

extension Redaction {
  /// The text as it may be shown: masked, made harmless, and of a long one the beginning.
  func shown(_ text: String, bytes most: Int, _ kind: TextKind = .line) -> String {
    // What the sanitizer takes out may have stood within a secret.
    hide(in: hide(in: text).sanitized(kind)).excerpt(bytes: most)
  }

  /// The text masked and made harmless, of a long one the beginning.
  func clean(_ text: String, most: Int) -> (text: String, isCut: Bool) {
    let count = text.utf8.count
    guard count > most || !isHarmless(text) else { return (text, false) }
    // A secret that stands across the end is seen in full before it is cut.
    let isLong = count > most + longest + Self.block
    let part = isLong ? text.beginning(bytes: most + longest) : text
    let shown = shown(part, bytes: .max, .text)
    // What is left of one at the end of the part is too little to be known.
    let room = isLong ? min(most, max(0, shown.utf8.count - Self.shortestPart)) : most
    guard shown.utf8.count > room else { return (shown, false) }
    return (shown.beginning(bytes: room) + "…", true)
  }

  /// The value with all its texts masked and made harmless, of a large one the beginning, and about
  /// how many bytes that has.
  func clean(_ value: JSON, most: Int) -> (value: JSON, isCut: Bool, bytes: Int) {
    var room = most
    // Mostly there is nothing to be done, and the value is shared with whoever else has it.
    if isHarmless(value, room: &room) { return (value, false, most - room) }
    var pruner = Pruner(room: most) { clean($0, most: $1) }
    let pruned = pruner.prune(value)
    return (pruned, pruner.isCut, most - pruner.room)
  }

  private func isHarmless(_ value: JSON, room: inout Int) -> Bool {
    room -= Pruner.bytesPerValue
    guard room >= 0 else { return false }
    switch value {
    case .null, .bool, .number: return true
    case .string(let text): return isHarmless(text, room: &room)
    case .array(let items):
      for item in items where !isHarmless(item, room: &room) { return false }
    case .object(let members):
      for member in members {
        guard isHarmless(member.key, room: &room), isHarmless(member.value, room: &room) else {
          return false
        }
      }
    }
    return true
  }

  private func isHarmless(_ text: String, room: inout Int) -> Bool {
    room -= text.utf8.count
    return room >= 0 && isHarmless(text)
  }
}

extension String {
  /// The first bytes of the text, as far as they are whole characters.
  fileprivate func beginning(bytes most: Int) -> String {
    String(self[..<utf8.index(startIndex, offsetBy: min(most, utf8.count))])
  }
}

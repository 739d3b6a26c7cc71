extension [Run] {
  /// The runs in parts of about so many bytes, each with how it goes on with the one before.
  ///
  /// Text is cut at its last blank, or at its last line feed if there is one and so said, and if need
  /// be between two characters; what it was cut at is left out.
  func cut(_ bytes: Int, betweenLines: Bool = false) -> [(runs: [Run], seam: Seam)] {
    var parts: [(runs: [Run], seam: Seam)] = []
    var part: [Run] = []
    var room = bytes
    var seam = Seam.betweenLines
    func end(_ next: Seam) {
      if !part.isEmpty { parts.append((part, seam)) }
      (part, room, seam) = ([], bytes, next)
    }
    for run in self {
      guard run.text.utf8.count > room, !run.isControl else {
        part.append(run)
        room -= run.text.utf8.count
        continue
      }
      var rest = run.text[...]
      while rest.utf8.count > room {
        let found = rest.cut(before: room, betweenLines: betweenLines, isWhole: room == bytes)
        guard let found else {
          // What there is room for has no place to cut it at, but there will be more room.
          end(betweenLines ? .withinLine : .betweenLines)
          continue
        }
        if !found.before.isEmpty {
          part.append(Run(String(found.before), traits: run.traits, target: run.target))
        }
        rest = found.after
        end(found.isWithinLine && betweenLines ? .withinLine : .betweenLines)
      }
      if !rest.isEmpty { part.append(Run(String(rest), traits: run.traits, target: run.target)) }
      room -= rest.utf8.count
    }
    end(.betweenLines)
    return parts
  }
}

extension Run {
  /// Whether it has looks of its own that can't be cut.
  fileprivate var isControl: Bool {
    guard case .element(_, let control) = target else { return false }
    return control.role != nil
  }
}

extension Substring {
  /// The text up to a place before so many bytes where it can be cut, and what follows; if it must be
  /// cut and can't otherwise, between characters.
  fileprivate func cut(
    before bytes: Int, betweenLines: Bool, isWhole: Bool
  ) -> (before: Substring, after: Substring, isWithinLine: Bool)? {
    guard bytes > 0 || isWhole else { return nil }
    let start = self[..<utf8.index(startIndex, offsetBy: Swift.max(0, bytes))]
    let blank = start.utf8.lastIndex { $0 == 0x0A || ($0 == 0x20 && !betweenLines) }
    if let blank { return (self[..<blank], self[utf8.index(after: blank)...], false) }
    guard isWhole else { return nil }
    // The last character may go on behind the end; one that is as long as all of it is cut.
    let last = start.index(before: start.endIndex)
    let place = last > startIndex ? last : start.endIndex
    return (self[..<place], self[place...], true)
  }
}

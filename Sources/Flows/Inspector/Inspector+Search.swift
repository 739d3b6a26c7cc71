import Cells
import PageProtocol
import Widgets

/// What is searched for in entries; a capital makes case count.
extension Inspector {
  struct Wanted {
    private let text: String
    private let isExact: Bool

    init(_ text: String) {
      isExact = text.contains(where: \.isUppercase)
      self.text = text
    }

    /// Whether an entry has the text, in its line or in full.
    func isIn(_ entry: Entry) -> Bool {
      isIn(entry.summary) || isIn(entry.json.description)
    }

    private func isIn(_ other: String) -> Bool {
      (isExact ? other : other.lowercased()).contains(text)
    }

    /// The places where a line has the text.
    func ranges(in line: String) -> [Range<String.Index>] {
      let other = isExact ? line : line.lowercased()
      // Letters whose small form is longer would shift the places.
      return other.utf8.count == line.utf8.count ? other.ranges(of: text) : []
    }
  }
}

extension Inspector {
  /// Follows a key while a text to search for is typed.
  static func search(_ key: Key, in state: inout State) {
    guard let entry = state.query else { return }
    switch key {
    case .enter: state.query = nil
    case .escape:
      state.query = nil
      state.find("")
    case .backspace where entry.text.isEmpty: state.query = nil
    default: search(in: &state) { $0.type(key) }
    }
  }

  /// Changes the text to search for, while it is typed.
  static func search(in state: inout State, _ edit: (inout TextEntry) -> Void) {
    guard var entry = state.query else { return }
    let text = entry.text
    edit(&entry)
    state.query = entry
    if entry.text != text { state.find(entry.text) }
  }

  /// Goes to the next entry, or place in an entry, that has the text.
  static func moveMatch(by step: Int, in state: inout State) {
    guard !state.wanted.isEmpty else { return }
    if state.details != nil { return state.details.mutate { $0.pane.moveMatch(by: step) } }
    guard let selected = state.selected else { return }
    let ends = state.listed
    let wanted = Wanted(state.wanted)
    let found =
      state.next(from: selected + step, by: step, where: wanted.isIn)
      ?? state.next(
        from: step > 0 ? ends.lowerBound : ends.upperBound - 1, by: step, where: wanted.isIn)
    if let found { state.select(found) }
  }
}

extension Inspector.State {
  /// Searches for a text: in the list from the selected entry back to older ones.
  fileprivate mutating func find(_ text: String) {
    wanted = text
    if details != nil { return details.mutate { $0.search(for: text) } }
    guard !text.isEmpty, let selected else { return }
    let wanted = Inspector.Wanted(text)
    let found =
      next(from: selected, by: -1, where: wanted.isIn)
      ?? next(from: listed.upperBound - 1, by: -1, where: wanted.isIn)
    if let found { select(found) }
  }
}

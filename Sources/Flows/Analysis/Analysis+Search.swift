import Cells
import Documents
import Widgets

/// Searching in the text over the page, as the viewer does.
extension Analysis {
  /// What is searched for in the text that is seen.
  struct Search: Equatable, Sendable {
    var entry = TextEntry()
    /// Whether it is being typed.
    var isTyped = true
    /// The match one is at, by its number in reading order.
    var match: Int?

    /// Says how many matches there are.
    static func words(for count: Int) -> String { count == 1 ? "1 match" : "\(count) matches" }
  }

  /// Follows a key while the words are typed: the first match from the top line on is shown.
  static func typeSearch(_ key: Key, in state: inout State) {
    guard var search = state.search else { return }
    switch key {
    case .escape: state.search = nil
    case .backspace where search.entry.text.isEmpty: state.search = nil
    case .enter:
      search.isTyped = false
      state.search = search.entry.text.isEmpty ? nil : search
    default: self.search(in: &state) { $0.type(key) }
    }
  }

  /// Changes the words, while they are typed.
  static func search(in state: inout State, _ edit: (inout TextEntry) -> Void) {
    guard var search = state.search else { return }
    edit(&search.entry)
    let matches = state.matches(of: search)
    search.match =
      matches.firstIndex { $0.line >= state.topPane?.scroll ?? 0 } ?? matches.indices.first
    state.search = search
    reveal(matches, in: &state)
  }

  /// Goes to the next or previous match, around the ends.
  static func moveMatch(by step: Int, in state: inout State) {
    guard let search = state.search, let match = search.match else { return }
    let matches = state.matches(of: search)
    guard !matches.isEmpty else { return }
    state.search?.match = (match + step).wrapped(to: matches.count)
    reveal(matches, in: &state)
  }

  private static func reveal(_ matches: [Match], in state: inout State) {
    guard let match = state.search?.match, matches.indices.contains(match),
      var pane = state.topPane
    else { return }
    pane.reveal(line: matches[match].line)
    state.scroll(to: pane.scroll)
  }

  /// Marks what is found in the text, and shows what is being typed below it.
  static func drawSearch(
    of state: State, _ pane: ReadingPane, in rect: Rect, on canvas: inout Canvas
  ) {
    guard let search = state.search else { return }
    let matches = pane.layout.matches(of: search.entry.text)
    canvas.clipped(to: rect) { canvas in
      for (index, match) in matches.enumerated() {
        for place in match.places where place.line >= pane.scroll {
          let stretch = Rect(
            column: rect.column + place.columns.lowerBound,
            row: rect.row + place.line - pane.scroll, columns: place.columns.count, rows: 1)
          let style = index == search.match ? Theme.match.adding(.bold) : Theme.match
          canvas.restyle(stretch) { $0 = style }
        }
      }
    }
    if search.isTyped {
      search.entry.draw(
        after: " /", note: search.entry.text.isEmpty ? "" : Search.words(for: matches.count),
        inRow: canvas.bounds.bottom(1), on: &canvas)
    }
  }
}

extension Analysis.State {
  /// Whether letters belong to a text.
  var isTyping: Bool { search?.isTyped ?? (isAtRoot && page.isTyping) }

  /// Where the words stand in the text that is seen.
  func matches(of search: Analysis.Search) -> [Match] {
    topPane?.layout.matches(of: search.entry.text) ?? []
  }

  /// Which match one is at, of how many; nil while nothing is searched for.
  var foundWords: String? {
    guard let search, !search.isTyped else { return nil }
    let count = matches(of: search).count
    guard let match = search.match, match < count else { return Analysis.Search.words(for: count) }
    return "match \(match + 1) of \(count)"
  }

  /// The line of the match one is at.
  var matchLine: String? {
    guard let search, let match = search.match, let layout = topPane?.layout else { return nil }
    let matches = layout.matches(of: search.entry.text)
    guard matches.indices.contains(match) else { return nil }
    return String(layout.lines[matches[match].line].text.drop { $0 == " " })
  }
}

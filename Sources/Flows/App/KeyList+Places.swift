import Cells
import Widgets

extension KeyList {
  /// A part of a text in one line, with its matched letters.
  struct Piece {
    var text = ""
    /// The number of its first character in the whole text.
    var start = 0
    var match: FuzzyMatch?

    /// The parts of a text in lines of so many columns.
    static func pieces(of text: String, _ match: FuzzyMatch?, in columns: Int) -> [Piece] {
      var rest = Array(text)[...]
      return Paragraph(text).lines(in: max(1, columns)).map { line in
        rest = rest.drop { $0 == " " }
        defer { rest = rest.dropFirst(line.count) }
        return Piece(text: line, start: rest.startIndex, match: match)
      }
    }

    func draw(in rect: Rect, style: Style, on canvas: inout Canvas) {
      canvas.clipped(to: rect) { canvas in
        var column = rect.column
        for (index, character) in text.enumerated() {
          let isMatched = match?.positions.contains(start + index) ?? false
          column = canvas.write(
            String(character), at: Point(column: column, row: rect.row),
            style: isMatched ? style.adding([.bold, .underline]) : style)
        }
      }
    }
  }

  /// A line of the list; a row too wide for one takes several.
  struct Line {
    /// The row it belongs to; nil is the gap before the keys of every screen.
    var row: Int?
    var isFirst = false
    var names = Piece()
    var does = Piece()
  }

  /// Where the list stands; typing in it moves nothing.
  struct Places {
    let box: Rect
    let text: Rect
    /// The columns for the names of keys.
    let names: Int
    private let isNarrow: Bool

    /// The names of an entry's keys; on a narrow screen the first one is enough.
    private static func names(of entry: Entry, isNarrow: Bool) -> String {
      isNarrow ? entry.keys.first ?? "" : entry.allKeys
    }

    init(of entries: [Entry], in size: Size) {
      let isNarrow = size.columns < 40
      self.isNarrow = isNarrow
      let widestNames = entries.map { Self.names(of: $0, isNarrow: isNarrow).columns }.max()
      names = min(size.columns / 3 + 1, widestNames ?? 0)
      // The columns of the frame and the air in it, on each side.
      let margin = min(3, max(2, size.columns / 12))
      let widest = entries.map(\.binding.help.columns).max() ?? 0
      let columns = min(size.columns, names + 2 + widest + 2 * margin)
      let room = Rect(column: 0, row: 0, columns: columns - 2 * margin, rows: size.rows)
      let rows = Self.lines(
        of: entries, isFiltered: false, names: names, isNarrow: isNarrow, in: room
      ).count
      box = Rect(size).droppingBottom(1).centered(Size(columns: columns, rows: rows + 2))
      text = box.inset(columns: margin, rows: 1)
    }

    func lines(of entries: [Entry], isFiltered: Bool) -> [Line] {
      Self.lines(of: entries, isFiltered: isFiltered, names: names, isNarrow: isNarrow, in: text)
    }

    private static func lines(
      of entries: [Entry], isFiltered: Bool, names: Int, isNarrow: Bool, in text: Rect
    ) -> [Line] {
      var lines: [Line] = []
      for (row, entry) in entries.enumerated() {
        if entry.isShared, row > 0, !entries[row - 1].isShared, !isFiltered { lines.append(Line()) }
        let shown = Self.names(of: entry, isNarrow: isNarrow)
        let left = Piece.pieces(of: shown, entry.names, in: names)
        let right = Piece.pieces(of: entry.binding.help, entry.does, in: text.columns - names - 2)
        for index in 0..<max(1, left.count, right.count) {
          lines.append(
            Line(
              row: row, isFirst: index == 0, names: index < left.count ? left[index] : Piece(),
              does: index < right.count ? right[index] : Piece()))
        }
      }
      return lines
    }
  }
}

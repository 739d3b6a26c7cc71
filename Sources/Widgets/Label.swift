public import Cells

/// One line of text, shortened with an ellipsis where it does not fit.
public struct Label: Widget {
  public var text: String
  public var style: Style
  public var alignment: Side

  /// Where the text stands in a wider rectangle.
  public enum Side: Sendable { case left, center, right }

  /// Shows a text.
  public init(_ text: String, style: Style = Theme.plain, alignment: Side = .left) {
    self.text = text
    self.style = style
    self.alignment = alignment
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let shown = text.shortened(to: rect.columns)
    let room = rect.columns - shown.columns
    let indent =
      switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    canvas.write(shown, at: Point(column: rect.column + indent, row: rect.row), style: style)
  }
}

extension String {
  /// The text if it takes at most so many cells, else its beginning and an ellipsis.
  public func shortened(to columns: Int) -> String {
    guard isWider(than: columns) else { return self }
    let front = prefix(fitting: columns - 1)
    // What was shortened before needs no second ellipsis.
    return columns > 0 && !front.hasSuffix("…") ? front + "…" : front
  }

  /// The text if it takes at most so many cells, else its beginning, an ellipsis and its end.
  public func shortenedInTheMiddle(to columns: Int) -> String {
    guard isWider(than: columns) else { return self }
    guard columns > 2 else { return shortened(to: columns) }
    let front = prefix(fitting: columns / 2)
    var room = columns - 1 - front.columns
    let back = reversed().prefix { character in
      room -= character.columns
      return room >= 0
    }
    return front + "…" + String(back.reversed())
  }

  /// Whether the text takes more cells; of a long one only the beginning is looked at.
  private func isWider(than columns: Int) -> Bool {
    var room = columns
    return contains { character in
      room -= character.columns
      return room < 0
    }
  }

  private func prefix(fitting columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      })
  }
}

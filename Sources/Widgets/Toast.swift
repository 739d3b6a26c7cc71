public import Cells

/// A notice in one row: a long one in parts, to be shown one after another.
public struct Toast: Widget {
  public var text: String
  /// It tells of something that went wrong.
  public var isFailure: Bool
  /// How often it came.
  public var count: Int
  /// How many others wait behind it.
  public var waiting: Int
  /// Which part of it is seen, counted from zero.
  public var part: Int

  /// Makes a notice.
  public init(
    _ text: String, isFailure: Bool = false, count: Int = 1, waiting: Int = 0, part: Int = 0
  ) {
    self.text = text
    self.isFailure = isFailure
    self.count = count
    self.waiting = waiting
    self.part = part
  }

  /// The parts of the text in a row of so many columns; there is at least one.
  public func parts(in columns: Int) -> [String] {
    let room = columns - mark.columns - trailer.columns
    let lines = Paragraph(text).lines(in: max(1, room))
    guard lines.count > 1 else { return [lines.first ?? ""] }
    // One column less, for the sign that there is more to come.
    let parts = Paragraph(text).lines(in: max(1, room - 1))
    return parts.dropLast().map { $0 + "…" } + parts.suffix(1)
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let row = rect.top(1)
    let style = (isFailure ? Theme.bad : Theme.warning).adding([.reverse, .bold])
    canvas.fill(row, style: style)
    let parts = parts(in: rect.columns)
    Label(mark + parts[min(part, parts.count - 1)], style: style).draw(in: row, on: &canvas)
    Label(trailer, style: style, alignment: .right).draw(in: row, on: &canvas)
  }

  private var mark: String { isFailure ? " ✗ " : " • " }

  private var trailer: String {
    (count > 1 ? " ×\(Self.shown(count))" : "") + (waiting > 0 ? " +\(Self.shown(waiting))" : "")
      + " "
  }

  private static func shown(_ number: Int) -> String { number < 1000 ? "\(number)" : "999+" }
}

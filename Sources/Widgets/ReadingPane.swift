public import Cells
public import Documents

/// A document of a page being read: how far it is scrolled, what has the focus.
public struct ReadingPane: Equatable, Sendable {
  public private(set) var document = Document()
  public private(set) var layout = Layout(of: Document(), columns: 1)
  /// The first line that is seen.
  public private(set) var scroll = 0
  /// The target that has the focus, by its number in reading order.
  public internal(set) var focus: Int?
  public private(set) var size = Size.zero

  /// An empty pane.
  public init() {}

  /// Shows a document in place of the one before; what had the focus keeps it, and what is read
  /// stays where it is.
  public mutating func show(_ document: Document) {
    guard document != self.document else { return }
    let earlier = layout
    let (oldFocus, oldScroll, place) = (focus, scroll, focusedPlace)
    self.document = document
    arrange()
    focus = oldFocus.flatMap { layout.target(inPlaceOf: $0, of: earlier) }
    guard oldScroll > 0 || place != nil else { return }
    let window = oldScroll..<oldScroll + max(1, size.rows)
    let isFocusSeen = place.map { window.contains($0.row) } ?? false
    if oldScroll > 0 { scroll(to: oldScroll + layout.shift(of: window, since: earlier)) }
    if isFocusSeen { revealFocus() }
  }

  /// Fits the pane to a size; the line that stood at the top stays about there.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    let needsLayout = size.columns != self.size.columns
    let place = layout.lines.isEmpty ? 0 : Double(scroll) / Double(layout.lines.count)
    self.size = size
    guard needsLayout else { return scroll(to: scroll) }
    let isAtStart = scroll == 0
    arrange()
    scroll(to: isAtStart ? 0 : Int((place * Double(layout.lines.count)).rounded()))
  }

  /// The last line that can stand at the top.
  public var lastScroll: Int { max(0, layout.lines.count - size.rows) }
  public var isScrollable: Bool { lastScroll > 0 }

  /// Scrolls so that a line stands at the top, as far as the text goes.
  public mutating func scroll(to line: Int) { scroll = max(0, min(line, lastScroll)) }
  public mutating func scroll(by lines: Int) { scroll(to: scroll + lines) }
  public mutating func scroll(byPages pages: Int) {
    scroll(to: scroll + pages * max(1, size.rows - 1))
  }
  public mutating func scrollToStart() { scroll(to: 0) }
  public mutating func scrollToEnd() { scroll(to: lastScroll) }

  /// Scrolls as little as is needed to see a line.
  public mutating func reveal(line: Int) {
    if line < scroll { scroll(to: line) }
    if line >= scroll + size.rows { scroll(to: line - size.rows + 1) }
  }

  private mutating func arrange() {
    layout = Layout(of: document, columns: max(1, size.columns))
    scroll(to: scroll)
    if let focus, focus >= layout.targets.count { self.focus = nil }
  }
}

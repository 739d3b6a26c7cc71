public import Cells

extension NcursesTerminal {
  public func present(_ canvas: Canvas) {
    CrashGuard.coverThisThread()
    guard state == .entered else { return }
    let canvas = reduced(canvas)
    guard canvas != shown else { return }
    let cursor = canvas.cursor.flatMap { Rect(size).contains($0) ? $0 : nil }
    if cursor == nil { showCursor(false) }
    for row in 0..<min(canvas.size.rows, size.rows) where isChanged(row, in: canvas) {
      screen.draw(encoder.encode(canvas.row(row)), row: row)
    }
    screen.update(cursor: cursor)
    if cursor != nil { showCursor(true) }
    shown = canvas
  }

  /// Draws everything anew with the next update, and does so if there is something to draw.
  func repaint() {
    let canvas = shown
    shown = nil
    screen.forget()
    if let canvas, canvas.size == size { present(canvas) }
  }

  /// The canvas with what this terminal can show.
  private func reduced(_ canvas: Canvas) -> Canvas {
    var canvas = canvas
    if traits.isASCII { canvas = canvas.inASCII }
    if traits.colors == .monochrome { canvas = canvas.inMonochrome }
    return canvas
  }

  private func isChanged(_ row: Int, in canvas: Canvas) -> Bool {
    guard let shown, shown.size == canvas.size else { return true }
    return shown.row(row) != canvas.row(row)
  }

  private func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    isCursorShown = isShown
    screen.showCursor(isShown)
  }
}

import Cells
import Widgets

extension Launcher {
  /// What is known of the session beside its page.
  struct Panel: Widget {
    let state: State

    init(_ state: State) { self.state = state }

    func draw(in rect: Rect, on canvas: inout Canvas) {
      if rect.rows > 4 {
        drawTall(in: rect, on: &canvas)
      } else if rect.rows > 2 {
        drawFlat(in: rect, on: &canvas)
      } else {
        drawSmall(in: rect, on: &canvas)
      }
    }

    /// Beside the page: everything.
    private func drawTall(in rect: Rect, on canvas: inout Canvas) {
      var rest = rect
      func next(_ widget: any Widget, rows: Int = 1) {
        widget.draw(in: rest.top(rows), on: &canvas)
        rest = rest.droppingTop(rows)
      }
      next(headline)
      next(Label(steps, style: Theme.quiet), rows: 2)
      let isRevealed = state.revelation != nil
      drawToken(
        as: Paragraph(token, style: tokenStyle), in: rest.top(isRevealed ? 2 : 1), on: &canvas)
      rest = rest.droppingTop(isRevealed ? 2 : 1)
      drawBar(in: rest.top(1), on: &canvas)
      rest = rest.droppingTop(1)
      next(Label(life), rows: isRevealed ? 1 : 2)
      let counts = state.counts
      next(Label("renewals \(counts.renewals)"))
      next(
        Label(
          "requests \(counts.requests) · \(counts.stale) at once · \(counts.refusals) refused"))
      next(Label("calls \(counts.tries)\(latency)"))
      next(Label("      \(counts.failures) failed · \(counts.late) too late"), rows: 2)
      for (text, style) in [script, delivery, plan].compactMap({ $0 }) {
        next(Label(text, style: style))
      }
      rest = rest.droppingTop(1)
      if let trouble {
        let text = Paragraph("! " + trouble, style: Theme.bad)
        next(text, rows: text.lines(in: rest.columns).count)
      }
      if let time = state.nextTry { next(Label("Next try \(time)"), rows: 2) }
      let about = Paragraph(about, style: Theme.quiet)
      about.draw(in: rest.bottom(about.lines(in: rest.columns).count), on: &canvas)
    }

    /// Over the page: what matters most in three rows or four.
    private func drawFlat(in rect: Rect, on canvas: inout Canvas) {
      let first = rect.top(1)
      headline.draw(in: first, on: &canvas)
      let time = state.nextTry.map { "next try \($0)" } ?? ""
      Label(time).draw(in: first.droppingLeft(headline.text.columns + 2), on: &canvas)
      drawToken(
        as: Label(token, style: tokenStyle, alignment: .right),
        in: first.droppingLeft(headline.text.columns + 2 + (time.isEmpty ? 0 : time.columns + 2)),
        on: &canvas)
      drawLife(in: rect.droppingTop(1).top(1), on: &canvas)
      let rest = rect.droppingTop(2)
      let room = rest.columns * rest.rows - 8
      let text = trouble.map { Paragraph("! \($0)".shortened(to: room), style: Theme.bad) }
      // What is wrong comes before what was counted.
      let needed = min(text?.lines(in: rest.columns).count ?? 1, rest.rows)
      if needed < rest.rows { drawCounts(in: rest.top(1), on: &canvas) }
      if let text {
        text.draw(in: rest.bottom(needed), on: &canvas)
      } else {
        Label(about, style: Theme.quiet).draw(in: rest.bottom(1), on: &canvas)
      }
    }

    private func drawCounts(in rect: Rect, on canvas: inout Canvas) {
      let counts = state.counts
      let took = state.latency.map { " · \($0.tenths)" } ?? ""
      let text =
        "renewals \(counts.renewals) · requests \(counts.requests) · calls \(counts.tries)\(took)"
      Label(text).draw(in: rect, on: &canvas)
      if let note = [plan, script, delivery].compactMap({ $0 }).first {
        Label(note.0, style: note.1, alignment: .right)
          .draw(in: rect.droppingLeft(text.columns + 2), on: &canvas)
      }
    }

    /// On the smallest screens: the status, and what is wrong or what is left.
    private func drawSmall(in rect: Rect, on canvas: inout Canvas) {
      if state.revelation != nil {
        return drawToken(as: Paragraph(token, style: tokenStyle), in: rect, on: &canvas)
      }
      if let trouble { return drawSmall(trouble, in: rect, on: &canvas) }
      headline.draw(in: rect.top(1), on: &canvas)
      drawLife(in: rect.droppingTop(1).top(1), on: &canvas)
    }

    /// The title says the status already: both rows are for the sentence and what is left.
    private func drawSmall(_ trouble: String, in rect: Rect, on canvas: inout Canvas) {
      let time =
        state.renewal.phase.until.map { "\(state.motion.seconds(of: $0 - state.now)) s" } ?? ""
      Label(time, alignment: .right).draw(in: rect.top(1), on: &canvas)
      let text = rect.droppingRight(time.isEmpty ? 0 : time.columns + 1)
      let lines = Paragraph("! " + trouble).lines(in: max(1, text.columns))
      for (row, line) in lines.prefix(text.rows).enumerated() {
        let isCut = row == text.rows - 1 && lines.count > text.rows
        Label(isCut ? lines[row...].joined(separator: " ") : line, style: Theme.bad)
          .draw(in: text.droppingTop(row).top(1), on: &canvas)
      }
    }
  }
}

/// The parts it is made of.
extension Launcher.Panel {
  private var headline: Label {
    let status = state.status
    return Label("\(status.mark) \(status.word)", style: style(of: status).adding(.bold))
  }

  private func style(of status: Launcher.Status) -> Style {
    switch status {
    case .connected, .renewed: Theme.good
    case .idle, .authorizing, .loading, .injecting, .connecting: Theme.plain
    case .expired, .renewing, .retrying, .offline: Theme.warning
    case .renewalFailed, .renewalRefused, .withoutToken, .failed: Theme.bad
    }
  }

  private var tokenStyle: Style { state.revelation == nil ? Theme.plain : Theme.warning }

  /// Draws the token, which in full is for nobody but the person.
  private func drawToken(as widget: any Widget, in rect: Rect, on canvas: inout Canvas) {
    widget.draw(in: rect, on: &canvas)
    if state.revelation != nil { canvas.conceal(rect) }
  }

  private func drawLife(in rect: Rect, on canvas: inout Canvas) {
    let width = max(0, rect.columns - life.columns - 2)
    drawBar(in: rect.droppingRight(rect.columns - width), on: &canvas)
    Label(life, alignment: .right).draw(in: rect, on: &canvas)
  }

  private func drawBar(in rect: Rect, on canvas: inout Canvas) {
    guard let token = state.token, token.lifetime > .zero else { return }
    let part = token.remaining(at: state.now) / token.lifetime
    let isNear = state.now >= token.renewalIsDue
    ProgressBar(part, style: isNear ? Theme.warning : Theme.accent).draw(in: rect, on: &canvas)
  }
}

import Cells

extension Typesetter {
  /// Sets a paragraph; a field of several lines stands below what is before it.
  mutating func setParagraph(_ runs: [Run], _ alignment: Alignment) {
    var rest = runs[...]
    while !isSpoken, let index = rest.firstIndex(where: { $0.tallField != nil }) {
      setLines(of: rest[..<index], alignment)
      setBox(of: rest[index])
      rest = rest[(index + 1)...]
      while let first = rest.first, first.target == nil, first.text.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      }
    }
    setLines(of: rest, alignment)
  }

  private mutating func setLines(of runs: ArraySlice<Run>, _ alignment: Alignment) {
    for line in wrapped(Array(runs), width: width) { emit(line, alignment) }
  }

  /// Sets a headline; the greatest have a line under them.
  mutating func setHeading(_ runs: [Run], level: Int) {
    let runs = isSpoken ? [Run("Heading: ")] + runs : runs
    let headlines = wrapped(runs, width: width, role: .heading(level: level))
    for line in headlines { emit(line) }
    let widest = headlines.reduce(0) { max($0, $1.columns) }
    guard level == 1, widest > 0, !isSpoken else { return }
    emit(frame(.line(widest), columns: widest))
  }

  mutating func setPreformatted(_ runs: [Run]) {
    var inlines = inlines(of: runs, role: .preformatted, width: width)
    inlines.expandTabs()
    let indent = width > 8 ? 2 : 0
    let (lines, continuations) = WordScanner.preformattedLines(
      of: inlines, width: width, indent: indent, goesOn: isWithinLine)
    var next = continuations[...]
    for index in lines.indices {
      if next.first == index {
        next.removeFirst()
        margin.markers.append(
          Span(column: margin.column, columns: 1, text: Span.cut, role: .marker))
        emit(setLine(lines, index, of: inlines, at: indent))
      } else {
        emit(setLine(lines, index, of: inlines))
      }
    }
  }

  /// Breaks a name and what it names into lines, one behind the other.
  mutating func wrapped(_ name: [Run], before runs: [Run], width: Int) -> [SetLine] {
    var inlines = inlines(of: name + [Run(":")], role: .tableHeader, width: width)
    inlines.append(Inline(text: " ", role: textRole))
    inlines += self.inlines(of: runs, role: textRole, width: width)
    let lines = WordScanner.lines(of: inlines, width: width)
    return lines.indices.map { setLine(lines, $0, of: inlines) }
  }

  /// Breaks runs into lines.
  mutating func wrapped(_ runs: [Run], width: Int, role: Role? = nil) -> [SetLine] {
    if runs.count == 1, runs[0].isPlain(within: width) {
      let text = runs[0].text
      return [
        SetLine(
          Span(
            column: 0, columns: text.utf8.count, text: text, role: role ?? textRole,
            traits: runs[0].traits))
      ]
    }
    let inlines = inlines(of: runs, role: role ?? textRole, width: width)
    let lines = WordScanner.lines(of: inlines, width: width)
    return lines.indices.map { setLine(lines, $0, of: inlines) }
  }

  /// Turns runs into text and notes their targets.
  private mutating func inlines(of runs: [Run], role: Role, width: Int) -> [Inline] {
    var inlines: [Inline] = []
    inlines.reserveCapacity(runs.count)
    var previous: Target?
    for (index, run) in runs.enumerated() {
      var inline = Inline(text: run.text.withoutTowers, role: role, traits: run.traits)
      if case .label(let number) = run.target { inline.label = number }
      if let target = run.target {
        inline.target = self.index(of: target, goesOn: target == previous, text: run.text)
      }
      previous = inline.target == nil ? nil : run.target
      if case .element(_, let control) = run.target, let controlRole = control.role {
        for part in control.parts(label: run.text, columns: width) {
          inline.role = controlRole
          inline.text = part.text
          inline.traits = run.traits.union(part.traits)
          inline.isWhole = controlRole == .field
          inlines.append(inline)
        }
        guard controlRole == .mark else { continue }
        let next = run.text.isEmpty && index + 1 < runs.count ? runs[index + 1].text : run.text
        let gap = next.isEmpty || next.first?.isWhitespace == true ? "" : "\u{A0}"
        inline = Inline(
          text: gap + run.text, role: role, traits: run.traits, target: inline.target)
      }
      inlines.append(inline)
    }
    return inlines
  }

  /// The index of a target: an element has one wherever it goes on, a link within its text.
  ///
  /// What can't be seen can't be focused.
  mutating func index(of target: Target, goesOn: Bool, text: String) -> Int? {
    let isControl: Bool
    switch target {
    case .label: return nil
    case .link:
      if goesOn { return targets.count - 1 }
      isControl = false
    case .element(let number, let control):
      if let index = elements[number] { return index }
      isControl = control.role != nil
    }
    guard isControl || text.contains(where: { !$0.isWhitespace && $0.columns > 0 }) else {
      return nil
    }
    if case .element(let number, _) = target { elements[number] = targets.count }
    targets.append(PlacedTarget(target: target))
    return targets.count - 1
  }

  private func setLine(
    _ lines: [[Piece]], _ index: Int, of inlines: [Inline], at start: Int = 0
  ) -> SetLine {
    let pieces = lines[index]
    var spans: [Span] = []
    spans.reserveCapacity(pieces.count)
    var column = start
    for piece in pieces {
      let inline = inlines[piece.inline]
      var text = inline.text.drawable(piece.start, piece.end)
      if piece.isHyphenated { text += "-" }
      spans.append(
        Span(
          column: column, columns: piece.columns, text: text, role: inline.role,
          traits: inline.traits, target: inline.target, label: inline.label))
      column += piece.columns
    }
    let isLast = index == lines.count - 1
    let end = isLast ? .whole : inlines.end(of: pieces, before: lines[index + 1])
    return SetLine(spans: spans, columns: column, end: end)
  }
}

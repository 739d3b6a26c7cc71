import Documents

/// What the text of a block comes to: runs, or a picture on lines of its own.
enum InlineBlock {
  case runs([Run])
  case picture(Illustration)

  /// Tells the lines that hold nothing but pictures from the others.
  static func blocks(of parts: [InlinePart]) -> [InlineBlock] {
    guard parts.contains(where: \.isPicture) else { return runs(parts.compactMap(\.run)) }
    var blocks: [InlineBlock] = []
    var text: [[InlinePart]] = []
    for line in lines(of: parts) {
      let pictures = line.compactMap(\.picture)
      // Several links stay side by side as their words do.
      let isRow = pictures.count > 1 && pictures.contains { $0.target != nil }
      if pictures.isEmpty || isRow || line.contains(where: \.isText) {
        text.append(line)
      } else {
        blocks += runs(text, isFirst: blocks.isEmpty, isLast: false)
        blocks += pictures.map(InlineBlock.picture)
        text = []
      }
    }
    let rest = runs(text, isFirst: blocks.isEmpty, isLast: true)
    if !rest.isEmpty, case .picture(var picture)? = blocks.last {
      picture.isCaptioned = true
      blocks[blocks.count - 1] = .picture(picture)
    }
    return blocks + rest
  }

  /// The text of lines; empty ones beside a picture are no more than its distance.
  private static func runs(
    _ lines: [[InlinePart]], isFirst: Bool, isLast: Bool
  ) -> [InlineBlock] {
    var lines = lines[...]
    while !isFirst, lines.first?.contains(where: \.isSeen) == false { lines.removeFirst() }
    while !isLast, lines.last?.contains(where: \.isSeen) == false { lines.removeLast() }
    return runs(Array(lines.map { $0.compactMap(\.run) }.joined(separator: [Run("\n")])))
  }

  /// The parts of each line.
  private static func lines(of parts: [InlinePart]) -> [[InlinePart]] {
    var lines: [[InlinePart]] = [[]]
    for part in parts {
      guard case .run(let run) = part, !run.isControl, run.text.hasByte(where: { $0 == 0x0A })
      else {
        lines[lines.count - 1].append(part)
        continue
      }
      let texts = run.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, text) in texts.enumerated() {
        if index > 0 { lines.append([]) }
        guard !text.isEmpty else { continue }
        var part = run
        part.text = String(text)
        lines[lines.count - 1].append(.run(part))
      }
    }
    return lines
  }

  /// Runs without the blanks at their end, if anything is left.
  private static func runs(_ runs: [Run]) -> [InlineBlock] {
    var runs = runs.joinedAlike
    while let last = runs.last, last.text.utf8.last == 0x20, !last.isControl {
      runs[runs.count - 1].text.removeLast()
      if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
    }
    return runs.isEmpty ? [] : [.runs(runs)]
  }
}

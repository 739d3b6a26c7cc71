import Cells
public import Documents

extension TextPane {
  /// What has the focus, while it is in sight.
  public var focusedTarget: Target? {
    guard let focus = focusInSight else { return nil }
    return parts[focus.chunk].layout?.targets[focus.target].target
  }

  /// Whether there is anything to focus.
  public var hasTargets: Bool { parts.contains { $0.chunk.hasTargets } }

  /// The focus, if its target is in sight.
  var focusInSight: Focus? { focus.flatMap { isInSight($0) ? $0 : nil } }

  /// The targets in sight, in reading order.
  var targetsInSight: [Focus] {
    visible.flatMap { chunk in
      (parts[chunk].layout?.targets ?? []).indices
        .map { Focus(chunk: chunk, target: $0) }.filter(isInSight)
    }
  }

  private func isInSight(_ focus: Focus) -> Bool {
    position(of: focus).map { row(of: $0) != nil } ?? false
  }

  private func position(of focus: Focus) -> Position? {
    guard parts.indices.contains(focus.chunk), let layout = parts[focus.chunk].layout,
      layout.targets.indices.contains(focus.target)
    else { return nil }
    return layout.targets[focus.target].places.first.map {
      Position(chunk: focus.chunk, line: $0.line)
    }
  }

  /// Focuses one of the targets in sight, counted from 0 at the top; false if there are not so many.
  public mutating func focus(onTargetInSight index: Int) -> Bool {
    let all = targetsInSight
    guard all.indices.contains(index) else { return false }
    focus = all[index]
    return true
  }

  /// Gives the focus to the next or previous target, around the ends; from a screen without the
  /// focus to the first or last target in sight, or else the nearest beyond it.
  public mutating func moveFocus(by step: Int) {
    guard !parts.isEmpty else { return }
    let inSight = targetsInSight
    let start = focusInSight?.chunk ?? top.chunk
    let count = layOut(start).targets.count
    let here: Focus?
    if let focus = focusInSight {
      here = Focus(chunk: focus.chunk, target: focus.target + step)
    } else {
      here = (step > 0 ? inSight.first : inSight.last) ?? nearestTarget(forward: step > 0)
    }
    if let here, here.chunk != start || (0..<count).contains(here.target) { return setFocus(here) }
    // Chunks without a target need no layout to be passed by.
    var chunk = start
    for _ in parts.indices {
      chunk = (chunk + step).wrapped(to: parts.count)
      guard parts[chunk].chunk.hasTargets else { continue }
      let count = layOut(chunk).targets.count
      if count > 0 { return setFocus(Focus(chunk: chunk, target: step > 0 ? 0 : count - 1)) }
    }
  }

  /// The target of the chunk at the top that follows what is seen, or comes before it.
  private func nearestTarget(forward: Bool) -> Focus? {
    let targets = parts[top.chunk].layout?.targets ?? []
    let isBelow: (PlacedTarget) -> Bool = { ($0.places.first?.line ?? 0) >= top.line }
    let found =
      forward ? targets.firstIndex(where: isBelow) : targets.lastIndex { !isBelow($0) }
    return found.map { Focus(chunk: top.chunk, target: $0) }
  }

  private mutating func setFocus(_ focus: Focus) {
    self.focus = focus
    if let position = position(of: focus) { reveal(position) }
  }

  /// The paragraph at the top.
  public var paragraphAtTop: String {
    guard parts.indices.contains(top.chunk) else { return "" }
    return parts[top.chunk].layout?.paragraph(at: top.line) ?? ""
  }

  /// Goes where a link leads that names a place, as in a browser: as it stands or decoded, or to the
  /// start; false if there is no such place yet.
  public mutating func go(toLinked name: String) -> Bool {
    if go(toAnchor: name) { return true }
    // A NUL stands in the names that headlines are given here.
    if let decoded = name.percentDecoded(), decoded != name, !decoded.utf8.contains(0),
      go(toAnchor: decoded)
    {
      return true
    }
    guard name.isEmpty || name.lowercased() == "top" else { return false }
    scrollToStart()
    return true
  }

  /// Goes to a named place; false if there is none of that name yet.
  public mutating func go(toAnchor name: String) -> Bool {
    guard let chunk = parts.firstIndex(where: { $0.chunk.hasAnchor(name) }) else { return false }
    let line = layOut(chunk).anchorLine(name) ?? 0
    move(to: Position(chunk: chunk, line: line))
    return true
  }
}

import Documents

extension Layout {
  /// The target of this layout that has taken the place of one of an earlier layout: itself if it
  /// is still there, else one between the neighbours it had, else the nearest one, those that
  /// follow first.
  func target(inPlaceOf old: Int, of earlier: Layout) -> Int? {
    let before = earlier.targets
    if let same = index(of: before[old].target) { return same }
    let next = before[(old + 1)...].lazy.compactMap { index(of: $0.target) }.first
    var previous: Int?
    var distance = 0
    for place in stride(from: old - 1, through: 0, by: -1) {
      distance += 1
      previous = index(of: before[place].target)
      if previous != nil { break }
    }
    let first = previous.map { $0 + 1 } ?? 0
    let end = next ?? targets.count
    if first < end { return min(first + max(0, distance - (previous == nil ? 0 : 1)), end - 1) }
    return next ?? previous
  }

  private func index(of target: Target) -> Int? {
    if case .element(let number, _) = target { return self.target(ofElement: number) }
    return targets.firstIndex { $0.target.isSameThing(as: target) }
  }

  /// How far the lines of a window have moved since an earlier layout: the first of them that is
  /// still there says so, lines at the start and the end being the same as before.
  func shift(of window: Range<Int>, since earlier: Layout) -> Int {
    let (old, new) = (earlier.lines, lines)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start].reads(like: new[start]) { start += 1 }
    guard window.lowerBound >= start else { return 0 }
    var end = 0
    while end < most - start, old[old.count - 1 - end].reads(like: new[new.count - 1 - end]) {
      end += 1
    }
    return window.upperBound > old.count - end && end > 0 ? new.count - old.count : 0
  }
}

extension Line {
  /// Whether two lines show the same words in the same places, whatever these are.
  fileprivate func reads(like other: Line) -> Bool {
    spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { $0.column == $1.column && $0.text == $1.text }
  }
}

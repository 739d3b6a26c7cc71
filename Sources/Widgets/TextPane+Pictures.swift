public import Cells
import Documents

extension TextPane {
  /// A picture that is in sight or will soon be.
  public struct WantedPicture: Hashable, Sendable {
    public let source: String
    /// The cells it is to be fitted into.
    public let box: Size
    /// Whether a small picture fills them too.
    public let mayGrow: Bool
  }

  /// Keeps room for pictures that can be had.
  ///
  /// To be told before the text that they stand in comes.
  public mutating func expectPictures(_ sources: some Sequence<String>) {
    for source in sources { rooms.expect(source) }
  }

  /// Gives a picture that came the room it takes, or one that can't be shown none; what is read
  /// stays where it is.
  public mutating func settlePicture(_ source: String, _ pixels: PixelSize?) {
    let isNews = pixels.map { rooms.note($0, of: source) } ?? rooms.refuse(source)
    guard isNews else { return }
    for index in parts.indices where parts[index].chunk.pictures.contains(source) {
      layOutAnew(index)
    }
    settle()
  }

  private mutating func layOutAnew(_ index: Int) {
    guard let earlier = parts[index].layout else {
      // What was found there may stand elsewhere now. As there may be thousands of such chunks, they
      // are searched again bit by bit, but for the one whose match one is at.
      guard parts[index].matches != nil else { return }
      parts[index].matches = nil
      guard search.current?.chunk == index else { return }
      var part = parts[index]
      return find(in: part.layOut(columns: columns, rooms: rooms), at: index)
    }
    parts[index].layout = nil
    let layout = layOut(index)
    if index == top.chunk { keepTop(at: layout.line(inPlaceOf: top.line, of: earlier)) }
    if parts[index].matches != nil { find(in: layout, at: index) }
  }

  private mutating func find(in layout: Layout, at index: Int) {
    let matches = layout.matches(of: search.query)
    parts[index].matches = matches
    guard let current = search.current, current.chunk == index else { return }
    if matches.isEmpty {
      search.current = nil
    } else {
      search.current?.match = min(current.match, matches.count - 1)
    }
  }

  /// The pictures that can be seen, then those of the screen below, then those of the screen above.
  ///
  /// The text below is laid out as far as there are pictures in it.
  public mutating func wantedPictures() -> [WantedPicture] {
    guard !rooms.isEmpty, !parts.isEmpty else { return [] }
    var chunk = top.chunk
    var row = -top.line
    var near: [(picture: PlacedPicture, row: Int)] = []
    if chunk > 0, parts[chunk - 1].layout != nil {
      chunk -= 1
      row -= parts[chunk].lines
    }
    while chunk < parts.count, row < 2 * rows {
      if !parts[chunk].chunk.pictures.isEmpty {
        let start = row
        near += layOut(chunk).pictures.lazy.map { ($0, start + $0.place.row) }
          .filter { [rows] in $0.1 < 2 * rows && $0.1 + $0.0.place.rows > -rows }
      }
      row += parts[chunk].lines
      chunk += 1
    }
    let seen = near.filter { $0.row < rows && $0.row + $0.picture.place.rows > 0 }
    let below = near.filter { $0.row >= rows }
    let above = near.filter { $0.row + $0.picture.place.rows <= 0 }
    var known: Set<WantedPicture> = []
    return (seen + below + above.reversed()).compactMap { place in
      guard let wanted = WantedPicture(place.picture) else { return nil }
      return known.insert(wanted).inserted ? wanted : nil
    }
  }

  /// Draws the pictures of a chunk that have come, and returns the lines whose words they replace:
  /// one with the focus keeps them, and so does one in whose words a match was found.
  func drawPictures(
    of chunk: Int, from start: Int, in rect: Rect, on canvas: inout Canvas,
    _ lookup: PictureLookup
  ) -> [Range<Int>] {
    var hidden: [Range<Int>] = []
    for placed in parts[chunk].layout?.pictures ?? [] {
      let room = Rect(
        column: rect.column + placed.place.column, row: rect.row + start + placed.place.row,
        columns: placed.place.columns, rows: placed.place.rows)
      guard !room.intersection(rect).isEmpty, let wanted = WantedPicture(placed),
        let picture = lookup(wanted)
      else { continue }
      canvas.clipped(to: room) { $0.draw(picture, at: room.origin) }
      let isFocused = placed.target.map { Focus(chunk: chunk, target: $0) == focus } ?? false
      if !isFocused, !hasMatch(in: placed.lines, of: chunk) { hidden.append(placed.lines) }
      // Its words, or the place they would have, can be clicked anyway.
      if let target = placed.target,
        let number = targetsInSight.firstIndex(of: Focus(chunk: chunk, target: target))
      {
        canvas.addHotspot(room, key: .item(number))
      }
    }
    return hidden
  }

  private func hasMatch(in lines: Range<Int>, of chunk: Int) -> Bool {
    parts[chunk].matches?.contains { lines.contains($0.line) } ?? false
  }
}

extension TextPane.WantedPicture {
  /// A picture that has room; nil if only words stand for it.
  init?(_ placed: PlacedPicture) {
    guard let box = placed.box else { return nil }
    self.init(source: placed.source, box: box, mayGrow: placed.mayGrow)
  }
}

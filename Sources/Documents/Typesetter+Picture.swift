import Cells

extension Typesetter {
  /// Sets a picture: the lines it will be drawn on, with its words on the first, or these alone.
  mutating func set(_ picture: Illustration) {
    let words = wrapped(isSpoken ? picture.spoken : picture.words, width: width, role: .picture)
    let room = rooms.room(for: picture, columns: width)
    let count = room?.size.rows ?? words.count
    guard count > 0 else { return }
    // The blank line above it comes with its first line.
    emit(words.first ?? SetLine(spans: [], columns: 0), picture.alignment)
    let first = lines.count - 1
    for index in 1..<max(1, count) {
      let line = index < words.count ? words[index] : SetLine(spans: [], columns: 0)
      emit(line, picture.alignment)
    }
    let columns = room?.size.columns ?? words.reduce(0) { max($0, $1.columns) }
    let column = margin.column + picture.alignment.offset(of: columns, in: width)
    pictures.append(
      PlacedPicture(
        source: picture.source,
        place: Rect(column: column, row: first, columns: columns, rows: count),
        box: room?.box, mayGrow: room?.mayGrow ?? false,
        target: words.first?.spans.first?.target))
  }
}

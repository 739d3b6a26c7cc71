import Cells

/// Screens that follow one another as those of an app do: some rows change, some move, some stay.
///
/// The same seed gives the same screens, so a test knows what the probe shows.
struct RandomScreens {
  private var generator: SplitMix
  private var latest: Canvas

  init(seed: UInt64, size: Size) {
    generator = SplitMix(state: seed)
    latest = Canvas(size: size)
  }

  mutating func next() -> Canvas {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: latest = moved(by: Int.random(in: -3...3, using: &generator))
    case 1: latest = Canvas(size: latest.size)
    default: break
    }
    for _ in 0..<Int.random(in: 1...8, using: &generator) { scribble() }
    let row = Int.random(in: -1..<latest.size.rows, using: &generator)
    latest.cursor = row < 0 ? nil : Point(column: row % max(1, latest.size.columns), row: row)
    return latest
  }

  private func moved(by rows: Int) -> Canvas {
    var canvas = Canvas(size: latest.size)
    for row in 0..<latest.size.rows {
      for column in 0..<latest.size.columns {
        let from = Point(column: column, row: row - rows)
        guard let cell = latest[from], let glyph = cell.glyph else { continue }
        canvas.put(glyph, at: Point(column: column, row: row), style: cell.style)
      }
    }
    return canvas
  }

  private mutating func scribble() {
    let characters: [Character] = ["a", "Z", " ", "é", "e\u{301}", "日", "本", "─", "█", "●", "€"]
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      text.append(characters.randomElement(using: &generator) ?? " ")
    }
    let place = Point(
      column: Int.random(in: -5..<latest.size.columns + 1, using: &generator),
      row: Int.random(in: 0..<latest.size.rows, using: &generator))
    latest.write(text, at: place, style: style())
    // libvterm loses a mark that comes after the last column was filled.
    let last = Point(column: latest.size.columns - 1, row: place.row)
    if let cell = latest[last], cell.glyph?.marks.isEmpty == false {
      latest.write("e", at: last, style: cell.style)
    }
  }

  private mutating func style() -> Style {
    let colors: [Color] = [
      .standard, .standard, .palette(1), .palette(6), .palette(9), .palette(200),
    ]
    let attributes = UInt8.random(in: 0..<16, using: &generator)
    return Style(
      foreground: colors.randomElement(using: &generator) ?? .standard,
      background: colors.randomElement(using: &generator) ?? .standard,
      attributes: Bool.random(using: &generator) ? [] : Attributes(rawValue: attributes))
  }
}

/// A small generator with good spread (Steele, Lea and Flood's SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

import Cells

/// A canvas as a text that a person can review: what is read, then how it looks.
///
/// The second block has one letter for each column: `.` plain, `b` bold, `r` reverse, `u` underline,
/// `i` italic, `d` dim, a digit for a foreground of the palette. Every other look gets a capital, or a
/// Greek letter when those are used up, explained below. Blanks and plain columns at the end of a
/// line are left out.
struct ScreenPicture {
  let text: String

  init(_ canvas: Canvas) {
    var legend = StyleLegend()
    let looks = (0..<canvas.size.rows).map { row in
      var line = canvas.row(row).map { legend.letter(for: $0.style) }
      while line.last == "." { line.removeLast() }
      return String(line)
    }
    var lines = canvas.lines + ["=== look"] + looks
    let notes = legend.notes + (canvas.cursor.map { ["cursor: \($0.column),\($0.row)"] } ?? [])
    if !notes.isEmpty { lines += ["==="] + notes }
    text = lines.joined(separator: "\n") + "\n"
  }
}

/// Gives each look that occurs on a screen its letter.
private struct StyleLegend {
  private var capitals: [Style: Character] = [:]
  private(set) var notes: [String] = []

  mutating func letter(for style: Style) -> Character {
    if let letter = Self.plainLetter(for: style) { return letter }
    if let letter = capitals[style] { return letter }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZαβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ"
    let letter = letters.dropFirst(capitals.count).first ?? "?"
    capitals[style] = letter
    notes.append("\(letter): \(Self.words(for: style))")
    return letter
  }

  private static func plainLetter(for style: Style) -> Character? {
    guard style.background == .standard else { return nil }
    switch (style.foreground, style.attributes) {
    case (.standard, []): return "."
    case (.standard, .bold): return "b"
    case (.standard, .reverse): return "r"
    case (.standard, .underline): return "u"
    case (.standard, .italic): return "i"
    case (.standard, .dim): return "d"
    case (.palette(let index), []) where index < 10: return Character("\(index)")
    default: return nil
    }
  }

  private static func words(for style: Style) -> String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.reverse, "reverse"), (.underline, "underline"), (.italic, "italic"),
      (.dim, "dim"),
    ]
    var words = names.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground != .standard { words.append(name(of: style.foreground)) }
    if style.background != .standard { words.append("on " + name(of: style.background)) }
    return words.joined(separator: " ")
  }

  private static func name(of color: Color) -> String {
    switch color {
    case .standard: "standard"
    case .palette(let index): "\(index)"
    case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
    }
  }
}

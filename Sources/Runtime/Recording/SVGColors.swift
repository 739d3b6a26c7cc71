import Cells

/// The colours of a terminal as a picture shows it.
struct SVGColors {
  let foreground: String
  let background: String
  private let named: [String]

  init(_ background: Screenshot.Background) {
    switch background {
    case .dark:
      foreground = "#d8dee9"
      self.background = "#1d212b"
      named = [
        "#3b4252", "#f07178", "#9ece6a", "#e6c07b", "#7aa2f7", "#d38ae0", "#5fc9d8", "#d8dee9",
        "#6b7489", "#ff8b92", "#b4e08a", "#ffd58a", "#9dbdff", "#e5a5f0", "#86e0ec", "#ffffff",
      ]
    case .light:
      foreground = "#2b303b"
      self.background = "#fbfbf8"
      named = [
        "#2b303b", "#b3261e", "#38761d", "#8a6100", "#2554c7", "#8e24aa", "#00707f", "#c9ccd3",
        "#6b7080", "#d33a31", "#4b9128", "#a87900", "#3f6fe0", "#a63fc2", "#008a9c", "#ffffff",
      ]
    }
  }

  /// The colours a cell is drawn in, reversed where it says so; no background is the screen's.
  func pair(of style: Style) -> (foreground: String, background: String?) {
    let front = name(of: style.foreground) ?? foreground
    let back = name(of: style.background)
    return style.attributes.contains(.reverse) ? (back ?? background, front) : (front, back)
  }

  private func name(of color: Color) -> String? {
    switch color {
    case .standard: nil
    case .palette(let index) where Int(index) < named.count: named[Int(index)]
    case .palette(let index): Self.name(of: Palette.components(of: index))
    case .rgb(let red, let green, let blue): Self.name(of: (red, green, blue))
    }
  }

  private static func name(of components: Palette.Components) -> String {
    let digits = [components.0, components.1, components.2].map { value in
      (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + digits.joined()
  }
}

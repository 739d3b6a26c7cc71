/// The 256 colours of xterm: sixteen named ones, a cube of six steps a side, 24 greys.
public enum Palette {
  /// Red, green and blue.
  public typealias Components = (UInt8, UInt8, UInt8)

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let named: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// Red, green and blue of an entry.
  public static func components(of index: UInt8) -> Components {
    switch index {
    case ..<16: return named[Int(index)]
    case 232...:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    default:
      let place = Int(index) - 16
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }

  /// The entry of the cube that comes closest.
  public static func closest(to color: Components) -> UInt8 {
    let places = [color.0, color.1, color.2].map { value in
      steps.indices.min { distance(value, steps[$0]) < distance(value, steps[$1]) } ?? 0
    }
    return UInt8(16 + 36 * places[0] + 6 * places[1] + places[2])
  }

  private static func distance(_ left: UInt8, _ right: UInt8) -> Int {
    abs(Int(left) - Int(right))
  }
}

/// A number between two others, in steps.
///
/// All are whole: how many of their digits stand behind the point is said once.
public struct Slider: Hashable, Sendable {
  public var value: Int
  public let range: ClosedRange<Int>
  public let step: Int
  public let decimals: Int

  /// Makes a slider; its value is brought into the range.
  public init(value: Int, range: ClosedRange<Int>, step: Int = 1, decimals: Int = 0) {
    self.range = range
    self.step = max(1, step)
    self.decimals = max(0, min(decimals, 9))
    self.value = min(max(value, range.lowerBound), range.upperBound)
  }

  /// The value so many steps on, as far as they go.
  public func moved(by steps: Int) -> Slider {
    var moved = self
    let (way, isTooFar) = step.multipliedReportingOverflow(by: steps)
    let (next, isBeyond) = value.addingReportingOverflow(way)
    if !isTooFar, !isBeyond { moved.value = min(max(next, range.lowerBound), range.upperBound) }
    return moved
  }

  /// The value as a page writes it.
  public var text: String {
    guard decimals > 0 else { return String(value) }
    var digits = String(value.magnitude)
    while digits.count <= decimals { digits = "0" + digits }
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return (value < 0 ? "-" : "") + digits
  }

  /// How wide its track is.
  static let trackColumns = 16

  /// The track with its knob, and the number.
  var drawn: String {
    let last = Self.trackColumns - 1
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let part = span > 0 ? (Double(value) - Double(range.lowerBound)) / span : 0
    let knob = min(last, max(0, Int(part * Double(last) + 0.5)))
    let before = String(repeating: "━", count: knob)
    return before + "●" + String(repeating: "─", count: last - knob) + "\u{A0}" + text
  }
}

import Documents
import HTML

extension Slider {
  /// A slider as its attributes describe it, with HTML's values where they say nothing.
  init(_ attributes: [HTMLAttribute]) {
    let written = ["min", "max", "step", "value"].map { Decimal(attributes[$0] ?? "") }
    let decimals = written.compactMap { $0?.decimals }.max() ?? 0
    let values = written.map { $0?.scaled(to: decimals) }
    let unit = Decimal("1")?.scaled(to: decimals) ?? 1
    let lowest = values[0] ?? 0
    let highest = max(lowest, values[1] ?? 100 * unit)
    self.init(
      value: values[3] ?? lowest + (highest - lowest) / 2, range: lowest...highest,
      step: values[2] ?? unit, decimals: decimals)
  }
}

/// A number as it is written, small enough to count with.
private struct Decimal {
  private let digits: Int
  let decimals: Int

  init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.utf8.count <= 9 else { return nil }
    let fraction = parts.count > 1 ? parts[1].prefix(6) : ""
    guard fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let digits = Int(whole + fraction)
    else { return nil }
    self.digits = digits
    decimals = fraction.count
  }

  func scaled(to decimals: Int) -> Int {
    (self.decimals..<max(self.decimals, decimals)).reduce(digits) { value, _ in value * 10 }
  }
}

/// One line of the table: a figure, what it should be, and what others need.
struct Row {
  let name: String
  let measured: Double
  let unit: String
  let budget: Budget
  var peers: [Result] = []

  /// What a figure should be.
  enum Budget {
    case atMost(Double)
    case atLeast(Double)
    /// At most so many times what each peer needs.
    case ratio(Double)
    case none
  }

  /// What a peer needs, and how many times that we need.
  struct Result {
    let name: String
    let measured: Double
    let ratio: Double
  }

  static let header = cells("what", "measured", "budget", "", "beside (ours to theirs)")

  var line: String {
    let others = peers.map { peer in
      let ratio = peer.ratio.isFinite ? " (\(figure(peer.ratio)) ×)" : ""
      return "\(peer.name) \(figure(peer.measured)) \(unit)\(ratio)"
    }
    return Self.cells(
      name, "\(figure(measured)) \(unit)", wish, verdict, others.joined(separator: ", "))
  }

  private var wish: String {
    switch budget {
    case .atMost(let most): "≤ \(figure(most)) \(unit)"
    case .atLeast(let least): "≥ \(figure(least)) \(unit)"
    case .ratio(let most): "≤ \(figure(most)) ×"
    case .none: "–"
    }
  }

  private var verdict: String {
    let isKept: Bool? =
      switch budget {
      case .atMost(let most): measured <= most
      case .atLeast(let least): measured >= least
      case .ratio(let most): peers.isEmpty ? nil : peers.allSatisfy { $0.ratio <= most }
      case .none: nil
      }
    return isKept.map { $0 ? "OK" : "over" } ?? "–"
  }

  private static func cells(_ texts: String...) -> String {
    zip(texts, [46, 16, 16, 6, 0]).map { $0.padded(to: $1) }.joined()
  }
}

/// A number with three digits that count, or all before its point.
private func figure(_ value: Double) -> String {
  let scale: Double = value < 10 ? 100 : value < 100 ? 10 : 1
  let rounded = (value * scale).rounded() / scale
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}

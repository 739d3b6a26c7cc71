/// Several programs measured in turns, so that a noisy moment hits all of them.
struct Contest {
  /// A program, and how its figure is had.
  struct Contestant {
    let name: String
    let measure: () throws -> Double

    /// Ours.
    init(_ measure: @escaping () throws -> Double) {
      name = "promenade"
      self.measure = measure
    }

    /// Somebody else's, nil if it is not installed.
    init?(_ peer: Peer, _ measure: @escaping () throws -> Double) {
      guard peer.isInstalled else { return nil }
      name = peer.rawValue
      self.measure = measure
    }
  }

  let ours: Contestant
  let peers: [Contestant]

  init(_ ours: Contestant, beside peers: Contestant?...) {
    self.ours = ours
    self.peers = peers.compactMap { $0 }
  }

  /// Measures everybody in each round, after one round that warms up and does not count.
  func run(_ name: String, unit: String, budget: Row.Budget, rounds: Int = 7) throws -> Row {
    var figures = Array(repeating: [Double](), count: 1 + peers.count)
    for round in 0...rounds {
      for (index, contestant) in ([ours] + peers).enumerated() {
        let figure = try contestant.measure()
        if round > 0 { figures[index].append(figure) }
      }
    }
    let results = zip(peers, figures.dropFirst()).map { peer, theirs in
      Row.Result(
        name: peer.name, measured: theirs.median,
        ratio: zip(figures[0], theirs).map { $0 / $1 }.median)
    }
    return Row(
      name: name, measured: figures[0].median, unit: unit, budget: budget, peers: results)
  }
}

extension [Double] {
  /// The one in the middle.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

extension Duration {
  /// As a number of milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }
}

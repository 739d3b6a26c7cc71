import Cells
import Flows
import PageProtocol

/// The key `token` of `Launcher.json`.
struct TokenFormat: Decodable {
  let kind: String?
  let lifetime: Int?
  let latency: Double?
  let plan: [Step]?
  let command: [String]?
  let timeout: Int?

  /// The keys it can have.
  static let keys: Set = ["kind", "lifetime", "latency", "plan", "command", "timeout"]

  /// A word, or an object with details.
  enum Step: Decodable {
    case word(String)
    case details(refused: String?, busy: Int?, delay: Double?, lifetime: Int?)

    private enum Key: CodingKey {
      case refused, busy, delay, lifetime
    }

    init(from decoder: any Decoder) throws {
      if let word = try? decoder.singleValueContainer().decode(String.self) {
        self = .word(word)
        return
      }
      let object = try decoder.container(keyedBy: Key.self)
      self = .details(
        refused: try object.decodeIfPresent(String.self, forKey: .refused),
        busy: try object.decodeIfPresent(Int.self, forKey: .busy),
        delay: try object.decodeIfPresent(Double.self, forKey: .delay),
        lifetime: try object.decodeIfPresent(Int.self, forKey: .lifetime))
    }
  }

  /// Makes a fault of a place within the token's settings and a sentence.
  typealias Fault = (_ path: [PlacedJSON.Step], _ sentence: String) -> FileFault

  /// Reads the settings; without any, tokens are made up.
  static func settings(
    _ format: TokenFormat?, fault: Fault
  ) throws(FileFault) -> TokenSettings {
    guard let format else { return TokenSettings() }
    let kinds = TokenKind.allCases.map(\.rawValue).joined(separator: " or ")
    let name = format.kind ?? TokenKind.simulated.rawValue
    guard let kind = TokenKind(rawValue: name) else {
      throw fault(
        [.key("kind")], "token.kind is \(name.excerpt(bytes: 100)), but must be \(kinds).")
    }
    let settings = TokenSettings(
      kind: kind, simulated: try format.simulated(fault), command: try format.program(fault))
    guard settings.kinds.contains(kind) else {
      throw fault([.key("kind")], "token.kind is \(name), but token.\(name) is missing.")
    }
    return settings
  }

  private func simulated(_ fault: Fault) throws(FileFault) -> SimulatedTokens {
    let lifetime = lifetime ?? 3600
    guard (1...86_400).contains(lifetime) else {
      throw fault(
        [.key("lifetime")], "token.lifetime is \(lifetime), but must be 1 to 86400 seconds.")
    }
    let latency = latency ?? 0.6
    guard (0...60).contains(latency) else {
      throw fault([.key("latency")], "token.latency is \(latency), but must be 0 to 60 seconds.")
    }
    var steps: [SimulatedStep] = []
    for (index, step) in (plan ?? []).enumerated() {
      steps.append(
        try step.simulated { fault([.key("plan"), .index(index)], "token.plan[\(index)] \($0)") })
    }
    return SimulatedTokens(lifetime: lifetime, latency: .seconds(latency), plan: steps)
  }

  private func program(_ fault: Fault) throws(FileFault) -> TokenCommand? {
    let timeout = timeout ?? 20
    guard (1...300).contains(timeout) else {
      throw fault([.key("timeout")], "token.timeout is \(timeout), but must be 1 to 300 seconds.")
    }
    guard let command else { return nil }
    if let flaw = CommandRun.flaw(in: command) {
      throw fault([.key("command")], "token.command \(flaw)")
    }
    return TokenCommand(words: command, timeout: .seconds(timeout))
  }
}

extension TokenFormat.Step {
  /// What it stands for; `fault` makes a fault of what is wrong with it.
  func simulated(_ fault: (String) -> FileFault) throws(FileFault) -> SimulatedStep {
    switch self {
    case .word("ok"): return .token()
    case .word("refused"): return .refused()
    case .word("busy"): return .busy()
    case .word("offline"):
      return .failure(.offline(reason: "The simulated back end can't be reached."))
    case .word(let word):
      throw fault(
        "is \(word.excerpt(bytes: 100)), but must be ok, refused, busy, offline or an object.")
    case .details(let reason?, nil, nil, nil): return .refused(reason.sanitized())
    case .details(nil, let seconds?, nil, nil):
      guard (0...86_400).contains(seconds) else {
        throw fault("has busy \(seconds), but it must be 0 to 86400 seconds.")
      }
      return .busy(for: .seconds(seconds))
    case .details(nil, nil, let delay, let lifetime) where delay != nil || lifetime != nil:
      guard (0...3600).contains(delay ?? 0) else {
        throw fault("has delay \(delay ?? 0), but it must be 0 to 3600 seconds.")
      }
      guard abs(lifetime ?? 0) <= 86_400 else {
        throw fault("has lifetime \(lifetime ?? 0), but it must be -86400 to 86400 seconds.")
      }
      return .token(lifetime: lifetime, delay: .seconds(delay ?? 0))
    case .details:
      throw fault("must have only refused, only busy, or delay and lifetime.")
    }
  }
}

extension SimulatedStep {
  fileprivate static func refused(_ reason: String = "invalid_grant") -> Self {
    .failure(.final(reason: "The simulated back end gives no token: \(reason)."))
  }

  fileprivate static func busy(for pause: Duration? = nil) -> Self {
    .failure(.transient(reason: "The simulated back end is busy.", retryAfter: pause))
  }
}

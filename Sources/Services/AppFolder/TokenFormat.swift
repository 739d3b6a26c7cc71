import Cells
import Flows
import PageProtocol
import Widgets

/// The key `token` of `Launcher.json`.
enum TokenFormat {
  /// The keys it can have.
  static let keys: Set = ["kind", "lifetime", "latency", "plan", "command", "timeout"]

  /// Reads the settings; without any, tokens are made up.
  static func settings(_ token: SettingsPart, _ reader: inout SettingsReader) -> TokenSettings {
    var settings = TokenSettings()
    guard reader.isObject(token) else { return settings }
    settings.simulated = simulated(token, &reader)
    let timeout = reader.wholeSeconds(token["timeout"], in: 1...300) ?? 20
    settings.command = reader.command(token["command"]).map {
      TokenCommand(words: $0, timeout: .seconds(timeout))
    }
    guard let name = reader.text(token["kind"]) else { return settings }
    guard let kind = TokenKind(rawValue: name) else {
      let kinds = TokenKind.allCases.map(\.rawValue).joined(separator: " or ")
      reader.fault(token["kind"], "is \(name.shortened(to: 60)), but must be \(kinds).")
      return settings
    }
    if kind == .command, !token["command"].isGiven {
      reader.fault(token["kind"], "is \(name), but token.\(name) is missing.")
    }
    settings.kind = kind
    return settings
  }

  private static func simulated(
    _ token: SettingsPart, _ reader: inout SettingsReader
  ) -> SimulatedTokens {
    var simulated = SimulatedTokens()
    if let lifetime = reader.wholeSeconds(token["lifetime"], in: 1...86_400) {
      simulated.lifetime = lifetime
    }
    if let latency = reader.seconds(token["latency"], in: 0...60) {
      simulated.latency = .seconds(latency)
    }
    simulated.plan = (reader.items(token["plan"]) ?? []).compactMap { step($0, &reader) }
    return simulated
  }

  /// What a step of the plan stands for: a word, or an object with details.
  static func step(_ step: SettingsPart, _ reader: inout SettingsReader) -> SimulatedStep? {
    switch step.value {
    case .object: return details(step, &reader)
    case .string("ok"): return .token()
    case .string("refused"): return .refused()
    case .string("busy"): return .busy()
    case .string("offline"):
      return .failure(.offline(reason: "The simulated back end can't be reached."))
    case .string(let word):
      reader.fault(
        step,
        "is \(word.shortened(to: 60)), but must be ok, refused, busy, offline or an object.")
    case .null, .bool, .number, .array, nil:
      reader.fault(step, "must be ok, refused, busy, offline or an object.")
    }
    return nil
  }

  private static func details(
    _ step: SettingsPart, _ reader: inout SettingsReader
  ) -> SimulatedStep? {
    let reason = reader.text(step["refused"])
    let pause = reader.wholeSeconds(step["busy"], in: 0...86_400)
    let delay = reader.seconds(step["delay"], in: 0...3600)
    let lifetime = reader.wholeSeconds(step["lifetime"], in: -86_400...86_400)
    let given = ["refused", "busy", "delay", "lifetime"].filter { step[$0].isGiven }
    switch given {
    case ["refused"]: return .refused(reason?.sanitized() ?? "")
    case ["busy"]: return .busy(for: .seconds(pause ?? 0))
    case ["delay"], ["lifetime"], ["delay", "lifetime"]:
      return .token(lifetime: lifetime, delay: .seconds(delay ?? 0))
    default:
      reader.fault(step, "must have only refused, only busy, or delay and lifetime.")
      return nil
    }
  }
}

extension SettingsReader {
  /// A program and its arguments.
  mutating func command(_ part: SettingsPart) -> [String]? {
    guard let words = texts(part) else { return nil }
    guard let flaw = CommandRun.flaw(in: words) else { return words }
    fault(part, flaw)
    return nil
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

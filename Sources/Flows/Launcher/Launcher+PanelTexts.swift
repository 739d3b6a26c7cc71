import Cells
import Widgets

/// What the panel says, in words.
extension Launcher.Panel {
  /// A line with its look.
  typealias Line = (String, Style)

  /// How far the document has come, step by step.
  var steps: String {
    let done =
      switch state.connection {
      case .loading, .failed(.notLoaded), .failed(.bridgeMissing), .failed(.crashed): 0
      case .injecting, .failed(.scriptFailed): 1
      case .connecting, .failed(.startFailed), .failed(.timedOut): 2
      case .connected: 3
      }
    let isBroken = if case .failed = state.connection { true } else { false }
    return ["page", "script", "connect"].enumerated().map { index, name in
      let mark = index < done ? "✓" : index == done && isBroken ? "✗" : "·"
      return "\(name) \(mark)"
    }.joined(separator: "  ")
  }

  /// The token, masked unless the person wants to see it.
  var token: String {
    guard let token = state.token else { return state.status == .withoutToken ? "" : "no token" }
    return state.revelation == nil ? "token \(token.secret.masked)" : token.secret.value
  }

  var life: String {
    guard let token = state.token else { return "" }
    guard !token.isExpired(at: state.now) else { return "expired" }
    let left = state.motion.seconds(of: token.remaining(at: state.now))
    return "\(left) of \(token.lifetime.wholeSeconds) s left"
  }

  /// How long the last call took.
  var latency: String { state.latency.map { ", the last took \($0.tenths)" } ?? "" }

  var script: Line? {
    state.isAsPrinted ? ("! UNSAFE script, as printed", Theme.warning) : nil
  }

  /// What became of the options on their way.
  var delivery: Line? {
    switch state.delivery {
    case nil: nil
    case .unchanged: ("✓ options unchanged", Theme.good)
    case .changed(let keys): ("✗ changed: \(keys.joined(separator: ", "))", Theme.bad)
    case .broken: ("✗ options are no JSON", Theme.bad)
    }
  }

  /// What is planned for the next renewal.
  var plan: Line? {
    let words = [
      state.mishap == .none ? nil : state.mishap.words,
      state.delay == .none ? nil : "\(state.delay.duration.wholeSeconds) s late",
    ].compactMap { $0 }
    return words.isEmpty ? nil : ("next: " + words.joined(separator: ", "), Theme.warning)
  }

  /// What is wrong, the page first; that may complain of a token.
  var trouble: String? {
    var words = state.lastError ?? state.page.complaint
    if case .failed(let fault) = state.connection, state.page.phase != .closed {
      words = fault.reason
    }
    return words.map { state.redaction.hide(in: $0).maskingSecrets(includingRuns: false) }
  }

  /// What is shown, and what of it is only played.
  var about: String {
    let tokens =
      switch state.opened?.tokenSource {
      case .command: "tokens of a program"
      case .simulated, nil: "simulated tokens"
      }
    return "\(state.opened?.webpage ?? "") with \(tokens) for \(state.opened?.domain ?? "")."
  }
}

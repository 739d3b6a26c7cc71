import Cells
public import Flows
import PageProtocol

/// What a tour does to the world besides what a person at the keyboard does.
extension Services {
  /// Posts a line as if it had come over the bridge; the answer is why nothing came of it, or nil.
  public func post(
    _ line: String, send: Send, answered: @escaping @Sendable (String?) -> Void
  ) {
    let bytes = Array(line.utf8)
    let request = BridgeRequest(
      bytes.count > LineSplitter.mostBytes ? .tooLong(count: bytes.count) : .bytes(bytes))
    switch request.content {
    case .message(let message):
      let ticket = BridgeTicket { answered($0.refusal) }
      send(.posted(message, ticket: tickets.keep(ticket)))
    case .unreadable(let reason):
      send(.analysis(.unreadable(reason: reason, text: line)))
      answered(reason)
    }
  }

  /// Plans what the next request for a made-up token gets, as a step of the plan in `Launcher.json`;
  /// what is returned is wrong with it.
  public func prepareToken(_ text: String) -> String? {
    do throws(FileFault) {
      let step = try Self.tokenStep(text)
      (world.tokens[.simulated] as? SimulatedTokenSource)?.prepare(step)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// What is wrong with a step of the token plan; nil if nothing is.
  public nonisolated static func flaw(inTokenStep text: String) -> String? {
    do throws(FileFault) {
      _ = try tokenStep(text)
      return nil
    } catch {
      return error.sentence
    }
  }

  private nonisolated static func tokenStep(_ text: String) throws(FileFault) -> SimulatedStep {
    guard
      var reader = try? SettingsReader(
        Array(text.utf8), named: "", calledInFaults: "The token")
    else {
      throw FileFault("", "A token is ok, refused, busy, offline or an object with details.")
    }
    let step = TokenFormat.step(reader.whole, &reader)
    guard let step, reader.faults.isEmpty else { throw reader.faults[0] }
    return step
  }
}

extension BridgeAnswer {
  /// Why nothing came of a message, if nothing did.
  fileprivate var refusal: String? {
    switch self {
    case .value: nil
    case .refuse(let reason): reason
    }
  }
}

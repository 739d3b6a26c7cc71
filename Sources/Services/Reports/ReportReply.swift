import Flows
import PageProtocol

/// What a report program did, read as an answer.
struct ReportReply {
  private let result: CommandResult
  private let program: String
  private let patience: Duration

  /// Takes in how a program ended and what it said.
  init(_ result: CommandResult, of run: CommandRun) {
    self.result = result
    program = run.command.first ?? ""
    patience = run.patience
  }

  /// What the back end answered, or why there is no answer.
  func answer() throws(ReportFailure) -> JSON {
    switch result.end {
    case .timedOut: throw .timedOut(seconds: Int(patience.components.seconds))
    case .cancelled: throw .unreachable("The report was no longer asked for.")
    case .died(let signal):
      throw .unreachable(sentence(CommandResult.death(by: signal)))
    case .exited(0):
      let json = try output()
      // A program may well hand a status on without failing itself.
      if json["data"] == nil, let failure = ReportFailure(answer: json) { throw failure }
      return json
    case .exited(let status):
      guard let json = try? output() else {
        throw .unreachable(sentence("ended with status \(status)"))
      }
      // An answer that says itself that it failed is shown as it is.
      if json["success"] == .bool(false) { return json }
      throw ReportFailure(answer: json) ?? .unreachable(sentence("ended with status \(status)"))
    }
  }

  private func output() throws(ReportFailure) -> JSON {
    let output = result.output
    guard output.isWhole else {
      throw .unreadable(
        sentence("printed more than the \(output.bytes.count) bytes that are read"))
    }
    guard output.bytes.contains(where: { $0 > 0x20 }) else {
      throw .unreadable(sentence("printed nothing"))
    }
    do throws(JSONError) {
      return try JSON(parsing: output.bytes)
    } catch {
      throw .unreadable(
        sentence("printed what is not JSON at byte \(error.offset) (\(error.reason))"))
    }
  }

  private func sentence(_ what: String) -> String { result.sentence(program, what) }
}

import Cells
import Clocks
import Flows
import PageProtocol
import Support
import Synchronization
import Testing

@testable import Services

/// What a tour asks of the services.
@MainActor @Suite struct TourServicesTests {
  private final class Heard: Sendable {
    let messages = Mutex<[App.Message]>([])
    let answers = Mutex<[String?]>([])
  }

  private let source = SimulatedTokenSource(
    SimulatedTokens(latency: .zero, plan: [.failure(.offline(reason: "planned"))]),
    clock: QuietClock())
  private let heard = Heard()

  private func services() throws -> Services {
    Services(
      Services.World(
        folder: try AppFolder(root: AppFolder.ofThisProject), store: StateStore(folder: nil),
        paths: PathStore(folder: nil), tokens: TokenSources([.simulated: source]),
        reports: AppContent.nothing.reports, pageProgram: "", pictureProgram: "",
        traits: TerminalTraits(colors: .monochrome)))
  }

  private func post(_ line: String, to services: Services) {
    let heard = heard
    services.post(line, send: { message in heard.messages.withLock { $0.append(message) } }) {
      reason in heard.answers.withLock { $0.append(reason) }
    }
  }

  @Test func aPostedLineIsAMessageWhoseAnswerComesBack() throws {
    let services = try services()
    post(#"{"message":"image_rejected","payload":[]}"#, to: services)
    let message = heard.messages.withLock { $0.first }
    guard case .posted(let posted, let ticket)? = message else {
      Issue.record("it was not posted: \(String(describing: message))")
      return
    }
    #expect(posted.handler == "bridge" && heard.answers.withLock { $0.isEmpty })
    _ = services.perform(.refuse("Closed.", to: .bridge(ticket), flow: .analysis)) { _ in }
    #expect(heard.answers.withLock { $0.first } == "Closed.")
  }

  @Test func aLineThatIsNoMessageIsRefusedAtOnce() throws {
    post("{", to: try services())
    #expect(heard.answers.withLock { $0.first }??.contains("byte 1") == true)
  }

  @Test func aPreparedTokenComesBeforeThePlan() async throws {
    let services = try services()
    #expect(services.prepareToken(#""refused""#) == nil)
    #expect(services.prepareToken(#"{"busy": 3}"#) == nil)
    var failures: [TokenFailure] = []
    for _ in 0..<3 {
      do throws(TokenFailure) {
        _ = try await source.token(for: .sample)
      } catch {
        failures.append(error)
      }
    }
    #expect(failures.count == 3 && failures.last == .offline(reason: "planned"))
    #expect(
      failures[1] == .transient(reason: "The simulated back end is busy.", retryAfter: .seconds(3)))
    #expect(try await source.token(for: .sample).lifetime == 3600)
  }

  @Test func aStepOfThePlanThatIsWrongIsSaid() throws {
    let services = try services()
    let noStep = "A token is ok, refused, busy, offline or an object with details."
    let flaws = [
      #""late""#: "The token is late, but must be ok, refused, busy, offline or an object.",
      #"{"busy": -1}"#: "busy is -1, but must be 0 to 86400 seconds.", "{": noStep,
      #""ok", "ok""#: noStep, "[]": "The token must be ok, refused, busy, offline or an object.",
    ]
    for (wrong, flaw) in flaws {
      #expect(services.prepareToken(wrong) == flaw)
      #expect(Services.flaw(inTokenStep: wrong) == flaw)
    }
    #expect(Services.flaw(inTokenStep: #""ok""#) == nil)
  }
}

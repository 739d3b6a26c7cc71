import Cells
import Clocks
import Support
import Synchronization
import TerminalEmulation

@testable import Runtime

/// A tour of the counter, and what it has asked of the world.
@MainActor
final class TourStage {
  /// The clock of the tour that was played last.
  private(set) var clock = HeldClock()
  private(set) var told: [String] = []
  private(set) var kept: [String: Canvas] = [:]
  private(set) var posted: [String] = []
  private(set) var networkWasCut: [Bool] = []
  /// What the bridge says to whatever is posted; nothing is said while it is nil.
  var answer: String??

  var world: TourWorld {
    TourWorld(
      post: { line, answered in
        self.posted.append(line)
        if let answer = self.answer { answered(answer) }
      },
      prepareToken: { $0 == "\"odd\"" ? "It is odd." : nil },
      cutNetwork: { self.networkWasCut.append($0) },
      keep: { canvas, name in
        self.kept[name] = canvas
        return nil
      },
      tell: { self.told.append($0) })
  }

  func script(_ text: String) throws(TourFault) -> TourScript {
    try TourReader.script(of: "x.tour") { _ in .success(text) }
  }

  /// Plays a tour without a terminal, on a main actor that hundreds of other tests want as well.
  func play(
    _ text: String, on clock: HeldClock = HeldClock(), patience: Duration = .patience * 5
  ) async throws -> TourReport {
    self.clock = clock
    let player = TourPlayer(
      try script(text), clock: clock, world: world, patience: patience)
    _ = await program(on: player, activity: clock.activity).run()
    return player.report
  }

  /// A counter on the terminal of a tour.
  func program(on player: TourPlayer, activity: Activity? = nil) -> Program<Counter> {
    let clock = clock
    return Program(
      Counter.State(), on: player.terminal, patience: .zero, activity: activity
    ) { effect, send in
      guard case .wait(let pause, let number) = effect else { return nil }
      return {
        guard (try? await clock.sleep(for: pause)) != nil else { return }
        send(.added(number))
      }
    }
  }
}

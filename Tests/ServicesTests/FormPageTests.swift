import Cells
import Support
import Testing

@testable import Services

/// A form with every control, used by keyboard and mouse in its real process.
@MainActor @Suite struct FormPageTests {
  private nonisolated static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 160, rows: 50), Size(columns: 30, rows: 10),
  ]

  private func check(_ terminal: ScriptedTerminal, _ name: String) {
    guard let canvas = terminal.canvases.last else { return }
    let size = "\(canvas.size.columns)x\(canvas.size.rows)"
    expectScreen(canvas, named: "form-\(name)-\(size)")
    expectScreen(canvas.inASCII, named: "form-\(name)-ascii-\(size)")
  }

  @Test(arguments: sizes)
  func everyControlIsShown(size: Size) async throws {
    try await PageStage(try PageStage.form(), size: size).play { terminal in
      await terminal.shows("Enrolment")
      check(terminal, "start")
    }
  }

  @Test func aFormIsFilledInWithTheKeyboard() async throws {
    try await PageStage(try PageStage.form()).play { terminal in
      await terminal.shows("Enrolment")
      terminal.press(.tab)
      terminal.type("Ada 日本")
      await terminal.shows("Ada 日本")
      terminal.press(.tab)
      terminal.type("ab-1")
      await terminal.shows("AB1")
      check(terminal, "typing")
      terminal.press(.enter)
      await terminal.shows("! Tick this box.")
      terminal.press(.space, .tab, .tab, .enter, .end)
      await terminal.shows("sent by Ada 日本")
      check(terminal, "sent")
    }
  }

  @Test func anOptionIsChosenFromTheListOverThePage() async throws {
    try await PageStage(try PageStage.form()).play { terminal in
      await terminal.shows("Enrolment")
      terminal.click(on: "Stock and")
      await terminal.shows("At the till")
      check(terminal, "list")
      terminal.type("in")
      terminal.press(.enter)
      await terminal.shows("[ Introduction")
    }
  }

  @Test func theMouseFocusesTicksAndPutsTheCursor() async throws {
    try await PageStage(try PageStage.form()).play { terminal in
      await terminal.shows("Enrolment")
      terminal.click(on: "Slow")
      await terminal.shows("(•) Slow")
      terminal.click(on: "••••")
      await terminal.shows(where: { $0.cursor != nil })
      terminal.type("1")
      await terminal.shows("•••••")
      terminal.click(on: "Note")
      terminal.type("one")
      terminal.press(.enter)
      terminal.type("two")
      await terminal.shows("│two ")
      check(terminal, "note")
    }
  }
}

import Cells
import Support
import Testing

@Suite struct ScriptedTerminalTests {
  @Test @MainActor func whatIsPressedBeforeTheStartIsKept() async {
    let terminal = ScriptedTerminal()
    terminal.press(.enter)
    let (inputs, continuation) = AsyncStream<Input>.makeStream()
    terminal.start { continuation.yield($0) }
    terminal.type("é")
    var iterator = inputs.makeAsyncIterator()
    #expect(await iterator.next() == .key(.enter))
    #expect(await iterator.next() == .key(.character("é")))
  }

  @Test @MainActor func showsWaitsForAFrameThatComesLater() async {
    let terminal = ScriptedTerminal(size: Size(columns: 20, rows: 2))
    Task {
      terminal.present(Canvas(size: terminal.size))
      var canvas = Canvas(size: terminal.size)
      canvas.write("ready", at: Point(column: 3, row: 1))
      terminal.present(canvas)
    }
    await terminal.shows("ready")
    #expect(terminal.canvases.count == 2)
  }

  @Test @MainActor func aFrameThatNeverComesIsAnIssue() async {
    let terminal = ScriptedTerminal()
    await withKnownIssue {
      await terminal.shows("never", limit: .milliseconds(1))
    }
    terminal.close()
    await withKnownIssue { await terminal.shows("never") }
  }

  @Test @MainActor func aClickFindsTheColumnBehindWideGlyphs() async {
    let terminal = ScriptedTerminal(size: Size(columns: 20, rows: 1))
    let (inputs, continuation) = AsyncStream<Input>.makeStream()
    terminal.start { continuation.yield($0) }
    var canvas = Canvas(size: terminal.size)
    canvas.write("日本 next", at: Point(column: 0, row: 0))
    terminal.present(canvas)
    terminal.click(on: "next")
    var iterator = inputs.makeAsyncIterator()
    #expect(await iterator.next() == .clicked(Point(column: 5, row: 0)))
  }
}

@Suite struct ExpectScreenTests {
  @Test func aScreenIsComparedWithItsPicture() {
    var canvas = Canvas(size: Size(columns: 24, rows: 3))
    canvas.write("日本 ready", at: Point(column: 1, row: 0), style: Style(attributes: .bold))
    canvas.write("go", at: Point(column: 0, row: 2), style: Style(foreground: .palette(2)))
    canvas.write(
      "on", at: Point(column: 3, row: 2),
      style: Style(foreground: .rgb(1, 2, 3), background: .palette(6), attributes: .reverse))
    canvas.cursor = Point(column: 3, row: 2)
    expectScreen(canvas, named: "picture")
  }

  @Test(.disabled(if: isRecordingScreens))
  func aScreenThatDiffersIsAnIssue() {
    withKnownIssue {
      expectScreen(Canvas(size: Size(columns: 24, rows: 3)), named: "picture")
    }
  }
}

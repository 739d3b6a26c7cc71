import Cells
import Flows
import FoundationEssentials
import Runtime
import Support
import TerminalEmulation

@testable import Services

/// The whole app around one page, played in its real process, on a scripted terminal.
@MainActor
struct PageStage {
  let terminal: ScriptedTerminal
  private let folder: TemporaryFolder
  private let program: Program<App>
  private let first: [App.Effect]

  init(_ html: String, size: Size = Size(columns: 80, rows: 24)) throws {
    folder = try TemporaryFolder([
      "Analysis.json": #"{"company":"key","webpage":"page.html"}"#, "page.html": html,
    ])
    let app = try AppFolder(root: folder.path)
    let services = Services(
      Services.World(
        folder: app, store: StateStore(folder: nil), paths: PathStore(folder: nil),
        tokens: AppContent.nothing.tokens, reports: AppContent.nothing.reports,
        pageProgram: BuiltProgram.path("promenade-page"), pictureProgram: "",
        traits: TerminalTraits(colors: .palette256)))
    var state = AppContent(of: app, language: .english).state(
      size: size, settings: App.Settings(language: "en"), isOnboardingRequired: false)
    // What the inspector says of real processes is another time each time.
    _ = App.update(&state, with: .inspector(.hidePressed))
    first = App.start(&state, opening: .analysis)
    terminal = ScriptedTerminal(size: size)
    program = Program(state, on: terminal) { services.perform($0, send: $1) }
  }

  /// Plays a person in front of the page, then quits.
  func play(_ person: @MainActor (ScriptedTerminal) async -> Void) async {
    async let end = program.run(starting: first)
    await person(terminal)
    terminal.press(.control("c"))
    _ = await end
  }

  /// A page kept beside the tests.
  static func form(file: String = #filePath) throws -> String {
    let here = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try String(
      contentsOfFile: here.joined(separator: "/") + "/Forms/form.html", encoding: .utf8)
  }
}

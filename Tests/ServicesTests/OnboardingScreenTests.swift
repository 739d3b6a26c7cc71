import Cells
import Flows
import FoundationEssentials
import Support
import TerminalEmulation
import Testing

@testable import Services

/// The pages of the guide's example as they are seen, kept as pictures under `Screens`.
@Suite(.enabled(if: isBookworm, "other versions of librsvg and chafa draw other cells"))
struct OnboardingScreenTests {
  /// What a terminal can show, by the name in the files' names.
  enum Rendition: String, CaseIterable {
    case color, mono, ascii

    var traits: TerminalTraits {
      switch self {
      case .color: TerminalTraits(colors: .palette256)
      case .mono: TerminalTraits(colors: .monochrome)
      case .ascii: TerminalTraits(colors: .palette256, isASCII: true)
      }
    }

    /// The canvas as the terminal shows it.
    func shown(_ canvas: Canvas) -> Canvas {
      switch self {
      case .color: canvas
      case .mono: canvas.inMonochrome
      case .ascii: canvas.inASCII
      }
    }
  }

  private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 160, rows: 50)]

  @Test(arguments: Rendition.allCases, sizes)
  func thePagesOfTheGuidesExampleLookGood(rendition: Rendition, size: Size) async throws {
    let folder = try AppFolder(root: AppFolder.ofThisProject)
    var state = AppContent(of: folder, language: .english).state(
      size: size, settings: App.Settings(language: "en"), isOnboardingRequired: true)
    // Half of a wide screen would be the inspector's.
    _ = App.update(&state, with: .inspector(.hidePressed))
    let process = PictureProcess(program: BuiltProgram.path("promenade-picture"))
    let catalog = AssetCatalog(folder)
    for page in 1...3 {
      let message =
        page == 1 ? App.Message.flowOpened(.onboarding) : .onboarding(.pageChosen(page - 1))
      for effect in App.update(&state, with: message) {
        guard case .showPictures(let requests) = effect else { continue }
        for request in requests {
          let picture = try await process.picture(request, in: catalog, traits: rendition.traits)
          _ = App.update(&state, with: .onboarding(.pictureLoaded(request, picture)))
        }
      }
      var canvas = Canvas(size: size)
      App.draw(state, on: &canvas)
      expectScreen(
        rendition.shown(canvas),
        named: "onboarding-\(page)-\(rendition.rawValue)-\(size.columns)x\(size.rows)")
    }
  }
}

/// Whether this is the Debian that the pictures were drawn on, with its librsvg 2.54 and chafa 1.12.
private let isBookworm =
  (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?
  .contains("VERSION_CODENAME=bookworm") ?? false

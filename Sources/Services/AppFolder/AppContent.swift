public import Cells
public import Clocks
public import Flows

/// What an app folder holds for the three flows; a flow whose files are missing stays closed.
public struct AppContent: Sendable {
  let onboarding: Availability<Onboarding.Content>
  let launcher: Availability<Launcher.Content>
  let analysis: Availability<Analysis.Content>
  /// Where the launcher's tokens can come from.
  public let tokens: TokenSources
  /// Where the analysis' reports come from.
  public let reports: any ReportSource
  /// What the person should know though no flow stays closed for it.
  public let notices: [String]

  /// The content of no app: all flows stay closed.
  public static let nothing = AppContent()

  private init() {
    let reason = "No app is shown."
    onboarding = .unavailable(reason)
    launcher = .unavailable(reason)
    analysis = .unavailable(reason)
    tokens = TokenSources([:])
    reports = NoReports()
    notices = []
  }

  /// Reads the files of the flows; what is made up follows a clock, and a seed if there is one.
  public init(
    of folder: AppFolder, language: Language, clock: any AppClock = QuietClock(),
    seed: UInt64? = nil
  ) {
    let texts = OnboardingTexts(of: folder, language: language)
    onboarding = texts.content
    notices = texts.faults.map(\.description)
    analysis = Availability { () throws(FileFault) in try AnalysisFile.content(of: folder) }
    reports = AppReports(folder: folder, clock: clock)
    let settings = Availability { () throws(FileFault) in
      try LauncherFile.reading(of: folder).get()
    }
    switch settings {
    case .ready(let settings):
      launcher = .ready(settings.content)
      let generator: any RandomNumberGenerator & Sendable =
        seed.map { SplitMix64(seed: $0) } ?? SystemRandomNumberGenerator()
      tokens = settings.token.sources(in: folder, clock: clock, generator: generator)
    case .unavailable(let reason):
      launcher = .unavailable(reason)
      tokens = TokenSources([:])
    }
  }

  /// The state of an app that begins with this content.
  public func state(
    size: Size, settings: App.Settings, isOnboardingRequired: Bool
  ) -> App.State {
    App.State(
      size: size, settings: settings, onboarding: onboarding,
      isOnboardingRequired: isOnboardingRequired, launcher: launcher, analysis: analysis)
  }
}

extension Availability {
  /// What can be read, or the sentence of why it can't.
  init(reading read: () throws(FileFault) -> Content) {
    do throws(FileFault) {
      self = .ready(try read())
    } catch {
      self = .unavailable(error.description)
    }
  }
}

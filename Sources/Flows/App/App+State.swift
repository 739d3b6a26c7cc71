public import Cells
import Widgets

extension App {
  /// What is seen beneath viewer and list of keys.
  enum Stage: Equatable, Sendable {
    case deck
    case flow(FlowName)
  }

  /// How light the terminal's background is taken to be, or that it shall have no colours.
  public enum Theming: String, Equatable, Sendable, CaseIterable {
    case auto, light, dark, mono
  }

  /// What the person or the command line has set.
  public struct Settings: Equatable, Sendable {
    public var language: String
    public var theming: Theming
    public var isMouseOn: Bool
    /// Swiping the onboarding stops at the ends.
    public var isStrict: Bool
    public var motion = Motion.full
    /// The terminal draws nothing but ASCII, so that arrows have to be spelled out.
    public var isASCII = false
    /// What the terminal says of its background, for the automatic theme.
    public var isBackgroundDark = true
    /// Whether the terminal was asked, which is done once.
    var isBackgroundAsked = false

    /// Makes settings.
    public init(
      language: String, theming: Theming = .auto, isMouseOn: Bool = true, isStrict: Bool = false
    ) {
      self.language = language
      self.theming = theming
      self.isMouseOn = isMouseOn
      self.isStrict = isStrict
    }

    /// What a key is called on the screen.
    func name(of key: Key) -> String { isASCII ? key.plainName : key.name }

    /// What pictures have to fit besides their room.
    var look: PictureLook {
      switch theming {
      case .auto: PictureLook(isDark: isBackgroundDark)
      case .light: PictureLook(isDark: false)
      case .dark: PictureLook(isDark: true)
      case .mono: PictureLook(isDark: isBackgroundDark, isMonochrome: true)
      }
    }
  }

  /// All that the app remembers.
  public struct State: Equatable, Sendable {
    var size: Size
    var settings: Settings
    var stage = Stage.deck
    var selection = 0
    var onboardingContent: Availability<Onboarding.Content>
    var isOnboardingRequired: Bool
    var onboarding: Onboarding.State?
    var launcher: Launcher.State
    var analysis: Analysis.State
    var viewer: Viewer.State?
    var inspector = Inspector.State()
    /// The number of the last document the viewer had read before it was closed.
    var lastLoad = 0
    /// The help or the command palette, while it is open.
    var keyList: KeyList?
    var notices = Notices()
    public internal(set) var exit: Exit?
    /// The key that finished the onboarding may still be held down: how often it was heard since.
    var heldKey: Int?
    /// The app was started to read one file and ends with it.
    var isReader = false
    /// What chance is taken from; the same seed gives the same pauses.
    public var seed: UInt64 = 0 {
      didSet { launcher.generator = SplitMix64(seed: seed) }
    }
    /// How the log of what happens goes.
    public var log: Inspector.LogState {
      get { inspector.log }
      set { inspector.log = newValue }
    }
    /// Where other programs can post events; nil if nowhere.
    public var bridgePath: String?

    /// Starts on the deck.
    public init(
      size: Size, settings: Settings, onboarding: Availability<Onboarding.Content>,
      isOnboardingRequired: Bool, launcher: Availability<Launcher.Content>,
      analysis: Availability<Analysis.Content>
    ) {
      self.size = size
      self.settings = settings
      onboardingContent = onboarding
      self.isOnboardingRequired = isOnboardingRequired
      self.launcher = Launcher.State(content: launcher, size: size.body)
      self.launcher.motion = settings.motion
      self.analysis = Analysis.State(content: analysis, size: size.body)
      if let company = analysis.value?.company { hide(company) }
      _ = App.inspect(&self, nil) { App.fitFlows(in: &$0) }
    }

    /// Masks a secret from now on, wherever it may come out.
    mutating func hide(_ secret: Secret) {
      // Tokens are many, and the company key is to be remembered through all of them.
      for secret in [analysis.content.value?.company, secret].compactMap({ $0 }) {
        inspector.redaction.add(secret)
        launcher.redaction.add(secret)
        analysis.redaction.add(secret)
      }
    }

    /// The flow on the stage, if there is one.
    var flow: FlowName? {
      if case .flow(let name) = stage { name } else { nil }
    }
  }

  /// The smallest screen that can be worked with.
  static let smallest = Size(columns: 20, rows: 6)
}

extension Size {
  /// The room between title and key hints.
  var body: Size { Size(columns: columns, rows: rows - 2) }
}

public import Cells
public import Flows

/// What the file of a tour says: how it is played, and step after step.
public struct TourScript: Equatable, Sendable {
  public var settings = TourSettings()
  public var steps: [TourStep] = []

  /// Whether somebody watching is told what they see.
  var hasCaptions: Bool {
    steps.contains { if case .caption = $0.action { true } else { false } }
  }
}

/// What `Set` sets.
public struct TourSettings: Equatable, Sendable {
  /// The screen of a tour without a terminal.
  public var size = Size(columns: 80, rows: 24)
  /// How much faster than usual everything is.
  public var speed = 1.0
  public var language = "en"
  /// Nil for that of the command line.
  public var theme: App.Theming?
  /// How long a typed letter takes.
  public var typing = Duration.milliseconds(60)
  /// How long a step is looked at.
  public var pause = Duration.milliseconds(700)
  /// How long is waited for something if nothing else is said.
  public var limit = Duration.seconds(15)
  /// The app begins on its deck.
  public var isOnboardingDone = false
}

/// One step of a tour.
public struct TourStep: Equatable, Sendable {
  public var place: TourPlace
  public var action: TourAction
}

/// What is done in a step, or looked at.
public enum TourAction: Equatable, Sendable {
  case press(Key, count: Int)
  case type(String)
  case click(TourTarget)
  /// Post a line to the bridge, and see that it is taken or refused.
  case post(String, isRefused: Bool)
  case wait(TourPattern, limit: Duration?)
  case expect(TourPattern)
  case expectNot(TourPattern)
  /// Say what there is to see; nothing takes the caption away.
  case caption(String)
  case screenshot(String)
  case sleep(Duration)
  /// Let the next request for a made-up token get this, a step of the plan in `Launcher.json`.
  case token(String)
  /// Cut the network that tokens come over, or mend it.
  case offline(Bool)
}

/// Where a step or a fault is: both numbers from 1, columns in characters.
public struct TourPlace: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column = 1
}

/// What is wrong with a tour's file.
public struct TourFault: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: TourPlace
  public var sentence: String

  /// Says what is wrong at a place.
  public init(_ place: TourPlace, _ sentence: String) {
    self.place = place
    self.sentence = sentence
  }

  public var description: String {
    "\(place.file):\(place.line):\(place.column): error: \(sentence)"
  }
}

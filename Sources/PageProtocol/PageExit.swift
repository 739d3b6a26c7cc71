/// The exit statuses of a page process.
public enum PageExit: Int32, Sendable {
  /// The app closed the page.
  case closed = 0
  /// The page used more memory than one may.
  case outOfMemory = 3
  /// A script was stuck where the engine cannot end it.
  case stuck = 4

  /// What happened, in one sentence.
  public var sentence: String {
    switch self {
    case .closed: "The page was closed."
    case .outOfMemory: "The page used too much memory and was ended."
    case .stuck: "A script of the page was stuck and the page was ended."
    }
  }
}

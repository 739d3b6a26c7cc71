/// What moves on the screen by itself, all of it: nothing does but what counts down.
public enum Motion: Equatable, Sendable {
  /// What counts down moves once a second.
  case full
  /// It moves every ten seconds and says what is left at most: for people whom movement disturbs,
  /// and for lines on which each byte counts.
  case reduced

  private var step: Int64 {
    switch self {
    case .full: 1
    case .reduced: 10
    }
  }

  /// How long what is shown of a time that is left stands still.
  func pause(before remaining: Duration) -> Duration {
    let shown = Duration.seconds(remaining.components.seconds / step * step)
    let rest = remaining - shown
    return rest > .milliseconds(1) ? rest : .seconds(step)
  }

  /// What is shown of a time that is left, in seconds.
  func seconds(of remaining: Duration) -> String {
    let seconds = remaining.wholeSeconds
    switch self {
    case .full: return "\(seconds)"
    case .reduced: return seconds > 0 ? "≤\((seconds + step - 1) / step * step)" : "0"
    }
  }
}

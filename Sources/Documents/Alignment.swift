/// On which side lines are flush.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}

extension Alignment {
  /// How far a line is moved to the right.
  func offset(of columns: Int, in width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (width - columns) / 2)
    case .trailing: max(0, width - columns)
    }
  }
}

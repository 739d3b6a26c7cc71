extension Viewer {
  /// What is left of the viewer when it was closed.
  ///
  /// To free a text of megabytes takes longer than a key may wait, so that is not done on the loop.
  public struct Remains: Equatable, Sendable, CustomStringConvertible {
    private let state: State

    /// What is left of a state that nobody needs any more.
    init(of state: State) { self.state = state }

    /// Its name only: it may be long.
    public var description: String { "the text of \(state.name)" }
  }
}

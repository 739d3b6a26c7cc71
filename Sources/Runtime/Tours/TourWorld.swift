public import Cells

/// What a tour asks of the app's services, and tells whoever follows it.
public struct TourWorld: Sendable {
  /// Posts a line to the bridge; what comes later says why nothing came of it, nil if it was taken.
  public var post: @MainActor (_ line: String, @escaping @Sendable (String?) -> Void) -> Void
  /// Plans what the next request for a made-up token gets; gives what is wrong with that.
  public var prepareToken: @MainActor (String) -> String?
  /// Cuts the network that tokens come over, or mends it.
  public var cutNetwork: @MainActor (Bool) -> Void
  /// Keeps a screen under a name; gives why that is not possible.
  public var keep: @MainActor (Canvas, _ name: String) -> String?
  /// Tells a line of the results.
  public var tell: @MainActor (String) -> Void

  /// Names what a tour asks for.
  public init(
    post: @escaping @MainActor (String, @escaping @Sendable (String?) -> Void) -> Void,
    prepareToken: @escaping @MainActor (String) -> String?,
    cutNetwork: @escaping @MainActor (Bool) -> Void,
    keep: @escaping @MainActor (Canvas, String) -> String?,
    tell: @escaping @MainActor (String) -> Void
  ) {
    self.post = post
    self.prepareToken = prepareToken
    self.cutNetwork = cutNetwork
    self.keep = keep
    self.tell = tell
  }
}

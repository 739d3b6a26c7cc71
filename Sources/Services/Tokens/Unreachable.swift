import Flows

/// A token source while the network is cut.
struct Unreachable: TokenSource {
  func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer {
    throw .offline(reason: "There is no network (simulated).")
  }
}

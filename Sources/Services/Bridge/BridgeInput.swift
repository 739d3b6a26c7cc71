import PageProtocol

/// Reads script messages from a file or pipe, as lines like those on the bridge socket.
public struct BridgeInput: Sendable {
  private let channel: Channel

  /// Makes an input that reads a descriptor, standard input's unless told otherwise.
  ///
  /// Nil when the descriptor is not open.
  public init?(descriptor: CInt = 0) {
    guard let channel = Channel(copying: descriptor) else { return nil }
    self.channel = channel
  }

  /// Reads until the end, or until the task is cancelled; answers go nowhere.
  func run(
    receive: @escaping @Sendable (ScriptMessage, BridgeTicket) -> Void,
    unreadable: @escaping @Sendable (UnreadableLine) -> Void = { _ in }
  ) async {
    let reader = BridgeReader(channel: channel, receive: receive, unreadable: unreadable)
    // A broken pipe is an end like any other.
    try? await reader.run { _ in }
  }
}

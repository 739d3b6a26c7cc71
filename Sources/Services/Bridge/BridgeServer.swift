import Clocks
import Glibc
import PageProtocol
import Synchronization

/// Lets other programs of the same user post script messages to this one, over a socket.
public final class BridgeServer: Sendable {
  /// The most connections at a time.
  static let mostClients = 64

  /// Where it listens.
  public let path: BridgePath
  private let listener: Channel
  /// Whose messages are heard.
  private let user: uid_t
  private let clients = Atomic(0)
  /// The socket's device and inode while it is there: what stands at the path later is not ours.
  private let file: Mutex<(device: dev_t, inode: ino_t)?>

  private init(path: BridgePath, listener: Channel, user: uid_t) {
    self.path = path
    self.user = user
    self.listener = listener
    var status = stat()
    let isThere = lstat(path.socket, &status) == 0
    file = Mutex(isThere ? (status.st_dev, status.st_ino) : nil)
  }

  deinit {
    close()
  }

  /// Begins to listen; connections wait until `run`.
  public static func listen(at path: BridgePath) throws(BridgeError) -> BridgeServer {
    try listen(at: path, hearing: getuid())
  }

  static func listen(
    at path: BridgePath, hearing user: uid_t
  ) throws(BridgeError) -> BridgeServer {
    BridgeServer(path: path, listener: try BridgeSocket.listen(at: path), user: user)
  }

  /// Serves connections until the task is cancelled, then removes the socket.
  ///
  /// `unreadable` hears why a line was no message, for a log.
  func run(
    receive: @escaping @Sendable (ScriptMessage, BridgeTicket) -> Void,
    unreadable: @escaping @Sendable (UnreadableLine) -> Void = { _ in }
  ) async {
    await withDiscardingTaskGroup { group in
      while let client = await nextClient() {
        guard admits(client) else { continue }
        group.addTask {
          let reader = BridgeReader(channel: client, receive: receive, unreadable: unreadable)
          // However a connection ends, it is only this one.
          try? await reader.run { bytes throws(ChannelFault) in try await client.send(bytes) }
          self.clients.subtract(1, ordering: .relaxed)
        }
      }
    }
    close()
  }

  /// Removes the socket.
  func close() {
    file.withLock { file in
      var status = stat()
      if let own = file, lstat(path.socket, &status) == 0,
        (status.st_dev, status.st_ino) == own
      {
        unlink(path.socket)
      }
      file = nil
    }
  }

  private func nextClient() async -> Channel? {
    while true {
      do {
        try await listener.wait(for: .reading)
        if let client = BridgeSocket.accept(from: listener) { return client }
        // Out of descriptors or memory: the connection keeps waiting, so should we.
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
          try await QuietClock().sleep(for: .milliseconds(100))
        }
      } catch {
        return nil
      }
    }
  }

  /// Whether a client may stay; one that may not is told why.
  private func admits(_ client: Channel) -> Bool {
    guard BridgeSocket.peer(of: client) == user else {
      return refuse(client, "This app belongs to another user.")
    }
    // Only this loop adds, so the number cannot have grown in between.
    guard clients.load(ordering: .relaxed) < Self.mostClients else {
      return refuse(client, "There are \(Self.mostClients) connections already.")
    }
    clients.add(1, ordering: .relaxed)
    return true
  }

  private func refuse(_ client: Channel, _ reason: String) -> Bool {
    client.sendNow(BridgeAnswer.refuse(reason).line(id: nil)[...])
    return false
  }
}

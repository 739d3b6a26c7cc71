import FoundationEssentials
import Glibc
import PageProtocol
import Support
import Synchronization

@testable import Services

extension TemporaryFolder {
  /// The mode bits of a file in the folder, nil when it is not there.
  func mode(_ name: String) -> mode_t? {
    var status = stat()
    return lstat(path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func open(_ name: String) -> Channel? {
    channel(to: name, O_RDONLY)
  }

  func create(_ name: String) -> Channel? {
    channel(to: name, O_WRONLY | O_CREAT | O_TRUNC)
  }

  private func channel(to name: String, _ flags: CInt) -> Channel? {
    let descriptor = Glibc.open(path + "/" + name, flags | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : Channel(owning: descriptor)
  }
}

/// The other end of the bridge: sends bytes as they are, gives answers line by line.
struct TestClient: ~Copyable {
  let channel: Channel
  private var lines = LineSplitter()

  init(_ path: BridgePath) throws {
    channel = try BridgeSocket.connect(to: path)
  }

  func send(_ text: String) async throws {
    try await channel.send(Array(text.utf8))
  }

  /// The next answer, nil when the connection was closed.
  mutating func answer() async throws -> String? {
    while true {
      switch lines.next() {
      case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
      case .tooLong(let count): return "\(count) bytes"
      case nil: break
      }
      let chunk = try await channel.read()
      if chunk.isEmpty { return nil }
      lines.append(chunk)
    }
  }
}

/// Runs a server for as long as a test needs it.
func withServer(
  hearing user: uid_t = getuid(),
  receive: @escaping @Sendable (ScriptMessage, BridgeTicket) -> Void,
  unreadable: @escaping @Sendable (UnreadableLine) -> Void = { _ in },
  _ body: (BridgePath) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let path = BridgePath(folder.path + "/bridge.sock")
  let server = try BridgeServer.listen(at: path, hearing: user)
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { await server.run(receive: receive, unreadable: unreadable) }
    defer { group.cancelAll() }
    try await body(server.path)
  }
}

/// Keeps what arrives until a test has counted it.
final class Arrivals<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }

  var all: [Element] { elements.withLock { $0 } }

  /// Waits until there are so many.
  func wait(for count: Int) async throws -> [Element] {
    _ = try await waits { all.count >= count }
    return all
  }
}

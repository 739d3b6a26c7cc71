import Glibc
import PageProtocol
import Support
import Synchronization
import Testing

@testable import Services

/// An OAuth 2.0 server on a port of the loopback interface, reached by TLS.
///
/// socat takes the TLS off and hands each connection on through a socket in the test's folder.
final class OAuthServer: Sendable {
  /// How it treats requests; a test may change its mind.
  struct Habits: Sendable {
    /// Said instead of what the rules want.
    var answer: HTTPAnswer?
    /// Says nothing as long as this is true.
    var isSilent = false
    /// How far its clock is ahead, in seconds.
    var secondsAhead = 0
    /// The refresh tokens it takes.
    var refreshTokens: Set<String> = []
  }

  static let client = "client-1"
  static let user = "anna@corner.example"
  static let secret = "s3cret \"with\" \\ & 100% of + all"

  let keys: OAuthKeys
  let folder: TemporaryFolder
  private let content = Mutex(Habits())
  /// The forms it was sent.
  let requests = Arrivals<[String: String]>()
  /// The tokens it gave.
  let tokens = Arrivals<String>()
  /// Host and port.
  let domain: String
  private let listener: Channel
  private let front: ChildProcess

  private init(in folder: TemporaryFolder) async throws {
    self.folder = folder
    keys = try await OAuthKeys(in: folder.path)
    let path = BridgePath(folder.path + "/server/socket")
    listener = try BridgeSocket.listen(at: path)
    let pipe = try Pipe(for: "socat")
    let log = Channel(owning: pipe.reading)
    defer { close(pipe.writing) }
    front = try ChildProcess.start(
      "/usr/bin/socat",
      [
        "-d", "-d",
        "OPENSSL-LISTEN:0,bind=127.0.0.1,verify=0,fork,cert=\(keys.certificate)"
          + ",key=\(keys.certificateKey)",
        "UNIX-CONNECT:\(path.socket)",
      ], output: pipe.writing, errors: pipe.writing)
    domain = try await Self.domain(in: log)
  }

  /// Runs a server as long as `body` does.
  static func run(_ body: (OAuthServer) async throws -> Void) async throws {
    let server = try await OAuthServer(in: TemporaryFolder())
    defer { server.stop() }
    try await withThrowingTaskGroup { group in
      group.addTask { await server.serve() }
      defer { group.cancelAll() }
      try await body(server)
    }
  }

  var habits: Habits { content.withLock { $0 } }

  /// Makes it treat requests otherwise.
  func change(_ change: (inout Habits) -> Void) {
    content.withLock { change(&$0) }
  }

  /// Closes the port.
  func stop() {
    front.end()
    _ = front.reap()
  }

  /// The address that socat says it listens at.
  private static func domain(in log: Channel) async throws -> String {
    var words = ""
    while true {
      if let match = words.firstMatch(of: /listening on .*?(127\.0\.0\.1:[0-9]+)\n/) {
        return String(match.1)
      }
      let chunk = try await log.read()
      try #require(!chunk.isEmpty, "socat: \(words)")
      words += String(decoding: chunk, as: UTF8.self)
    }
  }

  private func serve() async {
    await withDiscardingTaskGroup { group in
      while (try? await listener.wait(for: .reading)) != nil {
        guard let connection = BridgeSocket.accept(from: listener) else { continue }
        group.addTask { try? await self.serve(connection) }
      }
    }
  }

  private func serve(_ connection: Channel) async throws {
    guard let request = try await HTTPRequest(from: connection) else { return }
    requests.append(request.form)
    guard try await waits(until: { !habits.isSilent }) else { return }
    if let answer = habits.answer {
      try await connection.send(answer.bytes)
    } else {
      try await connection.send(answer(to: request).bytes)
    }
  }
}

import Glibc
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct ChannelTests {
  private func pair() throws -> (Channel, CInt) {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, type, 0, &ends) == 0)
    return (Channel(owning: ends[0]), ends[1])
  }

  @Test func whatAPeerWroteBeforeItWentAwayIsReadAndThenTheEnd() async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<300 {
        let (channel, peer) = try pair()
        group.addTask {
          let word = try await channel.read()
          #expect(word == Array("last".utf8))
          let end = try await channel.read()
          #expect(end.isEmpty)
        }
        group.addTask {
          _ = send(peer, "last", 4, 0)
          close(peer)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func aCancelledReaderIsReleased() async throws {
    let (channel, peer) = try pair()
    defer { close(peer) }
    let reader = Task { () throws(ChannelFault) in try await channel.read() }
    reader.cancel()
    await #expect(throws: ChannelFault.cancelled) { try await reader.value }
  }

  @Test func aWriterWaitsForASlowReader() async throws {
    let (channel, peer) = try pair()
    let writer = Task { try await channel.send([UInt8](repeating: 7, count: 4 << 20)) }
    let reader = Channel(owning: peer)
    var count = 0
    while count < 4 << 20 { count += try await reader.read(most: 60_000).count }
    try await writer.value
    #expect(count == 4 << 20)
  }
}

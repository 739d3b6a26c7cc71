import Glibc
import PageProtocol
import Testing

@testable import Services

/// What a stream of bytes does to messages, and many clients to each other.
@Suite(.timeLimit(.minutes(10))) struct BridgeStreamTests {
  private static let family = "é👩‍👩‍👧‍👦"

  @Test func aMessageMayArriveByteByByte() async throws {
    try await withServer { message, ticket in
      ticket.answer(.value(message.body))
    } _: { path in
      var client = try TestClient(path)
      let text = #"{"handler":"h","body":"\#(Self.family)"}"# + "\n"
      for byte in text.utf8 { try await client.channel.send([byte]) }
      #expect(try await client.answer() == #"{"ok":true,"value":"\#(Self.family)"}"#)
    }
  }

  @Test func manyMessagesInOnePieceAndTheBeginningOfTheNext() async throws {
    try await withServer { message, ticket in
      ticket.answer(.value(message.body))
    } _: { path in
      var client = try TestClient(path)
      let line = { (number: Int) in #"{"handler":"h","body":\#(number)}"# + "\n" }
      let last = line(1001)
      try await client.send((1...1000).map(line).joined() + last.prefix(9))
      for number in 1...1000 {
        #expect(try await client.answer() == #"{"ok":true,"value":\#(number)}"#)
      }
      try await client.send(String(last.dropFirst(9)))
      #expect(try await client.answer() == #"{"ok":true,"value":1001}"#)
    }
  }

  @Test func aHundredThousandEventsKeepTheirOrder() async throws {
    let count = 100_000
    let bodies = Arrivals<Double>()
    try await withServer { message, ticket in
      if case .number(let number) = message.body { bodies.append(number) }
      ticket.answer(.value(.null))
    } _: { path in
      let client = try TestClient(path)
      let events = (0..<count).map { #"{"handler":"h","body":\#($0),"id":\#($0)}"# + "\n" }
      let answers = (0..<count).map { #"{"id":\#($0),"ok":true,"value":null}"# + "\n" }
      let expected = Array(answers.joined().utf8)
      async let sending: Void = client.send(events.joined())
      var bytes: [UInt8] = []
      while bytes.count < expected.count, case let chunk = try await client.channel.read(),
        !chunk.isEmpty
      {
        bytes += chunk
      }
      #expect(bytes.elementsEqual(expected))
      try await sending
      #expect(bodies.all == (0..<count).map(Double.init))
    }
  }

  @Test func fiftyClientsAtOnceEachGetTheirOwnAnswersInOrder() async throws {
    let handlers = Arrivals<String>()
    try await withServer { message, ticket in
      handlers.append(message.handler)
      ticket.answer(.value(message.body))
    } _: { path in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<50 {
          group.addTask {
            var client = try TestClient(path)
            for round in 0..<200 {
              try await client.send(#"{"handler":"\#(number)","body":\#(round)}"# + "\n")
              #expect(try await client.answer() == #"{"ok":true,"value":\#(round)}"#)
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(handlers.all.count == 10_000 && Set(handlers.all).count == 50)
    }
  }

  /// Without `MSG_NOSIGNAL` this would end the test run.
  @Test func clientsThatGoAwayWithoutReadingEndNothing() async throws {
    let value = JSON.string(String(repeating: "v", count: 200_000))
    try await withServer { message, ticket in
      ticket.answer(.value(message.handler == "deaf" ? value : .null))
    } _: { path in
      for _ in 0..<20 {
        let deaf = try TestClient(path)
        try await deaf.send(String(repeating: #"{"handler":"deaf","body":1}"# + "\n", count: 20))
      }
      var client = try TestClient(path)
      try await client.send(#"{"message":"x"}"# + "\n")
      #expect(try await client.answer() == #"{"ok":true,"value":null}"#)
    }
  }

  @Test func anotherUsersProgramIsTurnedAway() async throws {
    try await withServer(hearing: getuid() + 1) {
      $1.answer(.value(.null))
    } _: { path in
      var client = try TestClient(path)
      #expect(try await client.answer()?.contains("another user") == true)
      #expect(try await client.answer() == nil)
    }
  }
}

import PageProtocol
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct BridgeServerTests {
  private static let taken = #"{"ok":true,"value":null}"#

  private func message(_ number: Int) -> String {
    #"{"handler":"h","body":\#(number),"id":\#(number)}"# + "\n"
  }

  @Test func aTokenAskedForComesBack() async throws {
    try await withServer { message, ticket in
      #expect(message.body == .string("RENEW_ACCESS_TOKEN"))
      ticket.answer(.value(.string("t0")))
    } _: { path in
      var client = try TestClient(path)
      try await client.send(#"{"handler":"h","body":"RENEW_ACCESS_TOKEN"}"# + "\n")
      #expect(try await client.answer() == #"{"ok":true,"value":"t0"}"#)
    }
  }

  @Test func answersKeepTheOrderOfTheirMessages() async throws {
    let tickets = Arrivals<BridgeTicket>()
    try await withServer { _, ticket in
      tickets.append(ticket)
    } _: { path in
      var client = try TestClient(path)
      try await client.send(message(1) + message(2) + "?\n" + message(3))
      let open = try await tickets.wait(for: 3)
      for (index, ticket) in open.enumerated().reversed() {
        ticket.answer(.value(.number(Double(index))))
      }
      #expect(try await client.answer() == #"{"id":1,"ok":true,"value":0}"#)
      #expect(try await client.answer() == #"{"id":2,"ok":true,"value":1}"#)
      let refusal = try await client.answer()
      #expect(refusal == #"{"ok":false,"error":"Not JSON at byte 0: a value was expected."}"#)
      #expect(try await client.answer() == #"{"id":3,"ok":true,"value":2}"#)
    }
  }

  @Test func onlyTheFirstAnswerCounts() async throws {
    try await withServer { _, ticket in
      ticket.answer(.refuse("closed"))
      ticket.answer(.value(.null))
    } _: { path in
      var client = try TestClient(path)
      try await client.send(message(1) + message(2))
      #expect(try await client.answer() == #"{"id":1,"ok":false,"error":"closed"}"#)
      #expect(try await client.answer() == #"{"id":2,"ok":false,"error":"closed"}"#)
    }
  }

  @Test func aTicketThatIsDroppedRefuses() async throws {
    try await withServer { _, _ in
    } _: { path in
      var client = try TestClient(path)
      try await client.send(message(1))
      #expect(try await client.answer()?.contains(#""ok":false"#) == true)
    }
  }

  @Test func theConnectionOutlivesWhatIsNoMessage() async throws {
    let reasons = Arrivals<String>()
    try await withServer {
      $1.answer(.value(.null))
    } unreadable: {
      reasons.append($0.reason)
    } _: { path in
      var client = try TestClient(path)
      try await client.send(String(repeating: "x", count: LineSplitter.mostBytes + 1) + "\n")
      #expect(try await client.answer()?.contains("1048577 bytes") == true)
      try await client.channel.send([0x22, 0xFF, 0x22, 0x0A])
      #expect(try await client.answer()?.contains("byte 1") == true)
      try await client.send("\n" + #"{"message":"image_rejected","payload":["blurred"]}"# + "\n")
      #expect(try await client.answer()?.contains("byte 0") == true)
      #expect(try await client.answer() == Self.taken)
      #expect(reasons.all.count == 3)
    }
  }

  @Test func aLastLineWithoutItsEndCounts() async throws {
    try await withServer {
      $1.answer(.value(.null))
    } _: { path in
      var client = try TestClient(path)
      try await client.send(#"{"message":"x"}"#)
      client.channel.finishSending()
      #expect(try await client.answer() == Self.taken)
      #expect(try await client.answer() == nil)
    }
  }

  @Test func clientsThatAreSilentOrNeverReadHoldUpNobody() async throws {
    let value = JSON.string(String(repeating: "v", count: 100_000))
    try await withServer {
      $1.answer(.value(value))
    } _: { path in
      let silent = try BridgeSocket.connect(to: path)
      let deaf = try TestClient(path)
      for number in 0..<50 { try await deaf.send(message(number)) }
      var client = try TestClient(path)
      try await client.send(message(1))
      #expect(try await client.answer()?.count == 100_000 + #"{"id":1,"ok":true,"value":""}"#.count)
      withExtendedLifetime((silent, deaf.channel)) {}
    }
  }

  @Test func noMoreIsReadThanIsAnswered() async throws {
    let tickets = Arrivals<BridgeTicket>()
    try await withServer { _, ticket in
      tickets.append(ticket)
    } _: { path in
      let client = try TestClient(path)
      let many = String(repeating: #"{"message":"x"}"# + "\n", count: BridgeReader.mostLines * 3)
      async let sending: Void = client.send(many)
      let first = try await tickets.wait(for: BridgeReader.mostLines)
      #expect(first.count <= BridgeReader.mostLines)
      // Everything that arrives from now on is answered at once, until all has come.
      var answered = 0
      while answered < BridgeReader.mostLines * 3 {
        for ticket in tickets.all[answered...] {
          ticket.answer(.value(.null))
          answered += 1
        }
        _ = try await tickets.wait(for: min(answered + 1, BridgeReader.mostLines * 3))
      }
      try await sending
    }
  }

  @Test func theSeatsAreLimitedAndFreedAgain() async throws {
    try await withServer {
      $1.answer(.value(.null))
    } _: { path in
      var clients: [Channel] = []
      for _ in 0..<BridgeServer.mostClients {
        var client = try TestClient(path)
        try await client.send(message(1))
        _ = try await client.answer()
        clients.append(client.channel)
      }
      var surplus = try TestClient(path)
      #expect(try await surplus.answer()?.contains("64 connections") == true)
      #expect(try await surplus.answer() == nil)
      clients.removeLast()
      var isAdmitted = false
      for _ in 0..<1000 where !isAdmitted {
        var client = try TestClient(path)
        try? await client.send(message(2))
        isAdmitted = try await client.answer() == #"{"id":2,"ok":true,"value":null}"#
      }
      #expect(isAdmitted)
    }
  }

  @Test func endingTheServerEndsItsConnectionsAndRemovesTheSocket() async throws {
    let folder = try TemporaryFolder()
    let server = try BridgeServer.listen(at: BridgePath(folder.path + "/s"))
    let arrivals = Arrivals<BridgeTicket>()
    let running = Task { await server.run(receive: { arrivals.append($1) }) }
    var client = try TestClient(server.path)
    try await client.send(message(1))
    _ = try await arrivals.wait(for: 1)
    running.cancel()
    await running.value
    #expect(try await client.answer() == nil)
    #expect(folder.mode("s") == nil)
  }

  @Test func linesFromAPipeAreMessagesToo() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"message":"a"}"# + "\nx\n[]\n" + #"{"message":"b"}"# + "\n7", to: "events")
    let file = try #require(folder.open("events"))
    let input = try #require(BridgeInput(descriptor: file.descriptor))
    let bodies = Arrivals<String>()
    await input.run(
      receive: { message, _ in bodies.append(message.body["message"]?.string ?? "?") },
      unreadable: { bodies.append("\($0.text): \($0.sentence)") })
    #expect(
      bodies.all == [
        "a", "x: Not JSON at byte 0: a value was expected. (2 such lines)", "b",
        "7: At byte 0: not a JSON object.",
      ])
  }
}

import Clocks
import Glibc
import PageProtocol
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct BridgeClientTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func send(
    _ source: BridgeClient.Source, to path: BridgePath, patience: Duration = .seconds(60)
  ) async throws -> (status: Int32, output: String, errors: String) {
    let status: Int32
    do {
      let output = try #require(folder.create("output"))
      let errors = try #require(folder.create("errors"))
      let client = BridgeClient(
        output: output.descriptor, errors: errors.descriptor, patience: patience,
        clock: QuietClock())
      status = await client.send(source, to: path)
    }
    return (status, try folder.read("output"), try folder.read("errors"))
  }

  @Test func everyAnswerIsPrintedInOrder() async throws {
    try await withServer { message, ticket in
      ticket.answer(.value(message.body["message"] ?? .null))
    } _: { path in
      let result = try await send(
        .texts([#"{"message":"a"}"#, "{\n\"message\":\n\"b\"\n}"]), to: path)
      #expect(result.status == 0)
      #expect(
        result.output == #"{"ok":true,"value":"a"}"# + "\n" + #"{"ok":true,"value":"b"}"# + "\n")
      #expect(result.errors.isEmpty)
    }
  }

  @Test func anAnswerThatCannotBePrintedIsAFailure() async throws {
    try await withServer {
      $1.answer(.value(.null))
    } _: { path in
      let full = Glibc.open("/dev/full", O_WRONLY)
      defer { close(full) }
      let errors = try #require(folder.create("errors"))
      let client = BridgeClient(
        output: full, errors: errors.descriptor, patience: .seconds(60), clock: QuietClock())
      #expect(await client.send(.texts([#"{"message":"a"}"#]), to: path) == 1)
      #expect(
        try folder.read("errors")
          == "promenade: standard output could not be written in full: No space left on device.\n")
    }
  }

  @Test func aRefusalIsAFailure() async throws {
    try await withServer {
      $1.answer(.value(.null))
    } _: { path in
      let result = try await send(.texts(["{}", #"{"message":"a"}"#]), to: path)
      #expect(result.status == 1)
    }
  }

  @Test func linesAreStreamedWhateverTheirNumber() async throws {
    let line = #"{"message":"a"}"# + "\n"
    try folder.write(String(repeating: line, count: 20_000) + #"{"message":"b"}"#, to: "input")
    let input = try #require(folder.open("input"))
    try await withServer {
      $1.answer(.value(.null))
    } _: { path in
      let result = try await send(.lines(descriptor: input.descriptor), to: path)
      #expect(result.status == 0)
      #expect(result.output.utf8.count { $0 == 0x0A } == 20_001)
    }
  }

  @Test func whereNothingListensTheStatusIsThree() async throws {
    let path = BridgePath(folder.path + "/none")
    let result = try await send(.texts(["{}"]), to: path)
    #expect(result.status == 3)
    #expect(result.errors == "promenade: \(BridgeError.nobodyListens(path: path.socket))\n")
  }

  @Test func anAppThatGoesAwayIsAFailure() async throws {
    let path = BridgePath(folder.path + "/s")
    let listener = try BridgeSocket.listen(at: path)
    async let result = send(.texts([#"{"message":"a"}"#]), to: path)
    try await listener.wait(for: .reading)
    // Taken and dropped.
    _ = BridgeSocket.accept(from: listener)
    #expect(try await result.status == 1)
    #expect(try await result.errors.contains("went away"))
  }

  @Test func anAppThatNeverAnswersIsNotWaitedForForEver() async throws {
    let path = BridgePath(folder.path + "/s")
    let listener = try BridgeSocket.listen(at: path)
    let result = try await send(
      .texts([#"{"message":"a"}"#]), to: path, patience: .milliseconds(1))
    #expect(result.status == 1)
    #expect(result.errors.contains("has not answered for 0.001 seconds"))
    withExtendedLifetime(listener) {}
  }

  @Test func anAppThatNeverReadsIsNotWaitedForForEver() async throws {
    let path = BridgePath(folder.path + "/s")
    let listener = try BridgeSocket.listen(at: path)
    let line = #"{"message":"\#(String(repeating: "x", count: 100_000))"}"#
    let result = try await send(
      .texts(Array(repeating: line, count: 50)), to: path, patience: .milliseconds(1))
    #expect(result.status == 1 && result.errors.contains("has not answered"))
    withExtendedLifetime(listener) {}
  }

  @Test func anAppThatGoesAwayWhileLinesMayStillComeIsAFailure() async throws {
    let path = BridgePath(folder.path + "/s")
    let listener = try BridgeSocket.listen(at: path)
    let pipe = try Pipe(for: "input")
    let (input, writing) = (Channel(owning: pipe.reading), Channel(owning: pipe.writing))
    async let result = send(.lines(descriptor: input.descriptor), to: path)
    try await listener.wait(for: .reading)
    do {
      let peer = try #require(BridgeSocket.accept(from: listener))
      Output.write("{}\n", to: writing.descriptor)
      _ = try await peer.read()
      try await peer.send(Array("{\"ok\":true}\n".utf8))
    }
    let (status, output, errors) = try await result
    #expect(status == 1 && output == "{\"ok\":true}\n" && errors.contains("went away"))
    withExtendedLifetime(writing) {}
  }

  @Test func noAnswerReachesTheTerminalUnchecked() async throws {
    let path = BridgePath(folder.path + "/s")
    let listener = try BridgeSocket.listen(at: path)
    async let result = send(.texts([#"{"message":"a"}"#]), to: path)
    try await listener.wait(for: .reading)
    do {
      let peer = try #require(BridgeSocket.accept(from: listener))
      try await peer.send(Array("\u{1B}]0;title\u{7}\n".utf8))
      _ = try await peer.read()
    }
    let output = try await result.output
    #expect(output == "␛]0;title␇\n")
  }
}

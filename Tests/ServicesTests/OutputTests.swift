import Glibc
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct OutputTests {
  @Test func aPipeThatWaitsForNobodyGetsAllTheSame() async throws {
    let pipe = try Pipe(for: "pipe")
    _ = fcntl(pipe.writing, F_SETFL, O_WRONLY | O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let read = Pipe.bytes(of: pipe.reading, limit: bytes.count)
    #expect(Output.write(bytes, to: pipe.writing))
    close(pipe.writing)
    #expect(await read == bytes)
  }

  @Test func aReaderThatIsGoneEndsTheWriting() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe(for: "pipe")
    _ = fcntl(pipe.writing, F_SETFL, O_WRONLY | O_NONBLOCK)
    close(pipe.reading)
    #expect(!Output.write("text", to: pipe.writing))
    close(pipe.writing)
  }

  @Test func aFullDiskEndsTheWriting() {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    #expect(!Output.write("text", to: full))
    close(full)
  }
}

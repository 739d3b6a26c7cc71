import PageProtocol
import Testing

@Suite struct LineSplitterTests {
  private func lines(of chunks: [[UInt8]], most: Int = 100) -> [LineSplitter.Line] {
    var lines = LineSplitter(most: most)
    var found: [LineSplitter.Line] = []
    for chunk in chunks {
      lines.append(chunk)
      while let line = lines.next() { found.append(line) }
    }
    if let line = lines.finish() { found.append(line) }
    return found
  }

  @Test func linesAreTheSameHoweverTheBytesArrive() {
    let bytes = Array("{\"message\":\"é👩‍⚕️\"}\n\nlast".utf8)
    let expected = ["{\"message\":\"é👩‍⚕️\"}", "", "last"].map {
      LineSplitter.Line.bytes(Array($0.utf8))
    }
    #expect(lines(of: [bytes]) == expected)
    #expect(lines(of: bytes.map { [$0] }) == expected)
    for cut in bytes.indices {
      #expect(lines(of: [Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
    }
  }

  @Test func nothingIsNoLine() {
    #expect(lines(of: []).isEmpty)
    #expect(lines(of: [Array("a\n".utf8)]) == [.bytes(Array("a".utf8))])
  }

  @Test func aLineTooLongIsCountedAndTheNextOneIsRead() {
    let long = [UInt8](repeating: 0x61, count: 25)
    let end = Array("\nok\n".utf8)
    let expected: [LineSplitter.Line] = [.tooLong(count: 25), .bytes(Array("ok".utf8))]
    #expect(lines(of: [long + end], most: 10) == expected)
    #expect(lines(of: long.map { [$0] } + [end], most: 10) == expected)
    #expect(lines(of: [long], most: 10) == [.tooLong(count: 25)])
  }

  @Test func aLineAsLongAsALineMayBeIsRead() {
    let line = [UInt8](repeating: 0x61, count: 10)
    #expect(lines(of: [line, [0x0A]], most: 10) == [.bytes(line)])
  }
}

/// What a program of the person's own said, and how it ended.
struct CommandResult: Hashable, Sendable {
  var end: CommandEnd
  var output = CommandOutput()
  var errors = CommandOutput()
}

/// How a program of the person's own ended.
enum CommandEnd: Hashable, Sendable {
  case exited(CInt)
  case died(signal: CInt)
  /// It took too long and was ended.
  case timedOut
  /// Nobody wanted its answer any more, and it was ended.
  case cancelled
}

/// What a program wrote to one of its standard streams, as it came: nothing of it is made harmless.
struct CommandOutput: Hashable, Sendable {
  /// The beginning of it, the end of it, or all.
  var bytes: [UInt8] = []
  /// Whether that is all.
  var isWhole = true

  /// Takes in what was written next, keeping so many bytes from the beginning of all.
  mutating func append(_ chunk: [UInt8], keepingFirst most: Int) {
    let kept = chunk.prefix(max(0, most - bytes.count))
    bytes += kept
    if kept.count < chunk.count { isWhole = false }
  }

  /// Takes in what was written next, keeping so many bytes from the end of all.
  mutating func append(_ chunk: [UInt8], keepingLast most: Int) {
    bytes += chunk
    guard bytes.count > most else { return }
    bytes.removeFirst(bytes.count - most)
    isWhole = false
  }
}

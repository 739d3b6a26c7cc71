import Synchronization

/// The calls of a token source under way, each of which can be called off by its number.
final class TokenCalls: Sendable {
  private let calls = Mutex<[Int: AsyncStream<Never>.Continuation]>([:])

  /// Notes a call; what is returned ends when it is called off.
  func begin(_ number: Int) -> AsyncStream<Never> {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    calls.withLock { $0[number] = continuation }
    return stream
  }

  /// Calls a call off, or forgets one that has come to its end; false if it was not there any more.
  @discardableResult
  func end(_ number: Int) -> Bool {
    let call = calls.withLock { $0.removeValue(forKey: number) }
    call?.finish()
    return call != nil
  }
}

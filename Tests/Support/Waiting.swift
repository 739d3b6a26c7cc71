import TerminalEmulation

/// Waits until something is so, as long as patience lasts; returns whether it is.
///
/// Patience is counted in looks and not by a clock: while other tests keep the threads busy nobody
/// looks, but nothing that is waited for happens either.
public func waits(until isSo: () throws -> Bool) async throws -> Bool {
  let pause = Duration.milliseconds(1)
  for _ in 0..<Int(Duration.patience / pause) {
    if try isSo() { return true }
    try await Task.sleep(for: pause)
  }
  return try isSo()
}

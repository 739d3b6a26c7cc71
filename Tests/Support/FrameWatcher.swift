import Cells

/// One waiting for a frame; the first outcome counts.
@MainActor
final class FrameWatcher {
  let condition: (Canvas) -> Bool
  private var outcome: Bool?
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ condition: @escaping (Canvas) -> Bool) { self.condition = condition }

  func result() async -> Bool {
    if let outcome { return outcome }
    return await withCheckedContinuation { continuation = $0 }
  }

  func finish(found: Bool) {
    guard outcome == nil else { return }
    outcome = found
    continuation?.resume(returning: found)
    continuation = nil
  }
}

import Dispatch
import Synchronization

/// Counts what goes on in an app that is not just waiting for its clock.
///
/// Who begins something counts it before whatever made it begin has ended, so that the count is
/// nothing only when nothing can happen any more unless time passes or somebody outside acts.
public final class Activity: Sendable {
  private struct Content {
    var count = 0
    var waiter: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  /// Counts nothing yet.
  public init() {}

  /// Whether nothing goes on.
  public var isStill: Bool { content.withLock { $0.count == 0 } }

  /// Counts things that begin.
  public func begin(_ count: Int = 1) { content.withLock { $0.count += count } }

  /// Counts things that have ended, or that wait for the clock from now on.
  public func end(_ count: Int = 1) {
    let waiter = content.withLock { content in
      content.count -= count
      return Self.takeWaiter(from: &content)
    }
    if let waiter { DispatchQueue.main.async(execute: waiter) }
  }

  /// Calls back on the main queue once nothing goes on; a later call replaces an earlier one.
  public func whenStill(_ act: @escaping @Sendable () -> Void) {
    let waiter = content.withLock { content in
      content.waiter = act
      return Self.takeWaiter(from: &content)
    }
    if let waiter { DispatchQueue.main.async(execute: waiter) }
  }

  private static func takeWaiter(from content: inout Content) -> (@Sendable () -> Void)? {
    guard content.count == 0 else { return nil }
    defer { content.waiter = nil }
    return content.waiter
  }
}

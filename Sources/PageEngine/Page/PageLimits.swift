/// How much a page may use.
public struct PageLimits: Sendable {
  /// Processor seconds a turn of the event loop may take before its script is ended.
  public var scriptSeconds = 5.0
  /// Processor seconds after which a turn the engine has not ended ends the process.
  public var stuckSeconds = 7
  /// Resident memory, in bytes, of which more ends the process.
  public var memory = 512 << 20
  /// Bytes of a file that is read.
  public var file = 4 << 20
  /// Displays a second.
  public var displaysPerSecond = 30
  /// Events that one turn may tell, and messages that may wait for a reply.
  public var events = 10_000
  /// Timers, messages between windows and other tasks that may wait.
  public var tasks = 10_000
  /// Frames in a page, and how deep they may be nested.
  public var frames = 16
  public var frameDepth = 4
  /// Documents a page may go to by itself within ten seconds.
  public var navigations = 10
  /// Characters an origin may keep in each of its storages.
  public var storage = 5 << 20

  /// The limits of a page in use.
  public init() {}
}

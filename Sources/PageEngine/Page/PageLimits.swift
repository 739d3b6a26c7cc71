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

  /// The limits of a page in use.
  public init() {}
}

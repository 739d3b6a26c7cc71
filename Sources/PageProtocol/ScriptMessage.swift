/// What a page posts to a handler: `webkit.messageHandlers.<handler>.postMessage(body)`.
public struct ScriptMessage: Hashable, Sendable {
  public var handler: String
  public var body: JSON
  public var frame: Frame

  /// Makes a message.
  public init(handler: String, body: JSON, frame: Frame) {
    self.handler = handler
    self.body = body
    self.frame = frame
  }
}

/// Where in a page a message came from (`WKFrameInfo`).
public struct Frame: Hashable, Sendable {
  public var isMainFrame: Bool
  /// Scheme, host and port, "null" for a local file.
  public var origin: String

  /// Makes a frame.
  public init(isMainFrame: Bool, origin: String) {
    self.isMainFrame = isMainFrame
    self.origin = origin
  }

  /// What is assumed of a message on the bridge socket that does not say: the iframe of the guide.
  public static let assumed = Frame(isMainFrame: true, origin: "https://iframe.legit.health")
}

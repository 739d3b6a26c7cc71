extension PageEvent {
  /// The event as the object of its line.
  public var json: JSON {
    switch self {
    case .displayed(let html, let title, let state):
      Self.object(
        "displayed",
        [
          ("html", .string(html)), ("title", .string(title)),
          ("focus", state.focus.map { .number(Double($0)) } ?? .null),
          ("answered", .number(Double(state.answered))),
        ])
    case .posted(let message, let request):
      Self.object(
        "posted",
        [
          ("handler", .string(message.handler)), ("body", message.body),
          ("frame", message.frame.json), ("number", .number(Double(request))),
        ])
    case .console(let level, let text):
      Self.object("console", [("level", .string(level.rawValue)), ("text", .string(text))])
    case .failed(let text): Self.object("failed", [("text", .string(text))])
    case .rejected(let text): Self.object("rejected", [("text", .string(text))])
    case .left(let address): Self.object("left", [("address", .string(address))])
    case .navigated(let address):
      Self.object("navigated", [("address", .string(address))])
    case .idle: Self.object("idle", [])
    case .resting(let count, let next):
      Self.object(
        "resting",
        [("after", .number(Double(count))), ("next", next.map { .number(Double($0)) } ?? .null)])
    }
  }

  private static func object(_ name: String, _ members: [(String, JSON)]) -> JSON {
    .object(
      [JSON.Member("event", .string(name))] + members.map { JSON.Member($0.0, $0.1) })
  }

  /// Reads an event from the object of its line.
  public init(json: JSON) throws(ProtocolError) {
    switch try json.text("event") {
    case "displayed":
      let focus = json["focus"] ?? .null
      self = .displayed(
        html: try json.text("html"), title: try json.text("title"),
        state: DisplayState(
          focus: focus == .null ? nil : try json.count("focus"),
          answered: try json.count("answered")))
    case "posted":
      let message = ScriptMessage(
        handler: try json.text("handler"), body: json["body"] ?? .null,
        frame: try Frame(json: json["frame"] ?? .null))
      self = .posted(message, request: try json.count("number"))
    case "console":
      let name = try json.text("level")
      guard let level = ConsoleLevel(rawValue: name) else {
        throw ProtocolError("There is no console level “\(name)”.")
      }
      self = .console(level, try json.text("text"))
    case "failed": self = .failed(try json.text("text"))
    case "rejected": self = .rejected(try json.text("text"))
    case "left": self = .left(for: try json.text("address"))
    case "navigated": self = .navigated(to: try json.text("address"))
    case "idle": self = .idle
    case "resting":
      self = .resting(
        after: try json.count("after"),
        next: (json["next"] ?? .null) == .null ? nil : try json.count("next"))
    case let name: throw ProtocolError("There is no page event “\(name)”.")
    }
  }
}

extension Frame {
  /// The frame as an object.
  public var json: JSON {
    .object([
      JSON.Member("isMainFrame", .bool(isMainFrame)), JSON.Member("origin", .string(origin)),
    ])
  }

  /// Reads a frame from its object.
  public init(json: JSON) throws(ProtocolError) {
    guard case .bool(let isMainFrame)? = json["isMainFrame"] else {
      throw ProtocolError("“isMainFrame” must be true or false.")
    }
    self.init(isMainFrame: isMainFrame, origin: try json.text("origin"))
  }
}

import PageProtocol

extension Page {
  /// What the prelude of a world needs to know.
  func setup(of frame: PageFrame, _ world: PageWorld) -> JSON {
    let outer = frame.parent?.world
    let inherited = frame.content.inheritsOrigin ? outer?.origin : nil
    return .object([
      JSON.Member("world", .number(Double(world.number))),
      JSON.Member("frame", .number(Double(frame.number))),
      JSON.Member("parent", .number(Double(frame.parent?.number ?? frame.number))),
      JSON.Member("location", .string(frame.content.address)),
      JSON.Member("outerLocation", outer.map { .string($0.value("baseAddress")) } ?? .null),
      JSON.Member("inheritedOrigin", inherited.map { .string($0) } ?? .null),
      JSON.Member("mostFrames", .number(Double(limits.frames))),
      JSON.Member("isOpaque", .bool(frame.sandbox.isOpaque)),
      JSON.Member("allowsScripts", .bool(frame.sandbox.allowsScripts)),
      JSON.Member("handlers", .array(handlers.plain.map { .string($0) })),
      JSON.Member("replyingHandlers", .array(handlers.replying.map { .string($0) })),
      JSON.Member("language", .string(source?.language ?? "en")),
      JSON.Member("isTimeHeld", .bool(clock.isHeld)),
      JSON.Member("userAgent", .string("Promenade JavaScriptCore")),
    ])
  }
}

extension FrameContent {
  fileprivate var address: String {
    switch self {
    case .file(_, let address): address
    case .markup: "about:srcdoc"
    case .nothing: "about:blank"
    }
  }
}

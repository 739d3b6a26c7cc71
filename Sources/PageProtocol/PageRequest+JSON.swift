extension PageRequest {
  /// The request as the object of its line.
  public var json: JSON {
    switch self {
    case .open(let source):
      .object([
        JSON.Member("request", .string("open")),
        JSON.Member("file", .string(source.file)),
        JSON.Member("location", .string(source.location)),
        JSON.Member("handlers", JSON(source.handlers)),
        JSON.Member("replyingHandlers", JSON(source.replyingHandlers)),
        JSON.Member("userScripts", JSON(source.userScripts)),
        JSON.Member("language", .string(source.language)),
        JSON.Member("isTimeHeld", .bool(source.isTimeHeld)),
      ])
    case .dispatch(let event):
      .object(
        [
          JSON.Member("request", .string("dispatch")),
          JSON.Member("element", .number(Double(event.element))),
        ] + event.kind.members)
    case .click(let selector):
      .object([
        JSON.Member("request", .string("click")), JSON.Member("selector", .string(selector)),
      ])
    case .fulfil(let number, let value?) where !value.fitsLine:
      Self.reject(request: number, reason: ReplyFault.unserializable).json
    case .fulfil(let number, let value):
      .object(
        [
          JSON.Member("request", .string("fulfil")), JSON.Member("number", .number(Double(number))),
        ] + (value.map { [JSON.Member("value", $0)] } ?? []))
    case .reject(let number, let reason):
      .object([
        JSON.Member("request", .string("reject")), JSON.Member("number", .number(Double(number))),
        JSON.Member("reason", .string(reason)),
      ])
    case .addHandler(let name, let isReplying):
      .object([
        JSON.Member("request", .string("addHandler")), JSON.Member("name", .string(name)),
        JSON.Member("isReplying", .bool(isReplying)),
      ])
    case .removeHandler(let name):
      .object([
        JSON.Member("request", .string("removeHandler")), JSON.Member("name", .string(name)),
      ])
    case .replaceUserScripts(let scripts):
      .object([
        JSON.Member("request", .string("replaceUserScripts")),
        JSON.Member("userScripts", JSON(scripts)),
      ])
    case .pass(let milliseconds):
      .object([
        JSON.Member("request", .string("pass")),
        JSON.Member("milliseconds", .number(Double(milliseconds))),
      ])
    }
  }

  /// Reads a request from the object of its line.
  public init(json: JSON) throws(ProtocolError) {
    switch try json.text("request") {
    case "open":
      var source = PageSource(
        file: try json.text("file"), location: try json.text("location"),
        handlers: try json.texts("handlers"),
        replyingHandlers: try json.texts("replyingHandlers"),
        userScripts: try json.texts("userScripts"),
        language: json["language"]?.string ?? "en")
      source.isTimeHeld = json["isTimeHeld"] == .bool(true)
      self = .open(source)
    case "dispatch":
      let kind = try ElementEvent.Kind(json: json)
      self = .dispatch(ElementEvent(kind, element: try json.count("element")))
    case "click": self = .click(selector: try json.text("selector"))
    case "fulfil": self = .fulfil(request: try json.count("number"), value: json["value"])
    case "reject":
      self = .reject(request: try json.count("number"), reason: try json.text("reason"))
    case "addHandler":
      self = .addHandler(name: try json.text("name"), isReplying: json["isReplying"] == .bool(true))
    case "removeHandler": self = .removeHandler(name: try json.text("name"))
    case "pass": self = .pass(milliseconds: try json.count("milliseconds"))
    case "replaceUserScripts": self = .replaceUserScripts(try json.texts("userScripts"))
    case let name: throw ProtocolError("There is no request “\(name)”.")
    }
  }
}

extension ElementEvent.Kind {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .click: [JSON.Member("kind", .string("click"))]
    case .submit: [JSON.Member("kind", .string("submit"))]
    case .focus: [JSON.Member("kind", .string("focus"))]
    case .blur: [JSON.Member("kind", .string("blur"))]
    case .choose(let options):
      [
        JSON.Member("kind", .string("choose")),
        JSON.Member("options", JSON(options.map(String.init))),
      ]
    case .input(let text):
      [JSON.Member("kind", .string("input")), JSON.Member("text", .string(text))]
    case .change(let text):
      [JSON.Member("kind", .string("change")), JSON.Member("text", .string(text))]
    }
  }

  fileprivate init(json: JSON) throws(ProtocolError) {
    switch try json.text("kind") {
    case "click": self = .click
    case "submit": self = .submit
    case "focus": self = .focus
    case "blur": self = .blur
    case "choose": self = .choose(try json.texts("options").compactMap { Int($0) })
    case "input": self = .input(try json.text("text"))
    case "change": self = .change(try json.text("text"))
    case let name: throw ProtocolError("There is no element event “\(name)”.")
    }
  }
}

import HTML
import PageProtocol

// What the prelude builds on.

extension Page {
  /// The functions that concern the page as a whole, and those of its document.
  func natives(for world: PageWorld) -> [(String, NativeFunction.Body)] {
    let page: [(String, NativeFunction.Body)] = [
      (
        "failed",
        { [unowned self] arguments in
          tell(.failed(arguments.text(0) ?? ""))
          return .undefined
        }
      ),
      (
        "rejected",
        { [unowned self] arguments in
          tell(.rejected(arguments.text(0) ?? ""))
          return .undefined
        }
      ),
      (
        "print",
        { [unowned self] arguments in
          let level = arguments.text(0).flatMap { ConsoleLevel(rawValue: $0) } ?? .log
          tell(.console(level, arguments.text(1) ?? ""))
          return .undefined
        }
      ),
      (
        "leave",
        { [unowned self] arguments in
          tell(.left(for: arguments.text(0) ?? ""))
          return .undefined
        }
      ),
      (
        "schedule",
        { [unowned self] arguments in
          let pause = Duration.milliseconds(max(0, arguments.number(1)))
          tasks.add(arguments.number(0), due: ContinuousClock.now + pause)
          return .undefined
        }
      ),
      (
        "unschedule",
        { [unowned self] arguments in
          tasks.remove(arguments.number(0))
          return .undefined
        }
      ),
      (
        "evaluate",
        { [unowned world] _ in
          world.evaluatePending()
          return .undefined
        }
      ),
      ("post", { [unowned self] arguments in post(arguments) }),
    ]
    return page + world.document.natives
  }

  /// Sends a message; what is returned says why it could not be sent.
  private func post(_ arguments: NativeArguments) -> NativeFunction.Result {
    let handler = arguments.text(0) ?? ""
    let text = arguments.text(1) ?? ""
    let number = arguments.number(2)
    let refusal = "The message to “\(handler)” is too large."
    guard let body = try? JSON(parsing: text) else {
      tell(.failed(refusal))
      return .text(refusal)
    }
    let frame = Frame(isMainFrame: true, origin: arguments.text(4) ?? "null")
    let message = ScriptMessage(handler: handler, body: body, frame: frame)
    guard tell(.posted(message, request: number)) else { return .text(refusal) }
    if arguments.flag(3) { openRequests.insert(number) }
    return .undefined
  }
}

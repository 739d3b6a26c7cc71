import PageProtocol

// What the prelude builds on.

extension Page {
  /// The functions that concern the page as a whole, and those of its document.
  func natives(for world: PageWorld) -> [(String, NativeFunction.Body)] {
    let page: [(String, NativeFunction.Body)] = [
      action("failed") { page, arguments in page.tell(.failed(arguments.text(0) ?? "")) },
      action("rejected") { page, arguments in page.tell(.rejected(arguments.text(0) ?? "")) },
      action("print") { page, arguments in
        let level = arguments.text(0).flatMap { ConsoleLevel(rawValue: $0) } ?? .log
        page.tell(.console(level, arguments.text(1) ?? ""))
      },
      action("leave") { page, arguments in page.tell(.left(for: arguments.text(0) ?? "")) },
      action("schedule") { page, arguments in
        let pause = Duration.milliseconds(max(0, arguments.number(1)))
        page.tasks.add(arguments.number(0), due: ContinuousClock.now + pause)
      },
      action("unschedule") { page, arguments in page.tasks.remove(arguments.number(0)) },
      action("evaluate") { [unowned world] _, _ in world.evaluatePending() },
      ("post", { [unowned self] arguments in post(arguments) }),
    ]
    return page + world.document.natives
  }

  /// A function that does something and gives nothing back.
  private func action(
    _ name: String, _ body: @escaping (Page, NativeArguments) -> Void
  ) -> (String, NativeFunction.Body) {
    (
      name,
      { [unowned self] arguments in
        body(self, arguments)
        return .undefined
      }
    )
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

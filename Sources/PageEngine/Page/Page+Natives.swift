import HTML
import PageProtocol

// What the prelude builds on. Scripts may keep a document's functions longer than it lives.

extension Page {
  typealias Native = (String, NativeFunction.Body)

  /// The functions of a world: those of its document and those that concern the page as a whole.
  func natives(for world: PageWorld, in frame: PageFrame) -> [Native] {
    world.document.natives + world.editing + reports + [focusing(of: world)] + tasks(of: world)
      + scripts(of: world) + places(of: world, frame) + messages(of: world, frame)
  }

  /// A function that does something and gives nothing back.
  private func action(
    _ name: String, _ body: @escaping (Page, NativeArguments) -> Void
  ) -> Native {
    (
      name,
      { [weak self] arguments in
        if let self { body(self, arguments) }
        return .undefined
      }
    )
  }

  private var reports: [Native] {
    [
      action("failed") { page, arguments in page.tell(.failed(arguments.text(0) ?? "")) },
      action("rejected") { page, arguments in page.tell(.rejected(arguments.text(0) ?? "")) },
      action("print") { page, arguments in
        let level = arguments.text(0).flatMap { ConsoleLevel(rawValue: $0) } ?? .log
        page.tell(.console(level, arguments.text(1) ?? ""))
      },
    ]
  }

  /// Notes what has the focus; a person who gave it sees it already.
  private func focusing(of world: PageWorld) -> Native {
    let number = world.number
    return action("setFocus") { page, arguments in
      let node = arguments.number(0)
      let element = node < 0 ? nil : ElementNumber(node: node, world: number).value
      // A document can only take away the focus it has.
      if element == nil, page.focus.map({ ElementNumber($0).world }) != number { return }
      page.focus = element
      if !arguments.flag(1) { page.focusChanges += 1 }
    }
  }

  private func tasks(of world: PageWorld) -> [Native] {
    let number = world.number
    return [
      (
        "schedule",
        { [weak self] arguments in
          .flag(self?.schedule(arguments.number(0), of: number, in: arguments.number(1)) ?? false)
        }
      ),
      ("passedTime", { [weak self] _ in .number(self?.clock.passed ?? 0) }),
      action("unschedule") { page, arguments in
        page.tasks.remove(PageTask(number: arguments.number(0), world: number))
      },
    ]
  }

  private func schedule(_ number: Int, of world: Int, in milliseconds: Int) -> Bool {
    guard self.world(world) != nil else { return false }
    guard tasks.count < limits.tasks else { return false }
    let pause = Duration.milliseconds(max(0, milliseconds))
    tasks.add(PageTask(number: number, world: world), due: clock.now + pause)
    return true
  }

  private func scripts(of world: PageWorld) -> [Native] {
    [
      (
        "evaluatePending",
        { [weak world] _ in
          world?.evaluatePending()
          return .undefined
        }
      ),
      (
        "evaluate",
        { [weak world] arguments in
          .flag(world?.evaluate(HTMLNode(number: arguments.number(0))) ?? false)
        }
      ),
      // Whether a script that has come into the document is to run at once, or later, or not.
      (
        "startScript",
        { [weak world] arguments in
          guard let script = world?.start(HTMLNode(number: arguments.number(0))) else {
            return .null
          }
          return .text(script.isLate ? "later" : "now")
        }
      ),
    ]
  }

  private func messages(of world: PageWorld, _ frame: PageFrame) -> [Native] {
    [
      (
        "post",
        { [weak self, weak world, weak frame] arguments in
          guard let self, let world, let frame else { return .null }
          return post(arguments, of: world, in: frame)
        }
      )
    ]
  }

  /// Sends a message; gives its number, or a text that says why it could not be sent.
  private func post(
    _ arguments: NativeArguments, of world: PageWorld, in frame: PageFrame
  ) -> NativeFunction.Result {
    let handler = arguments.text(0) ?? ""
    guard let body = try? JSON(parsing: arguments.text(1) ?? "") else {
      let refusal = "The message to “\(handler)” is too large."
      tell(.failed(refusal))
      return .text(refusal)
    }
    guard openRequests.count < limits.events else {
      return .text("\(limits.events) messages wait for a reply; this one was not sent.")
    }
    lastRequest += 1
    let origin = world.origin.first == " " ? "null" : world.origin
    let message = ScriptMessage(
      handler: handler, body: body, frame: Frame(isMainFrame: frame.isMain, origin: origin))
    guard tell(.posted(message, request: lastRequest)) else {
      return .text("The message to “\(handler)” could not be sent.")
    }
    if arguments.flag(2) { openRequests[lastRequest] = world.number }
    return .number(lastRequest)
  }
}

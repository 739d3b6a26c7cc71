import HTML
public import PageProtocol

extension Page {
  /// Does what the app asks.
  public func handle(_ request: PageRequest) {
    followed += 1
    switch request {
    case .open(let source):
      if self.source == nil { open(source) } else { tell(.failed("The page is open already.")) }
    case .dispatch(let event): dispatch(event)
    case .click(let selector): click(selector)
    case .fulfil(let number, let value):
      settle(number, isFulfilled: true, value?.description)
    case .reject(let number, let reason): settle(number, isFulfilled: false, reason)
    case .addHandler(let name, let isReplying):
      if let reason = handlers.add(name, isReplying: isReplying) {
        tell(.failed(reason))
      } else {
        callAll("addHandler", [.text(name), .flag(isReplying)])
      }
    case .removeHandler(let name):
      if handlers.remove(name) { callAll("removeHandler", [.text(name)]) }
    case .replaceUserScripts(let scripts): source?.userScripts = scripts
    case .pass(let milliseconds): clock.pass(milliseconds: milliseconds)
    }
    settle()
  }

  private func dispatch(_ event: ElementEvent) {
    answered += 1
    let element = ElementNumber(event.element)
    // One of a document that is gone is late, not wrong.
    guard let world = world(element.world) else { return }
    turn(world) {
      $0.call(
        "dispatch",
        [.number(element.node), .text(event.kind.name), .optionalText(event.kind.text)])
    }
  }

  /// Clicks the first match, in the page itself or else in its frames.
  private func click(_ selector: String) {
    hasSaidIdle = false
    for frame in frames {
      guard let world = frame.world else { continue }
      let tree = world.document.tree
      do throws(HTMLTreeError) {
        guard let node = try tree.elements(matching: selector, in: .document, limit: 1).first else {
          continue
        }
        return turn(world) { $0.call("dispatch", [.number(node.number), .text("click")]) }
      } catch {
        tell(.failed("SyntaxError: '\(selector)' is not a valid selector."))
        return
      }
    }
    tell(.failed("Error: No element matches \(JSON.string(selector))."))
  }

  private func settle(_ request: Int, isFulfilled: Bool, _ text: String?) {
    // A second reply, or one to a document that is gone, finds no request.
    guard let world = openRequests.removeValue(forKey: request).flatMap({ world($0) }) else {
      return
    }
    turn(world) {
      $0.call("settle", [.number(request), .flag(isFulfilled), .optionalText(text)])
    }
  }

  private func callAll(_ hook: String, _ arguments: [ScriptArgument]) {
    for frame in frames {
      if let world = frame.world { turn(world) { $0.call(hook, arguments) } }
    }
  }
}

extension ElementEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .change: "change"
    case .submit: "submit"
    case .choose: "choose"
    case .focus: "focus"
    case .blur: "blur"
    }
  }

  fileprivate var text: String? {
    switch self {
    case .click, .submit, .focus, .blur: nil
    case .input(let text), .change(let text): text
    case .choose(let options):
      options.map { "\(ElementNumber($0).node)" }.joined(separator: " ")
    }
  }
}

import PageProtocol
import Services

extension CommandLineOption {
  /// The options of `promenade page`; those that name a thing may be given again for another one.
  static let ofPages: [Self] = [
    Self(
      name: "handler", argument: .text("NAME"), commands: [.page],
      help: "a message handler without a reply"
    ) {
      add($1, .nothing, to: &$0)
    },
    Self(
      name: "reply", argument: .text("NAME=JSON"), commands: [.page],
      help: "a handler that replies with a value"
    ) {
      guard let (name, text) = pair(in: $1), let value = try? JSON(parsing: text) else {
        return Wrong(expected: "a handler's name and JSON, such as ask=true")
      }
      return add(name, .value(value), to: &$0)
    },
    Self(
      name: "refuse", argument: .text("NAME=TEXT"), commands: [.page],
      help: "a handler that replies with an error"
    ) {
      guard let (name, text) = pair(in: $1) else {
        return Wrong(expected: "a handler's name and a reason, such as ask=offline")
      }
      return add(name, .refusal(text), to: &$0)
    },
    text("user-script", .file, commands: [.page], help: "a script run when it is parsed") {
      $0.pageRun.userScripts.append($1)
    },
    text(
      "click", .text("SELECTOR"), commands: [.page], help: "click this once nothing is left to do",
      expected: "a selector such as #start"
    ) { $0.pageRun.clicks.append($1) },
    text(
      "location", .text("URL"), commands: [.page], help: "what it sees as its address",
      expected: "an address"
    ) { $0.pageRun.location = $1 },
    Self(
      name: "limit", argument: .text("SECONDS"), commands: [.page],
      help: "when to end it at the latest, 10 if not set"
    ) {
      guard let seconds = Double($1), (0.001...86_400).contains(seconds) else {
        return Wrong(expected: "seconds, from 0.001 to 86400")
      }
      $0.pageRun.limit = .seconds(seconds)
      return nil
    },
  ]

  private static func pair(in text: String) -> (name: String, value: String)? {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  /// Adds a handler; as in WebKit, a name can be had once.
  private static func add(
    _ name: String, _ answer: PageRun.Answer, to arguments: inout Arguments
  ) -> Wrong? {
    guard !name.isEmpty else { return Wrong(expected: "a handler's name") }
    guard arguments.pageRun.handlers.updateValue(answer, forKey: name) == nil else {
      return Wrong(expected: "each handler's name once")
    }
    return nil
  }
}

import Flows
import PageProtocol

extension Services {
  /// Hears the bridge socket and standard input for as long as the app runs.
  func listen(_ send: @escaping Send) -> Work? {
    let (bridge, input, tickets) = (world.bridge, world.input, tickets)
    guard bridge != nil || input != nil else { return nil }
    let receive: @Sendable (ScriptMessage, BridgeTicket) -> Void = { message, ticket in
      send(.posted(message, ticket: tickets.keep(ticket)))
    }
    let unreadable: @Sendable (UnreadableLine) -> Void = {
      send(.analysis(.unreadable(reason: $0.sentence, text: $0.text)))
    }
    return {
      await withDiscardingTaskGroup { group in
        if let bridge {
          group.addTask { await bridge.run(receive: receive, unreadable: unreadable) }
        }
        if let input {
          group.addTask { await input.run(receive: receive, unreadable: unreadable) }
        }
      }
    }
  }

  /// Answers whoever waits; a page that is gone no longer does.
  func answer(_ asker: Asker, of flow: FlowName, with value: Result<JSON?, Refusal>) -> Work? {
    switch (asker, value) {
    case (.bridge(let number), .success(let value)):
      tickets.answer(number, .value(value ?? .null))
    case (.bridge(let number), .failure(let refusal)):
      tickets.answer(number, .refuse(refusal.reason))
    case (.page(let session, let request), .success(let value)):
      page(of: flow, session: session)?.send(.fulfil(request: request, value: value))
    case (.page(let session, let request), .failure(let refusal)):
      page(of: flow, session: session)?.send(.reject(request: request, reason: refusal.reason))
    }
    return nil
  }

  /// Why nothing comes of a message.
  struct Refusal: Error {
    let reason: String
  }
}

import Cells
import PageProtocol

extension PageEvent {
  /// The event with its texts made harmless, but for HTML and message bodies: what reads those
  /// makes harmless what it takes from them.
  var sanitized: Self {
    switch self {
    case .displayed(let html, let title, let state):
      .displayed(html: html, title: title.sanitized(), state: state)
    case .posted(let message, let request): .posted(message.sanitized, request: request)
    case .console(let level, let text): .console(level, text.sanitized(.text))
    case .failed(let text): .failed(text.sanitized(.text))
    case .rejected(let text): .rejected(text.sanitized(.text))
    case .left(let address): .left(for: address.sanitized())
    case .navigated(let address): .navigated(to: address.sanitized())
    case .idle: .idle
    case .resting: self
    }
  }
}

extension ScriptMessage {
  fileprivate var sanitized: Self {
    Self(
      handler: handler.sanitized(), body: body,
      frame: Frame(isMainFrame: frame.isMainFrame, origin: frame.origin.sanitized()))
  }
}

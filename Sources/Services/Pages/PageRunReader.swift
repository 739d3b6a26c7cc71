import Documents
import PageProtocol
import Parsing

/// What a run without a screen says of a page's events, and what it asks for next.
struct PageRunReader {
  private let plan: PageRun
  private var clicks: ArraySlice<String>
  private var shown: (html: String, title: String)?
  /// Whether nothing is left to do.
  private(set) var isDone = false

  /// Makes the reader of a run.
  init(_ plan: PageRun) {
    self.plan = plan
    clicks = plan.clicks[...]
  }

  /// The lines an event gives, mostly one.
  mutating func lines(for event: PageEvent) -> [JSON] {
    switch event {
    case .displayed(let html, let title, _):
      shown = (html, title)
      return []
    case .posted(let message, _):
      return [
        Self.line(
          "message", ("handler", .string(message.handler)), ("body", message.body),
          ("frame", message.frame.json))
      ]
    case .console(let level, let text):
      return [
        Self.line("console", ("level", .string(level.rawValue)), ("text", .string(text)))
      ]
    case .failed(let text): return [Self.line("error", ("text", .string(text)))]
    case .rejected(let text): return [Self.line("rejection", ("text", .string(text)))]
    case .left(let address):
      let text = "The page asked for \(address), which is not loaded."
      return [Self.line("error", ("text", .string(text)))]
    case .navigated, .idle, .resting: return []
    }
  }

  /// What is asked of the page after an event: an answer, or the next click.
  mutating func requests(after event: PageEvent) -> [PageRequest] {
    switch event {
    case .posted(let message, let request):
      switch plan.handlers[message.handler] {
      case .value(let value): return [.fulfil(request: request, value: value)]
      case .refusal(let reason): return [.reject(request: request, reason: reason)]
      case .nothing, nil: return []
      }
    case .idle:
      guard let selector = clicks.popFirst() else {
        isDone = true
        return []
      }
      return [.click(selector: selector)]
    case .displayed, .console, .failed, .rejected, .left, .navigated, .resting: return []
    }
  }

  /// The last lines: why the page ended early, if it did, and what could be read in it.
  func lastLines(_ end: PageProcessEnd) -> [JSON] {
    var lines: [JSON] = []
    if case .failed(let cause) = end { lines.append(Self.line("ended", ("cause", .string(cause)))) }
    // Block by block: the frames of all of them at once may take far more room than their words.
    let text = (shown.map { Document(html: $0.html).blocks } ?? [])
      .map { Layout(of: Document(blocks: [$0]), columns: plan.columns).words }.joined()
    lines.append(
      Self.line("text", ("title", .string(shown?.title ?? "")), ("text", .string(text))))
    return lines
  }

  private static func line(_ kind: String, _ members: (String, JSON)...) -> JSON {
    .object([JSON.Member("kind", .string(kind))] + members.map { JSON.Member($0.0, $0.1) })
  }
}

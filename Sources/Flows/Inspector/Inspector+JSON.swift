import Cells
public import PageProtocol

extension Inspector.Entry {
  /// The entry as an object: what kind it is, and what that kind has to say.
  public var json: JSON {
    var members = [JSON.Member("kind", .string(kind.rawValue))]
    if let flow { members.append(JSON.Member("flow", .string(flow.rawValue))) }
    members += event.members
    if let duration { members.append(JSON.Member("took", duration.seconds)) }
    if isCut { members.append(JSON.Member("cut", .bool(true))) }
    return JSON.object(members).maskingNamedSecrets()
  }
}

extension Duration {
  /// The seconds as a number, to a thousandth of one.
  public var seconds: JSON { .number((self / .milliseconds(1)).rounded() / 1000) }
}

extension Inspector.Event {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .posted(let message, let asker):
      [
        JSON.Member("handler", .string(message.handler)), JSON.Member("body", message.body),
        JSON.Member("frame", message.frame.json),
      ] + asker.members
    case .unreadable(let reason, let text):
      [JSON.Member("reason", .string(reason)), JSON.Member("text", .string(text))]
    case .replied(let value, let asker):
      (value.map { [JSON.Member("value", $0)] } ?? []) + asker.members
    case .refused(let reason, let asker):
      [JSON.Member("reason", .string(reason))] + asker.members
    case .began(let work, let detail):
      work.members + [JSON.Member("state", .string("began"))] + Self.detail(detail)
    case .ended(let work, .done(let detail)):
      work.members + [JSON.Member("state", .string("done"))] + Self.detail(detail)
    case .ended(let work, .failed(let reason)):
      work.members + [
        JSON.Member("state", .string("failed")), JSON.Member("reason", .string(reason)),
      ]
    case .ended(let work, .calledOff):
      work.members + [JSON.Member("state", .string("called off"))]
    case .moved(let move): [JSON.Member("text", .string(move.words))]
    case .logged(let text), .did(let text), .noticed(let text):
      [JSON.Member("text", .string(text))]
    case .threw(let text):
      [JSON.Member("text", .string(text)), JSON.Member("uncaught", .bool(true))]
    }
  }

  private static func detail(_ detail: JSON?) -> [JSON.Member] {
    detail.map { [JSON.Member("detail", $0)] } ?? []
  }
}

extension Asker {
  fileprivate var members: [JSON.Member] {
    let (source, number) =
      switch self {
      case .page(_, let request): ("page", request)
      case .bridge(let ticket): ("bridge", ticket)
      }
    return [
      JSON.Member("from", .string(source)), JSON.Member("request", .number(Double(number))),
    ]
  }
}

extension Inspector.Work {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .token(let attempt):
      [JSON.Member("what", .string("token")), JSON.Member("try", .number(Double(attempt)))]
    case .page(_, let session):
      [JSON.Member("what", .string("page")), JSON.Member("session", .number(Double(session)))]
    case .document(let name, _):
      [JSON.Member("what", .string("document")), JSON.Member("name", .string(name))]
    case .picture(let request):
      [
        JSON.Member("what", .string("picture")), JSON.Member("name", .string(request.name)),
        JSON.Member("columns", .number(Double(request.size.columns))),
        JSON.Member("rows", .number(Double(request.size.rows))),
      ]
    case .report(let id, _):
      [JSON.Member("what", .string("report")), JSON.Member("id", .string(id))]
    case .analysisFile: [JSON.Member("what", .string("Analysis.json"))]
    case .texts: [JSON.Member("what", .string("texts"))]
    }
  }
}

import Cells
import PageProtocol

/// What the list says of an entry, in one line.
extension Inspector.Entry {
  /// The entry in a line; of long values the beginning.
  var summary: String {
    switch event {
    case .posted(let message, _): "\(message.handler.glimpse): \(message.body.glimpse)"
    case .unreadable(let reason, let text): "\(reason) \(text.glimpse)"
    case .replied(let value, let asker): "\(asker.words): \(value?.glimpse ?? "undefined")"
    case .refused(let reason, let asker): "\(asker.words): \(reason.glimpse)"
    case .began(let work, _): work.beginning
    case .ended(let work, .done): work.end
    case .ended(let work, .failed(let reason)): "\(work.failure): \(reason.glimpse)"
    case .ended(let work, .calledOff): "\(work.failure): called off"
    case .moved(let move): move.words
    case .logged(let text): text.glimpse
    case .threw(let text): "uncaught: \(text.glimpse)"
    case .did(let text), .noticed(let text): text.glimpse
    }
  }
}

extension String {
  /// The beginning of the text in one line, what looks like a secret masked.
  fileprivate var glimpse: String {
    excerpt(bytes: 400).maskingSecrets(includingRuns: false).sanitized()
  }
}

extension JSON {
  /// The beginning of the value in one line: a text as it is, all else as JSON.
  fileprivate var glimpse: String {
    if let string { return string.glimpse }
    var pruner = Pruner(room: 400)
    return pruner.prune(self).maskingNamedSecrets().description
  }
}

extension Asker {
  /// Who is answered, short.
  var words: String {
    switch self {
    case .page(_, let request): "to page request \(request)"
    case .bridge(let ticket): "to client request \(ticket)"
    }
  }
}

extension Inspector.Work {
  fileprivate var beginning: String {
    switch self {
    case .token(let attempt): "asks for a token, try \(attempt)"
    case .page: "opens the page"
    case .document(let name, _): "reads \(name)"
    case .picture(let request): "decodes \(request.words)"
    case .report(let id, _): "asks for report \(id)"
    case .analysisFile: "reads Analysis.json"
    case .texts: "reads the texts of a language"
    }
  }

  fileprivate var end: String {
    switch self {
    case .token(let attempt): "got a token, try \(attempt)"
    case .page: "page shown"
    case .document(let name, _): "\(name) read"
    case .picture(let request): "decoded \(request.words)"
    case .report(let id, _): "got report \(id)"
    case .analysisFile: "Analysis.json read"
    case .texts: "texts read"
    }
  }

  fileprivate var failure: String {
    switch self {
    case .token(let attempt): "no token, try \(attempt)"
    case .page: "page not opened"
    case .document(let name, _): "\(name) not read"
    case .picture(let request): "no picture \(request.words)"
    case .report(let id, _): "no report \(id)"
    case .analysisFile: "Analysis.json not read"
    case .texts: "texts not read"
    }
  }
}

extension PictureRequest {
  fileprivate var words: String { "\(name), \(size.columns)×\(size.rows)" }
}

extension Inspector.Move {
  /// The move in a phrase.
  var words: String {
    switch self {
    case .opened: "opened"
    case .closed: "closed"
    case .turned(let page, let count): "page \(page) of \(count)"
    case .readDocument(let name): "opened \(name)"
    case .leftDocument(let name): "closed \(name)"
    case .pushed(let name, let depth): "pushed \(name), \(depth) on the path"
    case .popped(let depth): depth == 0 ? "popped to the page" : "popped, \(depth) on the path"
    case .pageClosed: "page closed"
    case .pageWentOn: "the page went on to another document"
    case .pageAskedFor(let address): "the page asked for \(address), outside the app"
    case .pageEnded(let reason): "the page ended: \(reason)"
    }
  }
}

extension Duration {
  /// Minutes, seconds and so many digits of a second.
  func clock(digits: Int) -> String {
    let milliseconds = max(0, Int(self / .milliseconds(1)))
    let fraction = String(milliseconds % 1000 + 1000).dropFirst().prefix(digits)
    let seconds = String(milliseconds / 1000 % 60 + 100).dropFirst()
    return "\(milliseconds / 60_000):\(seconds).\(fraction)"
  }

  /// How long something took, with about three digits.
  var spent: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 10 {
      let tenths = Int((milliseconds * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) ms"
    }
    return milliseconds < 10_000 ? "\(Int(milliseconds)) ms" : "\(Int(milliseconds / 1000)) s"
  }
}

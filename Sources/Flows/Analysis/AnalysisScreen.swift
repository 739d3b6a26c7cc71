import Documents
import Widgets

/// A screen that an event pushed, with how far it is scrolled.
struct AnalysisScreen: Equatable, Sendable {
  let event: AnalysisEvent
  var scroll = 0

  init(event: AnalysisEvent) { self.event = event }

  /// What kind of screen it is, in a word or two.
  var kind: String {
    switch event {
    case .completed: "Report"
    case .invalidCompanyKey: "Invalid key"
    case .imageRejected: "Image rejected"
    case .unknown: "Unknown event"
    case .legacy: "Image sent"
    }
  }

  /// What tells it from others of its kind.
  var detail: String {
    switch event {
    case .completed(let id, _): id
    case .invalidCompanyKey(let key): key?.masked ?? "no key given"
    case .imageRejected(let reasons): reasons.first?.text ?? "no reason given"
    case .unknown(let name, _): name
    case .legacy(let text): text
    }
  }

  /// What the breadcrumb calls it.
  var name: String {
    switch event {
    case .completed(let id, _): "Report \(id.shortenedInTheMiddle(to: 16))"
    case .unknown(let name, _): name.shortened(to: 24)
    case .invalidCompanyKey, .imageRejected, .legacy: kind
    }
  }

  /// What can be copied from it, with the word for it.
  var copied: (text: String, word: String)? {
    switch event {
    case .completed(let id, _): (id, "the report id")
    case .unknown(_, let text): (text, "the event")
    case .legacy(let text): (text, "the text")
    case .invalidCompanyKey, .imageRejected: nil
    }
  }
}

import Documents
import Widgets

/// A screen that an event pushed, with how far it is scrolled.
struct AnalysisScreen: Equatable, Sendable {
  let event: AnalysisEvent
  var scroll = 0

  init(event: AnalysisEvent) { self.event = event }

  /// What the breadcrumb calls it.
  var name: String {
    switch event {
    case .completed(let id): "Report \(id.shortenedInTheMiddle(to: 16))"
    case .invalidCompanyKey: "Invalid key"
    case .imageRejected: "Image rejected"
    case .unknown(let name, _): name.shortened(to: 24)
    case .legacy: "Image sent"
    }
  }

  /// What the screen says, as a text.
  var document: Document {
    Document(blocks: [.heading(level: 1, [Run(title)])] + blocks)
  }

  private var title: String {
    switch event {
    case .completed: "Analysis completed"
    case .invalidCompanyKey: "Invalid company key"
    case .imageRejected: "Image rejected"
    case .unknown(let name, _): name
    case .legacy: "Image sent"
    }
  }

  private var blocks: [Block] {
    switch event {
    case .completed(let id):
      [
        paragraph("The image has been processed and the report is ready."),
        labelled("Report id", id),
        paragraph(
          "The app hands this id to its backend, which fetches the report with its own secret:"),
        .preformatted([
          Run("GET /s2s/v3/anonymous-diagnostic-reports/\(id.percentEncoded())", traits: .code)
        ]),
        paragraph("What the device puts out is not a diagnosis.", traits: .emphasis),
      ]
    case .invalidCompanyKey(let key):
      [
        paragraph("The iframe could not load: the company key is invalid or has expired."),
        labelled("Key", key.masked),
        paragraph("Put a valid key into Analysis.json, go back and press r to load the page anew."),
      ]
    case .imageRejected(let reasons):
      [paragraph("The image failed the quality gate.")]
        + (reasons.isEmpty
          ? [paragraph("No reason was given.", traits: .emphasis)]
          : [.list(List(items: reasons.map { .init(marker: "•", blocks: [paragraph($0)]) }))])
        + [paragraph("Go back to take another picture.")]
    case .unknown(_, let text):
      [
        paragraph("The app does not know this event yet. It says:"),
        .preformatted([Run(text, traits: .code)]),
      ]
    case .legacy(let text):
      [
        paragraph("The iframe posted a bare identifier, as it did in 2023, instead of an event."),
        labelled("Text", text),
      ]
    }
  }

  private func paragraph(_ text: String, traits: Run.Traits = []) -> Block {
    .paragraph([Run(text, traits: traits)], .leading)
  }

  private func labelled(_ label: String, _ text: String) -> Block {
    .paragraph([Run(label + "  ", traits: .strong), Run(text, traits: .code)], .leading)
  }
}

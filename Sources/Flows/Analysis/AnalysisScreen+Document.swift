import Documents
import Widgets

extension AnalysisScreen {
  /// What the screen says in so many columns; of a report what is known of it, of an event that was
  /// posted several times in a row how often.
  func document(report: ReportShelf.Slot?, times: Int, columns: Int) -> Document {
    var document = document(report: report, columns: columns)
    if times > 1 {
      let count = [Run("×\(times)", traits: .strong), Run("  posted so often in a row")]
      document.blocks.insert(.paragraph(count, .leading), at: 1)
    }
    return document
  }

  private func document(report: ReportShelf.Slot?, columns: Int) -> Document {
    switch event {
    case .completed(let id, let isNumber):
      document(of: report, id: id, isNumber: isNumber, columns: columns)
    case .invalidCompanyKey(let key): Self.invalidKey(key)
    case .imageRejected(let reasons): Self.rejection(reasons)
    case .unknown(let name, let text):
      Document(blocks: [
        .heading(level: 1, [Run(name)]),
        .text("The app does not know this event yet. It says:"),
        .preformatted([Run(text, traits: .code)]),
      ])
    case .legacy(let text):
      Document(blocks: [
        .heading(level: 1, [Run("Image sent")]),
        .text("The iframe posted a bare identifier, as it did in 2023, instead of an event."),
        .labelled("Text", text),
      ])
    }
  }

  private func document(
    of report: ReportShelf.Slot?, id: String, isNumber: Bool, columns: Int
  ) -> Document {
    let about: [Block] = [
      .rule, .labelled(isNumber ? "Report id (sent as a number)" : "Report id", id),
      .text("The back end asks with its own secret for"),
      .preformatted([
        Run("/s2s/v3/anonymous-diagnostic-reports/\(id.percentEncoded())", traits: .code)
      ]),
    ]
    switch report {
    case .ready(let report):
      return Document(blocks: report.blocks(columns: columns, id: id) + about)
    case .failed(let failure): return Document(blocks: Self.blocks(of: failure) + about)
    case .loading, nil:
      return Document(
        blocks: [
          .heading(level: 1, [Run("Analysis completed")]),
          .text("The report is ready. Asking the back end for it…"),
        ] + about)
    }
  }

  private static func blocks(of failure: ReportFailure) -> [Block] {
    var blocks: [Block] = [
      .heading(level: 1, [Run(failure.title)]), .text(failure.explanation),
    ]
    if let reason = failure.reason { blocks.append(.labelled("It says", reason)) }
    return blocks + [
      .paragraph(
        [
          Run("The analysis itself is done. Press "), Run("r", traits: .strong),
          Run(" to ask for its report again."),
        ], .leading)
    ]
  }

  private static func invalidKey(_ key: CompanyKey?) -> Document {
    Document(blocks: [
      .heading(level: 1, [Run("Invalid company key")]),
      .text("The iframe could not load: the company key is invalid or has expired."),
      .labelled("Key", key?.masked ?? "not given"),
      .paragraph(
        [
          Run("Put a valid key into Analysis.json, then press "), Run("r", traits: .strong),
          Run(": the file is read again and the page loaded with it. Nothing reloads by itself."),
        ], .leading),
    ])
  }

  private static func rejection(_ reasons: [RejectionReason]) -> Document {
    let list: Block =
      reasons.isEmpty
      ? .paragraph([Run("No reason was given.", traits: .emphasis)], .leading)
      : .list(List(items: items(of: reasons[...], depth: 0)))
    return Document(blocks: [
      .heading(level: 1, [Run("Image rejected")]), .text("The image failed the quality gate."),
      list, .text("Go back to take another picture."),
    ])
  }

  /// Lines as items, those beneath one as a list within it.
  private static func items(of reasons: ArraySlice<RejectionReason>, depth: Int) -> [List.Item] {
    var items: [List.Item] = []
    var rest = reasons
    while let head = rest.popFirst() {
      let inner = rest.prefix { $0.depth > depth }
      rest = rest.dropFirst(inner.count)
      let below: [Block] =
        inner.isEmpty ? [] : [.list(List(items: Self.items(of: inner, depth: depth + 1)))]
      items.append(List.Item(marker: "•", blocks: [.text(head.text)] + below))
    }
    return items
  }
}

extension Block {
  /// A paragraph of plain text.
  static func text(_ text: String) -> Block { .paragraph([Run(text)], .leading) }

  /// A label and what it stands for.
  static func labelled(_ label: String, _ text: String) -> Block {
    .paragraph([Run(label + "  ", traits: .strong), Run(text, traits: .code)], .leading)
  }
}

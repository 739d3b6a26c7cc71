import Cells
import Documents
import PageProtocol
import Widgets

extension Inspector.State {
  /// The room for the text of an entry.
  var detailsSize: Size {
    Size(columns: max(1, size.columns - (size.columns > 40 ? 2 : 1)), rows: rows)
  }

  /// Shows an entry in full.
  mutating func look(at number: Int?) {
    guard let number, history.numbers.contains(number) else { return }
    var pane = TextPane()
    pane.resize(to: detailsSize)
    pane.append([Chunk](history[number].document))
    details = Inspector.Details(number: number, pane: pane)
    if !wanted.isEmpty { details?.search(for: wanted) }
  }
}

extension Inspector.Details {
  /// Searches all of the text at once: it is short.
  mutating func search(for text: String) {
    pane.search(for: text)
    while pane.isSearching { pane.searchOn() }
  }
}

extension Inspector.Entry {
  /// The entry in full: its facts, its value as JSON for people, and what is JSON within a text.
  var document: Document {
    var blocks: [Block] = [
      .heading(
        level: 1, [Run("\(number) · \(kind.rawValue)\(flow.map { " · \($0.title)" } ?? "")")])
    ]
    let took = duration.map { ", took \($0.spent)" } ?? ""
    blocks.append(.text("At \(time.clock(digits: 3)) since the start\(took)"))
    if isCut { blocks.append(.text("It is long: this is the beginning of it.")) }
    blocks.append(.preformatted([Run(json.prettyDescription, traits: .code)]))
    if case .posted(let message, _) = event, let text = message.body.string,
      let value = try? JSON(parsing: text), value != .string(text)
    {
      blocks.append(.heading(level: 2, [Run("The body, which is a text of JSON")]))
      blocks.append(
        .preformatted([Run(value.maskingNamedSecrets().prettyDescription, traits: .code)]))
    }
    return Document(blocks: blocks)
  }
}

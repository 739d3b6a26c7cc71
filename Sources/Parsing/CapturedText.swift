import Documents
import HTML

/// Collects the text of an element that is a value rather than a part of the document.
struct CapturedText {
  let kind: ElementKind.Capture
  let attributes: [HTMLAttribute]
  /// The number a page gave the element.
  let element: Int?
  private(set) var text = ""
  private var options: [Choice.Option] = []
  private var option: Choice.Option?
  private var isGroupDisabled = false

  /// More options than this can't be chosen from.
  private static let mostOptions = 1000

  init(_ kind: ElementKind.Capture, _ attributes: [HTMLAttribute], element: Int?) {
    self.kind = kind
    self.attributes = attributes
    self.element = element
  }

  /// Adds text; in a choice only that of its options counts.
  mutating func add(_ more: String) {
    if kind != .choice || option != nil { text += more }
  }

  mutating func beginOption(_ attributes: [HTMLAttribute]) {
    guard kind == .choice, hasRoom() else { return }
    text = ""
    let isDisabled = isGroupDisabled || attributes["disabled"] != nil
    option = Choice.Option(
      attributes["label"] ?? "", number: attributes["promenade-element"].flatMap(Int.init) ?? 0,
      isChosen: attributes["selected"] != nil, kind: isDisabled ? .disabled : .option)
  }

  /// Whether one more can be chosen from; if not, the list ends with a line that says so.
  private mutating func hasRoom() -> Bool {
    guard options.count == Self.mostOptions else { return options.count < Self.mostOptions }
    options.append(Choice.Option("More than \(Self.mostOptions) are left out.", kind: .heading))
    return false
  }

  mutating func endOption() {
    guard var ended = option else { return }
    option = nil
    ended.label = HTMLText.collapsed(ended.label.isEmpty ? text : ended.label).trimmed
    options.append(ended)
  }

  /// Starts a group of options.
  mutating func beginGroup(_ attributes: [HTMLAttribute]) {
    guard kind == .choice, hasRoom() else { return }
    isGroupDisabled = attributes["disabled"] != nil
    let label = HTMLText.collapsed(attributes["label"] ?? "").trimmed
    options.append(Choice.Option(label, kind: .heading))
  }

  mutating func endGroup() { isGroupDisabled = false }

  /// What can be chosen; unless several may be, one option is chosen, the last that says so.
  var choice: Choice {
    var choice = Choice(options, allowsSeveral: attributes["multiple"] != nil)
    guard !choice.allowsSeveral else { return choice }
    let chosen =
      options.lastIndex { $0.isChosen && $0.kind != .heading }
      ?? options.firstIndex { $0.kind == .option }
    for index in options.indices { choice.options[index].isChosen = index == chosen }
    return choice
  }
}

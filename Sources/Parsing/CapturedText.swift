import Documents
import HTML

/// Collects the text of an element that is a value rather than a part of the document.
struct CapturedText {
  let kind: ElementKind.Capture
  let attributes: [HTMLAttribute]
  /// The number a page gave the element.
  let element: Int?
  private(set) var text = ""
  private(set) var options: [String] = []
  private(set) var selected = 0
  private var isInOption = false

  /// More options than this can't be chosen from.
  private static let mostOptions = 1000

  init(_ kind: ElementKind.Capture, _ attributes: [HTMLAttribute], element: Int?) {
    self.kind = kind
    self.attributes = attributes
    self.element = element
  }

  /// Adds text; in a choice only that of its options counts.
  mutating func add(_ more: String) {
    if kind != .choice || isInOption { text += more }
  }

  mutating func beginOption(isSelected: Bool) {
    guard kind == .choice, options.count < Self.mostOptions else { return }
    isInOption = true
    text = ""
    if isSelected { selected = options.count }
  }

  mutating func endOption() {
    guard isInOption else { return }
    isInOption = false
    options.append(HTMLText.collapsed(text).trimmed)
  }
}

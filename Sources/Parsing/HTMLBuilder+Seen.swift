import Cells
import Documents
import HTML

extension HTMLBuilder {
  /// Starts an element that is seen even if it holds nothing.
  mutating func beginSeen(
    _ kind: ElementKind, _ attributes: [HTMLAttribute], element: Int?
  ) -> Closing {
    switch kind {
    case .picture:
      beginText()
      inline.add(Illustration(attributes, style), style)
    case .frame: addFrame(attributes)
    case .input: addInput(attributes, element: element)
    case .captured(let capture):
      self.capture = CapturedText(capture, attributes, element: element)
      return .capture
    case .quotation:
      let isInner = !style.quotations.isMultiple(of: 2)
      style.quotations += 1
      add(sign: isInner ? "‘" : "“")
      return .sign(isInner ? "’" : "”")
    case .reading:
      add(sign: "(")
      return .sign(")")
    case .rule: append(.rule)
    default: break
    }
    return .nothing
  }

  /// Adds a link to the page in a frame, by the best name it has.
  private mutating func addFrame(_ attributes: [HTMLAttribute]) {
    let source = (attributes["src"] ?? "").sanitized().trimmed
    guard !source.isEmpty, isWithin("frameset") else { return }
    flush()
    let names = [attributes["title"], attributes["name"]].map {
      HTMLText.collapsed($0 ?? "").trimmed
    }
    var link = style
    link.target = .link(source)
    inline.addSign(names.first { !$0.isEmpty } ?? source, link)
    flush()
  }
}

import Cells
import Documents
import HTML

extension Illustration {
  /// The picture that the attributes of an element describe.
  init(_ attributes: [HTMLAttribute], _ style: TextStyle) {
    self.init(
      source: (attributes["src"] ?? "").sanitized().trimmed,
      alternative: HTMLText.collapsed(attributes["alt"] ?? "image").trimmed, target: style.target,
      width: HTMLText.pixels(attributes["width"]), height: HTMLText.pixels(attributes["height"]),
      alignment: style.alignment)
  }
}

public import Cells

extension Screenshot {
  /// What the terminal's own colours are.
  public enum Background: Sendable { case dark, light }

  /// A picture that needs nothing besides itself.
  ///
  /// Every run of text is held to its cells, whatever font there is; blocks are drawn, so that
  /// pictures have no seams.
  public static func svg(
    of canvas: Canvas, on background: Background = .dark, title: String? = nil
  ) -> String {
    SVGScreen(canvas.redacted, colors: SVGColors(background)).text(title: title)
  }
}

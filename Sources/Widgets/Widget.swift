public import Cells

/// Something that is drawn into a rectangle of a canvas.
///
/// A widget only knows what it shows. It never draws outside its rectangle and copes with any size.
public protocol Widget: Sendable {
  /// Draws itself.
  func draw(in rect: Rect, on canvas: inout Canvas)
}

import Cells
import PictureProtocol

/// Turns picture files into pictures of cells.
enum PictureLoader {
  /// Decodes a picture and fits it into a box, keeping its shape.
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG, JPEG, SVG or HEIF file.
  ///   - box: The cells there are; the picture may take fewer.
  ///   - traits: What the terminal can show.
  ///   - isDark: Whether the terminal's background is dark.
  ///   - mayGrow: Whether a small picture fills the box too.
  /// - Returns: The picture; where it is transparent, cells have the terminal's own background.
  /// - Throws: Why there is no picture.
  static func picture(
    decoding bytes: [UInt8], fitting box: Size, traits: TerminalTraits, isDark: Bool = true,
    mayGrow: Bool = true
  ) throws(PictureError) -> Picture {
    guard box.columns > 0, box.rows > 0 else { return Picture(size: .zero, cells: []) }
    guard bytes.count <= PictureOrder.mostFileBytes else {
      throw .undecodable("it has more than \(PictureOrder.mostFileBytes) bytes")
    }
    let painter = CellPainter(traits: traits, isDark: isDark)
    return try PixelDecoder(box: box, mayGrow: mayGrow).decode(bytes) { pixels, fitting in
      Picture(
        size: fitting.cells, cells: painter.paint(pixels, on: fitting.cells), pixels: fitting.pixels
      )
    }
  }
}

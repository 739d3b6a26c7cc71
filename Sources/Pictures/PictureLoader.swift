public import Cells

/// Turns picture files into pictures of cells.
public enum PictureLoader {
  /// The most bytes a picture file should have.
  public static let mostBytes = 32 << 20

  /// Decodes a picture and fits it into a box, keeping its shape.
  ///
  /// - Parameters:
  ///   - bytes: The content of a PNG, JPEG, SVG or HEIF file.
  ///   - box: The cells there are; the picture may take fewer.
  ///   - traits: What the terminal can show.
  ///   - isDark: Whether the terminal's background is dark.
  ///   - cellAspect: A cell's width divided by its height.
  /// - Returns: The picture; where it is transparent, cells have the terminal's own background.
  /// - Throws: Why there is no picture.
  public static func picture(
    decoding bytes: [UInt8], fitting box: Size, traits: TerminalTraits, isDark: Bool = true,
    cellAspect: Double = 0.5
  ) throws(PictureError) -> Picture {
    guard box.columns > 0, box.rows > 0 else { return Picture(size: .zero, cells: []) }
    guard bytes.count <= mostBytes else {
      throw .undecodable("it has more than \(mostBytes) bytes")
    }
    let painter = CellPainter(traits: traits, isDark: isDark)
    return try PixelDecoder(box: box, cellAspect: cellAspect).decode(bytes) { pixels, fitting in
      painter.paint(pixels, on: fitting.cells)
    }
  }
}

import CChafa
import Cells

/// Turns pixels into cells; the only file that knows chafa.
struct CellPainter {
  let traits: TerminalTraits
  /// Whether the terminal's background is dark; soft edges fade into it.
  let isDark: Bool

  /// Draws pixels on so many cells.
  ///
  /// The corresponding chafa type is `ChafaCanvas`.
  func paint(_ pixels: Pixels, on size: Size) -> [Cell] {
    guard let canvas = makeCanvas(size) else {
      return Array(repeating: .blank, count: size.columns * size.rows)
    }
    defer { chafa_canvas_unref(canvas) }
    if traits.colors == .monochrome {
      pixels.withSilhouette(onDark: isDark) { draw($0, on: canvas) }
    } else {
      draw(pixels, on: canvas)
    }
    var cells: [Cell] = []
    cells.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells.append(cell(of: canvas, column: CInt(column), row: CInt(row)))
      }
    }
    return cells
  }

  private func draw(_ pixels: Pixels, on canvas: OpaquePointer) {
    let kind = pixels.hasAlpha ? CHAFA_PIXEL_RGBA8_UNASSOCIATED : CHAFA_PIXEL_RGB8
    chafa_canvas_draw_all_pixels(
      canvas, CInt(kind), pixels.bytes, CInt(pixels.width), CInt(pixels.height),
      CInt(pixels.rowStride))
  }

  private func makeCanvas(_ size: Size) -> OpaquePointer? {
    // A screen's worth is done before threads have started, and those would linger for seconds.
    chafa_set_n_threads(1)
    guard let config = chafa_canvas_config_new(), let symbols = chafa_symbol_map_new() else {
      return nil
    }
    defer {
      chafa_symbol_map_unref(symbols)
      chafa_canvas_config_unref(config)
    }
    chafa_symbol_map_add_by_tags(symbols, tags)
    chafa_canvas_config_set_symbol_map(config, symbols)
    chafa_canvas_config_set_geometry(config, CInt(size.columns), CInt(size.rows))
    chafa_canvas_config_set_canvas_mode(config, mode)
    chafa_canvas_config_set_fg_color(config, isDark ? 0xFFFFFF : 0)
    chafa_canvas_config_set_bg_color(config, isDark ? 0 : 0xFFFFFF)
    return chafa_canvas_new(config)
  }

  /// Sextants and the like are missing in many fonts.
  private var tags: CInt {
    let tags =
      traits.isASCII
      ? [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_ASCII]
      : [
        CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_BLOCK,
        CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD,
      ]
    return CInt(tags.reduce(0, |))
  }

  private var mode: CInt {
    let mode =
      switch traits.colors {
      case .monochrome: CHAFA_CANVAS_MODE_FGBG
      case .eight: CHAFA_CANVAS_MODE_INDEXED_8
      case .sixteen: CHAFA_CANVAS_MODE_INDEXED_16
      // Without the first 16, which are whatever the person likes.
      case .palette256: CHAFA_CANVAS_MODE_INDEXED_240
      case .direct: CHAFA_CANVAS_MODE_TRUECOLOR
      }
    return CInt(mode)
  }

  /// Reads back what chafa has chosen for one place.
  private func cell(of canvas: OpaquePointer, column: CInt, row: CInt) -> Cell {
    var ink: CInt = -1
    var paper: CInt = -1
    if traits.colors == .direct {
      chafa_canvas_get_colors_at(canvas, column, row, &ink, &paper)
    } else if traits.colors > .monochrome {
      chafa_canvas_get_raw_colors_at(canvas, column, row, &ink, &paper)
    }
    let isEmpty = traits.colors > .monochrome && ink < 0 && paper < 0
    let glyph = isEmpty ? .blank : glyph(chafa_canvas_get_char_at(canvas, column, row))
    let style =
      color(ink) == .standard && color(paper) != .standard && glyph != .blank
      // Nothing drawn on colour: a hole that shows the terminal's background.
      ? Style(foreground: color(paper), attributes: .reverse)
      : Style(foreground: glyph == .blank ? .standard : color(ink), background: color(paper))
    return Cell(glyph, style: style)
  }

  /// chafa knows no colour, which is the terminal's own, as a negative number.
  private func color(_ number: CInt) -> Color {
    guard number >= 0 else { return .standard }
    guard traits.colors == .direct else { return .palette(UInt8(truncatingIfNeeded: number)) }
    return .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }

  private func glyph(_ code: UInt32) -> Glyph {
    Unicode.Scalar(code).flatMap(Glyph.init(ofOneCell:)) ?? .blank
  }
}

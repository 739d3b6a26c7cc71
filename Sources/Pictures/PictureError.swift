import Cells

/// Why bytes can't be shown as a picture.
enum PictureError: Error, Hashable, Sendable {
  /// What the decoder says about them.
  case undecodable(String)
  /// A kind of picture that asset catalogs don't hold.
  case unsupported(format: String)
  /// So many pixels that decoding them would take the machine's memory.
  case tooLarge(width: Int, height: Int)

  /// What happened, as one sentence that needs no file name before it.
  var sentence: String {
    switch self {
    case .undecodable(let reason): "Can't be decoded: \(reason.sanitized())."
    case .unsupported(let format):
      "Is a \(format.sanitized()) picture; use PNG, JPEG, SVG or HEIF instead."
    case .tooLarge(let width, let height):
      "Has \(width) × \(height) pixels, more than are ever decoded; make it smaller."
    }
  }
}

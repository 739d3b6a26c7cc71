import Cells
import Flows
import Pictures

extension AssetCatalog {
  /// Decodes a picture of the app at the size it is to be drawn.
  func picture(
    _ request: PictureRequest, traits: TerminalTraits
  ) throws(FileFault) -> Picture {
    guard let place = try place(of: request.name, isDark: request.isDark) else {
      throw FileFault(request.name, "Is no picture of the app.")
    }
    let bytes = try bytes(of: place)
    do throws(PictureError) {
      return try PictureLoader.picture(
        decoding: bytes, fitting: request.size, traits: traits, isDark: request.isDark)
    } catch {
      throw FileFault(place, error.sentence)
    }
  }

  private func bytes(of place: String) throws(FileFault) -> [UInt8] {
    let limit = PictureLoader.mostBytes
    if place.lowercased().hasSuffix(".pdf"), case .success(let path)? = folder.file(at: place) {
      return try PDFPage.image(of: path, named: place, limit: limit)
    }
    guard let bytes = try folder.bytes(at: place, limit: limit) else {
      throw FileFault(place, "Is missing.")
    }
    return bytes
  }
}

/// Pixels of a decoded picture, valid while the decoder hands them over.
struct Pixels {
  let bytes: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let rowStride: Int
  /// Four bytes a pixel instead of three.
  let hasAlpha: Bool

  /// The same pixels in two colours: white and black, of which one is the background.
  ///
  /// With one colour only, what matters is what stands out from the background. chafa compares with
  /// black and white alike, and would lose all that is neither.
  func withSilhouette(onDark isDark: Bool, _ body: (Pixels) -> Void) {
    let background = isDark ? 0 : 255
    var silhouette: [UInt8] = []
    silhouette.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * rowStride + column * (hasAlpha ? 4 : 3)
        let contrast = (0..<3).reduce(0) { max($0, abs(Int(pixel[$1]) - background)) }
        let opacity = hasAlpha ? Int(pixel[3]) : 255
        let standsOut = contrast * opacity / 255 >= 128
        silhouette.append(contentsOf: repeatElement(standsOut == isDark ? 255 : 0, count: 3))
      }
    }
    silhouette.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      body(
        Pixels(bytes: start, width: width, height: height, rowStride: width * 3, hasAlpha: false))
    }
  }
}

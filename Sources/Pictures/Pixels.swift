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
  /// black and white alike, and would lose all that is neither. A picture that fills its place,
  /// such as a photo, stands out as a whole: of it the tones are drawn, by more or fewer dots.
  func withSilhouette(onDark isDark: Bool, _ body: (Pixels) -> Void) {
    let tones = tones
    var silhouette: [UInt8] = []
    silhouette.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * rowStride + column * (hasAlpha ? 4 : 3)
        let isWhite =
          if let tones { isLight(pixel, row: row, column: column, within: tones) } else {
            standsOut(pixel, from: isDark ? 0 : 255) == isDark
          }
        silhouette.append(contentsOf: repeatElement(isWhite ? 255 : 0, count: 3))
      }
    }
    silhouette.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      body(
        Pixels(bytes: start, width: width, height: height, rowStride: width * 3, hasAlpha: false))
    }
  }

  private func standsOut(_ pixel: UnsafePointer<UInt8>, from background: Int) -> Bool {
    let contrast = (0..<3).reduce(0) { max($0, abs(Int(pixel[$1]) - background)) }
    let opacity = hasAlpha ? Int(pixel[3]) : 255
    return contrast * opacity / 255 >= 128
  }

  /// From which tone to which it goes; nil if it is transparent somewhere, or of one tone.
  private var tones: ClosedRange<Int>? {
    var (darkest, lightest) = (255, 0)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = bytes + row * rowStride + column * (hasAlpha ? 4 : 3)
        if hasAlpha, pixel[3] < 255 { return nil }
        let tone = Self.tone(of: pixel)
        (darkest, lightest) = (min(darkest, tone), max(lightest, tone))
      }
    }
    return lightest - darkest >= 32 ? darkest...lightest : nil
  }

  /// How light a pixel looks, from 0 to 255.
  private static func tone(of pixel: UnsafePointer<UInt8>) -> Int {
    (2 * Int(pixel[0]) + 5 * Int(pixel[1]) + Int(pixel[2])) / 8
  }

  /// In which order the quarters of a square of cells become light, as Bayer found it.
  private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Whether a pixel is white where a cell has four dots.
  private func isLight(
    _ pixel: UnsafePointer<UInt8>, row: Int, column: Int, within tones: ClosedRange<Int>
  ) -> Bool {
    let share = (Self.tone(of: pixel) - tones.lowerBound) * 17
    let dot = row / 8 % 4 * 4 + column / 4 % 4
    return share > Self.order[dot] * tones.count + tones.count / 2
  }
}

/// A picture of waves and noise as a PNG file.
enum SamplePicture {
  /// Makes the file; its pixels are not compressed, which PNG allows.
  static func png(width: Int, height: Int) -> [UInt8] {
    let size = bytes(width) + bytes(height)
    let eightBitColors: [UInt8] = [8, 2, 0, 0, 0]
    return [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
      + chunk("IHDR", size + eightBitColors)
      + chunk("IDAT", stored(pixels(width: width, height: height)))
      + chunk("IEND", [])
  }

  private static func pixels(width: Int, height: Int) -> [UInt8] {
    var random = Chance()
    var pixels: [UInt8] = []
    pixels.reserveCapacity((width * 3 + 1) * height)
    for row in 0..<height {
      pixels.append(0)
      for column in 0..<width {
        let wave = (row * row / 700 + column * 3 / 5) % 200
        let noise = Int(random.next() % 50)
        pixels.append(UInt8(wave + noise))
        pixels.append(UInt8((row / 6 + noise) % 256))
        pixels.append(UInt8((column / 8 + wave) % 256))
      }
    }
    return pixels
  }

  /// A zlib stream whose blocks hold the bytes as they are (RFC 1950 and 1951).
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (1, 0)
    for start in stride(from: 0, to: content.count, by: 65_535) {
      let block = content[start..<min(start + 65_535, content.count)]
      let isLast = block.endIndex == content.count
      stream.append(isLast ? 1 : 0)
      for length in [block.count, ~block.count] {
        stream.append(UInt8(truncatingIfNeeded: length))
        stream.append(UInt8(truncatingIfNeeded: length >> 8))
      }
      stream += block
    }
    for byte in content {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + bytes(high << 16 | low)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(content.count) + body + bytes(Int(checksum(body)))
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1) * 0xEDB8_8320 }
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

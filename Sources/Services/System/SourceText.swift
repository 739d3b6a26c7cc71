/// The text of a file a person writes, and the places in it.
struct SourceText: Sendable {
  /// The text in UTF-8, without a byte order mark; offsets count these bytes.
  let bytes: [UInt8]

  /// A place as editors count: both from 1, columns in characters.
  struct Place: Hashable, Comparable, Sendable {
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// Reads UTF-8 or UTF-16, with or without a byte order mark; nil if it is neither.
  init?(_ file: [UInt8]) {
    guard let bytes = Self.utf8(of: file) else { return nil }
    self.bytes = bytes
  }

  private static func utf8(of file: [UInt8]) -> [UInt8]? {
    switch (file.first, file.dropFirst().first) {
    case (0xFE, 0xFF): return utf8(of: file.dropFirst(2), isBigEndian: true)
    case (0xFF, 0xFE): return utf8(of: file.dropFirst(2), isBigEndian: false)
    // Without a mark, the zeros beside ASCII tell.
    case (0?, let second?) where second != 0: return utf8(of: file[...], isBigEndian: true)
    case (let first?, 0?) where first != 0: return utf8(of: file[...], isBigEndian: false)
    default:
      let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
      return (try? UTF8Span(validating: text.span)) == nil ? nil : text
    }
  }

  private static func utf8(of file: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard file.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: file.startIndex, to: file.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// The place of the byte at an offset.
  func place(of offset: Int) -> Place {
    places(of: [offset])[0]
  }

  /// The places of bytes, in one pass; the offsets must ascend.
  func places(of offsets: [Int]) -> [Place] {
    var place = Place(line: 1, column: 1)
    var position = 0
    return offsets.map { offset in
      let part = bytes[position..<max(position, min(offset, bytes.count))]
      position = part.endIndex
      var start = part.startIndex
      if let last = part.lastIndex(of: UInt8(ascii: "\n")) {
        place = Place(line: place.line + part.count { $0 == UInt8(ascii: "\n") }, column: 1)
        start = last + 1
      }
      place.column += String(decoding: part[start...], as: UTF8.self).count
      return place
    }
  }

  /// Where a text first occurs from an offset on, behind one of some bytes if any are given.
  func offset(of text: String, from start: Int = 0, after openings: Set<UInt8>? = nil) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, start <= bytes.count - pattern.count else { return nil }
    return (start...bytes.count - pattern.count).first { offset in
      bytes[offset] == first && bytes[offset...].starts(with: pattern)
        && (openings.map { offset > 0 && $0.contains(bytes[offset - 1]) } ?? true)
    }
  }
}

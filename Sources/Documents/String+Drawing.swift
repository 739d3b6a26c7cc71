import Cells

extension Run {
  /// Whether the text stands on one line as it is.
  func isPlain(within width: Int) -> Bool {
    target == nil && text.utf8.count <= width && text.utf8.last.map { $0 != 0x20 } ?? false
      && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension String {
  /// The part between two offsets in UTF-8 as it is drawn: special blanks are plain ones.
  func drawable(_ start: Int, _ end: Int) -> String {
    let part = start == 0 && end == utf8.count ? self : String(bytes(start, end))
    guard part.hasByte(where: { $0 >= 0x80 || $0 == 0x09 }),
      part.unicodeScalars.contains(where: { Self.isSpecial($0) })
    else { return part }
    var result = String.UnicodeScalarView()
    for scalar in part.unicodeScalars {
      switch scalar.value {
      case 0x09, 0xA0, 0x2007, 0x202F: result.append(" ")
      case 0xAD, 0x200B: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0xA0, 0xAD, 0x2007, 0x200B, 0x202F: true
    default: false
    }
  }
}

extension [Inline] {
  /// Replaces tabs by blanks up to the next eighth column.
  mutating func expandTabs() {
    guard contains(where: { $0.text.hasByte { $0 == 0x09 } }) else { return }
    var column = 0
    for index in indices {
      self[index].text = self[index].text.expandingTabs(from: &column)
    }
  }
}

extension String {
  /// The text with blanks instead of tabs, in bytes as far as it is ASCII.
  fileprivate func expandingTabs(from column: inout Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for part in split(separator: "\t", omittingEmptySubsequences: false) {
      if part.startIndex > startIndex {
        let blanks = 8 - column % 8
        for _ in 0..<blanks { bytes.append(0x20) }
        column += blanks
      }
      bytes.append(contentsOf: part.utf8)
      if let end = part.utf8.lastIndex(of: 0x0A) {
        column = part[part.utf8.index(after: end)...].columns
      } else {
        column += part.columns
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

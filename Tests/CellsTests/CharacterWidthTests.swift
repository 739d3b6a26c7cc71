import Support
import Testing

@testable import Cells

@Suite struct CharacterWidthTests {
  /// Screen and layout agree only if we measure as ncurses does, and ncurses asks the C library.
  @Test func eachScalarIsAsWideAsTheCLibrarySays() throws {
    try #require(SystemWidth.adoptLocale())
    var differences: [String] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), !isExempt(scalar) else { continue }
      let ours = CharacterWidth.columns(of: scalar)
      let theirs = SystemWidth.columns(of: scalar)
      if ours != theirs {
        let name = String(value, radix: 16, uppercase: true)
        differences.append("U+\(name): ours \(ours ?? -1), theirs \(theirs ?? -1)")
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(40).joined(separator: "\n"))")
  }

  /// NUL, which has no width to us; the soft hyphen, never drawn; and what is younger than Unicode 14,
  /// which a newer C library may know.
  private func isExempt(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0 || scalar.value == 0xAD { return true }
    guard let age = scalar.properties.age else { return isUnassigned(scalar) }
    return age.major > 14
  }

  private func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .unassigned
  }

  @Test func aScalarYoungerThanTheTableIsNotTrusted() {
    #expect(CharacterWidth.columns(of: "\u{1FAE8}") == nil)
  }

  @Test func noGlyphIsWiderThanTheCLibrarySays() throws {
    try #require(SystemWidth.adoptLocale())
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      Character(scalar).forEachGlyph { glyph in
        let known = SystemWidth.columns(of: glyph.base)
        if glyph.columns != known { Issue.record("U+\(String(value, radix: 16)): \(glyph)") }
      }
    }
  }
}

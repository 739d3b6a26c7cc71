/// Finds where the links of a page are written, one after the other.
struct LinkPlaces {
  private let text: SourceText?
  private var position = 0
  /// How many bytes may still be looked at: a page of nothing but odd links must not take minutes.
  private var budget = 64 << 20

  /// Starts at the beginning of a page.
  init(_ text: SourceText?) { self.text = text }

  /// The offset of the next place where a destination is written, if it is found as it is.
  ///
  /// Pictures come after all links, so a search that ends in vain goes on at the beginning.
  mutating func offset(of destination: String) -> Int? {
    guard let text, !destination.isEmpty, budget > 0 else { return nil }
    for start in Set([position, 0]).sorted(by: >) {
      let found = text.offset(of: destination, from: start, after: Self.openings)
      budget -= (found ?? text.bytes.count) - start
      guard let found else { continue }
      position = found + 1
      return found
    }
    return nil
  }

  /// What stands before a destination in HTML and Markdown.
  private static let openings: Set<UInt8> = Set("\"'(=<".utf8)
}

public import Documents

/// The texts of an onboarding page, which are Markdown unless they look like HTML.
public enum OnboardingText {
  /// Whether a text is taken for HTML: it has a link with an address, written as a tag.
  ///
  /// On the phone only lower case and double quotes count; here upper case and single quotes do
  /// too. Only the first `<a`, `href=` and `</a>` are looked at, as there.
  static func isHTML(_ text: String) -> Bool {
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return isHTML(bytes, quotes: ["\"", "'"])
  }

  /// Whether the phone takes a text for HTML.
  public static func isHTMLOnPhone(_ text: String) -> Bool {
    isHTML(Array(text.utf8), quotes: ["\""])
  }

  private static func isHTML(_ bytes: [UInt8], quotes: [String]) -> Bool {
    guard let start = bytes.firstIndex(of: "<a"), let end = bytes.firstIndex(of: "</a>"),
      start < end + 4
    else { return false }
    let address = quotes.compactMap { bytes.firstIndex(of: "href=\($0)") }.min()
    guard let address else { return false }
    return address < end + 4 && address + 6 > start
  }

  /// The document a text makes.
  public static func document(_ text: String) -> Document {
    isHTML(text) ? Document(html: text) : Document(markdown: text)
  }
}

extension [UInt8] {
  /// Where a text first occurs.
  fileprivate func firstIndex(of text: String) -> Int? {
    let pattern = Array(text.utf8)
    guard count >= pattern.count else { return nil }
    return (0...count - pattern.count).first { self[$0...].starts(with: pattern) }
  }
}

/// Asking a terminal for the colour of its background.
enum BackgroundQuestion {
  /// The question (OSC 11), and after it one that nearly every terminal answers (DA1): whoever
  /// hears that answer knows that the first one came, or never will.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Whether the background is dark, from the text of an answer such as `11;rgb:0000/0000/0000`.
  ///
  /// The numbers have one to four hexadecimal digits each; an opacity may come first or last.
  static func isDark(_ answer: String) -> Bool? {
    guard answer.hasPrefix(start), let colon = answer.firstIndex(of: ":") else { return nil }
    let parts = answer[answer.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    let model = answer[..<colon].dropFirst(start.count)
    guard (model == "rgb" && parts.count == 3) || (model == "rgba" && parts.count == 4) else {
      return nil
    }
    let values = parts.prefix(3).compactMap { part -> Double? in
      guard (1...4).contains(part.count), let value = UInt16(part, radix: 16) else { return nil }
      return Double(value) / Double(1 << (4 * part.count) - 1)
    }
    guard values.count == 3 else { return nil }
    // As bright as the eye takes it (Rec. 601).
    return 0.299 * values[0] + 0.587 * values[1] + 0.114 * values[2] < 0.5
  }

  /// Whether a text that broke off can be the beginning of an answer.
  static func isBegun(by text: String) -> Bool {
    guard text.hasPrefix(start) else { return !text.isEmpty && start.hasPrefix(text) }
    return text.dropFirst(start.count).allSatisfy { $0.isHexDigit || "rg:/".contains($0) }
  }

  private static let start = "11;"
}

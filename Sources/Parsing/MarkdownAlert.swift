/// A quote that GitHub shows as an alert: its first line is one of five words, as in `[!NOTE]`.
enum MarkdownAlert: String, CaseIterable {
  case note, tip, important, warning, caution

  /// The title instead of the word a quote starts with, and what follows it.
  static func title(of text: String) -> (title: String, rest: String)? {
    for alert in allCases {
      let mark = "[!\(alert.rawValue)]"
      let rest = text.dropFirst(mark.count)
      guard text.prefix(mark.count).lowercased() == mark, rest.isEmpty || rest.first == " " else {
        continue
      }
      return (alert.rawValue.capitalized, String(rest.drop { $0 == " " }))
    }
    return nil
  }
}

extension String {
  /// The word with a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

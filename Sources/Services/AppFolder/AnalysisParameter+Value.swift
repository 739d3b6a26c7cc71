import Cells
import PageProtocol

extension AnalysisParameter {
  /// The most bytes of a value: what comes back to the app in a report must fit into it.
  static let mostBytes = 4096

  /// The value as it stands in the address before it is encoded, or nil if it can't be one.
  func text(of value: JSON) -> String? {
    let text = unbounded(value)
    guard let text, text.utf8.count <= Self.mostBytes, !text.hasControls else { return nil }
    return text
  }

  private func unbounded(_ value: JSON) -> String? {
    switch (kind, value) {
    case (.flag, .bool(let flag)): flag ? "1" : "0"
    case (.flag, .number(0)): "0"
    case (.flag, .number(1)): "1"
    case (.text, .string(let text)): text
    case (.address, .string(let text)): Self.isAddress(text) ? text : nil
    case (.codes, .array(let items)): Self.codes(items)?.joined(separator: ",")
    case (.codes, .string(let text)):
      text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(Self.isCode)
        ? text : nil
    case (.choice(let words), .string(let text)): words.contains(text) ? text : nil
    case (.color, .string(let text)): Self.isColor(text) ? text : nil
    case (.language, .string(let text)): Language(text) == nil ? nil : text
    default: nil
    }
  }

  /// What a value must be, as a part of a sentence.
  var expectation: String {
    switch kind {
    case .flag: "true or false"
    case .text: "a text of at most \(Self.mostBytes) bytes without control characters"
    case .address: "an address such as https://clinic.example/reports"
    case .codes: "a list of codes such as apasiLocal"
    case .choice(let words): words.joined(separator: " or ")
    case .color: "a hexadecimal colour such as 0079c8"
    case .language: "a language such as es"
    }
  }

  private static func codes(_ items: [JSON]) -> [String]? {
    let codes = items.compactMap(\.string)
    return codes.count == items.count && codes.allSatisfy(isCode) ? codes : nil
  }

  private static func isAddress(_ text: String) -> Bool {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, let host = text.dropFirst(scheme.count).first else { return false }
    return !"/?#".contains(host) && !text.contains(where: \.isWhitespace)
  }

  private static func isCode(_ text: some StringProtocol) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func isColor(_ text: String) -> Bool {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}

extension String {
  /// Whether there is a control character in the text.
  var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

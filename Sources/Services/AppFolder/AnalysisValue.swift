import Cells

/// A parameter's value as it stands in `Analysis.json`.
enum AnalysisValue: Decodable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case codes([String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let codes = try? container.decode([String].self) {
      self = .codes(codes)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

extension AnalysisParameter {
  /// The most bytes of a value: what comes back to the app in a report must fit into it.
  static let mostBytes = 4096

  /// The value as it stands in the address before it is encoded, or nil if it can't be one.
  func text(of value: AnalysisValue) -> String? {
    let text = unbounded(value)
    guard let text, text.utf8.count <= Self.mostBytes, !text.hasControls else { return nil }
    return text
  }

  private func unbounded(_ value: AnalysisValue) -> String? {
    switch (kind, value) {
    case (.flag, .flag(let flag)): flag ? "1" : "0"
    case (.flag, .number(let number)): number == 0 || number == 1 ? "\(number)" : nil
    case (.text, .text(let text)): text
    case (.address, .text(let text)): Self.isAddress(text) ? text : nil
    case (.codes, .codes(let codes)):
      codes.allSatisfy(Self.isCode) ? codes.joined(separator: ",") : nil
    case (.codes, .text(let text)):
      text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(Self.isCode)
        ? text : nil
    case (.choice(let words), .text(let text)): words.contains(text) ? text : nil
    case (.color, .text(let text)): Self.isColor(text) ? text : nil
    case (.language, .text(let text)): Language(text) == nil ? nil : text
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

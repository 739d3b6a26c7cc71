/// A parameter of the analysis iframe, besides the company key.
enum AnalysisParameter: String, CaseIterable, Sendable {
  case companyCallbackUrl
  case extraData
  case isForPatient
  case enableResult
  case showQuestionnairesHeader
  case enableDiagnosisSupport
  case forcedScoringSystems
  case enableAnamnesis
  case macroscopicMedia
  case enableExtendedInstructions
  case enableAlternativeCameraModule
  case enableAlternativeCameraModuleAndroid
  case primary
  case secondary
  case fontFamily
  case locale

  /// What a parameter's value may be.
  enum Kind {
    /// 0 or 1, and what it is when left out.
    case flag(Bool)
    case text
    /// Texts that are joined by commas.
    case codes
    /// One of a few words; the first when left out.
    case choice([String])
    /// A hexadecimal colour, with or without `#`.
    case color
  }

  var kind: Kind {
    switch self {
    case .companyCallbackUrl, .extraData: .text
    case .enableResult, .showQuestionnairesHeader, .enableDiagnosisSupport: .flag(true)
    case .isForPatient, .enableAnamnesis, .enableExtendedInstructions,
      .enableAlternativeCameraModule, .enableAlternativeCameraModuleAndroid:
      .flag(false)
    case .forcedScoringSystems: .codes
    case .macroscopicMedia: .choice(["disabled", "optional", "required"])
    case .fontFamily: .choice(["Roboto", "Montserrat"])
    case .primary, .secondary: .color
    // The full list isn't published.
    case .locale: .text
    }
  }

  /// The value as it stands in the address, or nil if it can't be one.
  func encoded(_ value: AnalysisValue) -> String? {
    switch (kind, value) {
    case (.flag, .flag(let flag)): flag ? "1" : "0"
    case (.flag, .number(let number)): number == 0 || number == 1 ? "\(number)" : nil
    case (.text, .text(let text)): text
    case (.codes, .codes(let codes)): codes.joined(separator: ",")
    case (.codes, .text(let text)): text
    case (.choice(let words), .text(let text)): words.contains(text) ? text : nil
    case (.color, .text(let text)): Self.isColor(text) ? text : nil
    default: nil
    }
  }

  /// What a value must be, as a part of a sentence.
  var expectation: String {
    switch kind {
    case .flag: "true or false"
    case .text: "a text"
    case .codes: "a list of codes"
    case .choice(let words): words.joined(separator: " or ")
    case .color: "a hexadecimal colour such as 0079c8"
    }
  }

  private static func isColor(_ text: String) -> Bool {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    return [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}

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

import Cells

/// A parameter of the analysis iframe, besides the company key, in the order of the address.
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
  case enableQrUpload

  /// What a parameter's value may be.
  enum Kind {
    /// 0 or 1.
    case flag
    /// Some data, which the iframe hands on.
    case text
    /// An absolute address of the web.
    case address
    /// Texts that are joined by commas.
    case codes
    /// One of a few words.
    case choice([String])
    /// A hexadecimal colour, with or without `#`.
    case color
    /// A language tag; the full list isn't published.
    case language
  }

  var kind: Kind {
    switch self {
    case .extraData: .text
    case .companyCallbackUrl: .address
    case .isForPatient, .enableResult, .showQuestionnairesHeader, .enableDiagnosisSupport,
      .enableAnamnesis, .enableExtendedInstructions, .enableAlternativeCameraModule,
      .enableAlternativeCameraModuleAndroid, .enableQrUpload:
      .flag
    case .forcedScoringSystems: .codes
    case .macroscopicMedia: .choice(["disabled", "optional", "required"])
    case .fontFamily: .choice(["Roboto", "Montserrat"])
    case .primary, .secondary: .color
    case .locale: .language
    }
  }

  /// What the iframe takes when the parameter is left out, as it would stand in the address; nil
  /// where that isn't published or is nothing.
  var standard: String? {
    switch self {
    case .enableResult, .showQuestionnairesHeader, .enableDiagnosisSupport: "1"
    case .isForPatient, .enableAnamnesis, .enableExtendedInstructions,
      .enableAlternativeCameraModule, .enableAlternativeCameraModuleAndroid:
      "0"
    case .macroscopicMedia: "disabled"
    case .locale: "en"
    case .companyCallbackUrl, .extraData, .forcedScoringSystems, .primary, .secondary,
      .fontFamily, .enableQrUpload:
      nil
    }
  }

  /// What has taken the place of a parameter of earlier iframes.
  static func successor(of name: String) -> AnalysisParameter? {
    switch name {
    case "isResultEnabled": .enableResult
    case "showQuestionnaireTitle": .showQuestionnairesHeader
    case "enableCamera": .enableAlternativeCameraModule
    case "enableCameraForAndroid": .enableAlternativeCameraModuleAndroid
    default: nil
    }
  }
}

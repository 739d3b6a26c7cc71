import Cells
import Flows

/// What an app's `Launcher.json` describes.
struct LauncherSettings: Equatable, Sendable {
  var content: Launcher.Content
  var token: TokenSettings
}

/// Reading `Launcher.json`.
enum LauncherFile {
  /// The file's name.
  static let name = "Launcher.json"
  /// The keys it can have.
  static let keys: Set = [
    "domain", "launcherCode", "context", "language", "webpage", "location", "token",
  ]

  /// Reads the file of an app folder.
  ///
  /// A program that prints tokens need not be there: who has mended that need only try again.
  static func reading(of folder: AppFolder) -> SettingsReading<LauncherSettings> {
    reading(in: folder) { () throws(FileFault) in
      try folder.bytes(named: name, limit: JSONFile.limit)
    }
  }

  /// Reads the file's bytes; without a folder its page is not looked for.
  static func reading(
    in folder: AppFolder? = nil, of bytes: () throws(FileFault) -> [UInt8]
  ) -> SettingsReading<LauncherSettings> {
    SettingsReading(bytes, named: name) { settings(in: folder, &$0) }
  }

  private static func settings(
    in folder: AppFolder?, _ reader: inout SettingsReader
  ) -> LauncherSettings {
    let file = reader.whole
    let domain = reader.neededText(file["domain"])
    if let domain, domain.allSatisfy(\.isWhitespace) {
      reader.fault(file["domain"], "is empty, but must be the platform's, like academy.example.")
    }
    let webpage = reader.neededText(file["webpage"])?.sanitized()
    if let folder, let webpage { reader.checkPage(file["webpage"], webpage, of: folder) }
    let shownDomain = domain?.sanitized() ?? ""
    let launcherCode = reader.text(file["launcherCode"])?.sanitized()
    let context = reader.text(file["context"])?.sanitized()
    let language = reader.text(file["language"])?.sanitized()
    let location = reader.text(file["location"])?.sanitized()
    let token = TokenFormat.settings(file["token"], &reader)
    return LauncherSettings(
      content: Launcher.Content(
        domain: shownDomain, launcherCode: launcherCode ?? "", context: context ?? "",
        language: language ?? "en", webpage: webpage ?? "",
        location: location ?? "https://\(shownDomain)/", tokenSource: token.kind,
        tokenSources: token.kinds),
      token: token)
  }
}

extension SettingsReader {
  /// Makes sure that the app folder has the page that a part names, if it does name one.
  mutating func checkPage(_ part: SettingsPart, _ name: String, of folder: AppFolder) {
    guard case .failure(let reason) = folder.resource(named: name, language: .english) else {
      return
    }
    fault(part, name.isEmpty ? "is empty, but must name a page." : reason.sentence)
  }
}

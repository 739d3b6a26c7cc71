import Cells
import Flows
import PageProtocol

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
  static func settings(of folder: AppFolder) throws(FileFault) -> LauncherSettings {
    let bytes = try folder.bytes(named: name, limit: JSONFile.limit)
    let settings = try settings(parsing: bytes)
    try JSONFile.check(webpage: settings.content.webpage, of: folder, in: bytes, named: name)
    if let program = settings.token.command?.words.first {
      do throws(FileFault) {
        _ = try CommandRun.path(of: program, in: folder)
      } catch {
        let reason = error.sentence.prefix(1).lowercased() + error.sentence.dropFirst()
        throw JSONFile.fault(
          at: [.key("token"), .key("command"), .index(0)], in: bytes, named: name,
          "token.command[0]: \(program.excerpt(bytes: 100)) \(reason)")
      }
    }
    return settings
  }

  /// Reads the file's bytes.
  static func settings(
    parsing bytes: [UInt8], named name: String = name
  ) throws(FileFault) -> LauncherSettings {
    let file = try JSONFile.decode(Format.self, from: bytes, named: name)
    func fault(at path: [PlacedJSON.Step], _ sentence: String) -> FileFault {
      JSONFile.fault(at: path, in: bytes, named: name, sentence)
    }
    guard file.domain.contains(where: { !$0.isWhitespace }) else {
      throw fault(
        at: [.key("domain")], "domain is empty, but must be the platform's, like academy.example.")
    }
    let token = try TokenFormat.settings(file.token) { fault(at: [.key("token")] + $0, $1) }
    let domain = file.domain.sanitized()
    return LauncherSettings(
      content: Launcher.Content(
        domain: domain, launcherCode: file.launcherCode?.sanitized() ?? "",
        context: file.context?.sanitized() ?? "", language: file.language?.sanitized() ?? "en",
        webpage: file.webpage.sanitized(),
        location: file.location?.sanitized() ?? "https://\(domain)/", tokenSource: token.kind,
        tokenSources: token.kinds),
      token: token)
  }

  private struct Format: Decodable {
    let domain: String
    let launcherCode: String?
    let context: String?
    let language: String?
    let webpage: String
    let location: String?
    let token: TokenFormat?
  }
}

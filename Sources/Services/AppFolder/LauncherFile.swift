import Cells
import Flows
import PageProtocol

/// What an app's `Launcher.json` describes.
struct LauncherSettings: Equatable, Sendable {
  var content: Launcher.Content
  var token: TokenSettings
}

/// Where the launcher's tokens come from.
enum TokenSettings: Hashable, Sendable {
  /// They are made up: valid for so many seconds, and so long in coming.
  case simulated(lifetime: Int, latency: Duration)
}

/// Reading `Launcher.json`.
enum LauncherFile {
  /// The file's name.
  static let name = "Launcher.json"

  /// Reads the file of an app folder.
  static func settings(of folder: AppFolder) throws(FileFault) -> LauncherSettings {
    let bytes = try folder.bytes(named: name, limit: JSONFile.limit)
    let settings = try settings(parsing: bytes)
    let page = settings.content.webpage
    if case .failure(let fault) = folder.resource(named: page, language: .english) {
      throw JSONFile.fault(
        at: [.key("webpage")], in: bytes, named: name, "webpage: \(fault.sentence)")
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
    let domain = file.domain.sanitized()
    return LauncherSettings(
      content: Launcher.Content(
        domain: domain, launcherCode: file.launcherCode?.sanitized() ?? "",
        context: file.context?.sanitized() ?? "", language: file.language?.sanitized() ?? "en",
        webpage: file.webpage.sanitized(),
        location: file.location?.sanitized() ?? "https://\(domain)/"),
      token: try token(file.token) { fault(at: [.key("token"), .key($0)], "token.\($0) \($1)") })
  }

  /// Reads the token's settings; `fault` makes a fault of a key and what is wrong with its value.
  private static func token(
    _ token: Format.Token?, fault: (_ key: String, _ what: String) -> FileFault
  ) throws(FileFault) -> TokenSettings {
    let kind = token?.kind ?? "simulated"
    guard kind == "simulated" else { throw fault("kind", "is \(kind), but must be simulated.") }
    let lifetime = token?.lifetime ?? 3600
    guard (1...86_400).contains(lifetime) else {
      throw fault("lifetime", "is \(lifetime), but must be 1 to 86400 seconds.")
    }
    let latency = token?.latency ?? 0.6
    guard (0...60).contains(latency) else {
      throw fault("latency", "is \(latency), but must be 0 to 60 seconds.")
    }
    return .simulated(lifetime: lifetime, latency: .seconds(latency))
  }

  private struct Format: Decodable {
    let domain: String
    let launcherCode: String?
    let context: String?
    let language: String?
    let webpage: String
    let location: String?
    let token: Token?

    struct Token: Decodable {
      let kind: String?
      let lifetime: Int?
      let latency: Double?
    }
  }
}

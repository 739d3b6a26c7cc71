import Clocks
import Flows

@testable import Services

extension OAuthServer {
  /// A source that asks this server with the example program.
  func source(
    setting changes: [String: String] = [:], clock: any Clock<Duration> = QuietClock()
  ) throws -> CommandTokenSource {
    try folder.write(Self.secret + "\n", to: "secret")
    let environment = [
      "PATH": "/usr/bin:/bin", "CURL_CA_BUNDLE": keys.certificate,
      "LAUNCHER_CLIENT_ID": Self.client, "LAUNCHER_USER": Self.user, "LAUNCHER_KEY": keys.client,
      "LAUNCHER_SECRET": folder.path + "/secret",
    ].merging(changes) { $1 }
    let run = CommandRun(
      command: ["Launcher/token.sh"], folder: try AppFolder(root: AppFolder.ofThisProject),
      environment: environment.map { "\($0.key)=\($0.value)" }, patience: .seconds(20),
      clock: clock)
    return CommandTokenSource(run)
  }

  /// What a token is asked for of this server.
  var launcher: Launcher.Content {
    Launcher.Content(
      domain: domain, launcherCode: "", context: "", language: "en", webpage: "",
      location: "https://\(domain)/")
  }
}

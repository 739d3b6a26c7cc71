import Flows
import Testing

@testable import Services

struct LauncherFileTests {
  private func settings(_ json: String) throws -> LauncherSettings {
    try LauncherFile.settings(parsing: Array(json.utf8))
  }

  @Test func theProjectsOwnFileIsRead() throws {
    let settings = try LauncherFile.settings(of: AppFolder(root: AppFolder.ofThisProject))
    #expect(settings.content.webpage == "Launcher/index.html")
    #expect(settings.token == .simulated(lifetime: 60, latency: .seconds(0.6)))
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let settings = try settings(#"{"domain":"d.example","webpage":"p.html"}"#)
    #expect(settings.content.launcherCode == "")
    #expect(settings.content.language == "en")
    #expect(settings.content.location == "https://d.example/")
    #expect(settings.token == .simulated(lifetime: 3600, latency: .seconds(0.6)))
  }

  @Test(arguments: [
    (#"{"webpage":"p"}"#, "domain is missing."),
    (#"{"domain":"d"}"#, "webpage is missing."),
    (
      #"{"domain":" ","webpage":"p"}"#,
      "domain is empty, but must be the platform's, like academy.example."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"kind":"magic"}}"#,
      "token.kind is magic, but must be simulated."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"lifetime":0}}"#,
      "token.lifetime is 0, but must be 1 to 86400 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"latency":-1}}"#,
      "token.latency is -1.0, but must be 0 to 60 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"lifetime":"long"}}"#,
      "token.lifetime must be a number."
    ),
  ])
  func aFaultIsOneSentence(json: String, sentence: String) {
    let fault = #expect(throws: FileFault.self) { try settings(json) }
    #expect(fault?.sentence == sentence)
    #expect(fault?.line == 1)
  }

  @Test func aMissingPageIsAFault() throws {
    let files = try TemporaryFolder(["Launcher.json": #"{"domain":"d","webpage":"../p.html"}"#])
    let sentence =
      "webpage: ../p.html is refused: only files of the app folder can be shown."
    #expect(throws: FileFault("Launcher.json", line: 1, column: 25, sentence)) {
      try LauncherFile.settings(of: AppFolder(root: files.path))
    }
  }
}

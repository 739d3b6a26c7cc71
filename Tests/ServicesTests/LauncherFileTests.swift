import Flows
import Glibc
import Testing

@testable import Services

struct LauncherFileTests {
  private func settings(_ json: String) throws -> LauncherSettings {
    try LauncherFile.reading { Array(json.utf8) }.get()
  }

  @Test func theProjectsOwnFileIsRead() throws {
    let settings = try LauncherFile.reading(of: AppFolder(root: AppFolder.ofThisProject)).get()
    #expect(settings.content.webpage == "Launcher/index.html")
    #expect(settings.token.kind == .simulated)
    #expect(settings.token.simulated == SimulatedTokens(lifetime: 60, latency: .seconds(0.6)))
    #expect(settings.token.command?.words == ["Launcher/token.sh"])
    #expect(settings.content.tokenSources == [.simulated, .command])
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let settings = try settings(#"{"domain":"d.example","webpage":"p.html"}"#)
    #expect(settings.content.launcherCode == "")
    #expect(settings.content.language == "en")
    #expect(settings.content.location == "https://d.example/")
    #expect(settings.token.simulated == SimulatedTokens(lifetime: 3600, latency: .seconds(0.6)))
    #expect(settings.token.command == nil)
    #expect(settings.content.tokenSources == [.simulated])
  }

  @Test func aProgramCanBeTheSource() throws {
    let settings = try settings(
      #"{"domain":"d","webpage":"p","token":{"kind":"command","command":["/bin/t","-x"]}}"#)
    #expect(settings.content.tokenSource == .command)
    #expect(settings.token.command == TokenCommand(words: ["/bin/t", "-x"], timeout: .seconds(20)))
  }

  @Test func aPlanIsAListOfWordsAndObjects() throws {
    let settings = try settings(
      #"""
      {"domain":"d","webpage":"p","token":{"plan":["ok","refused",{"refused":"No\u001b"},"busy",
        {"busy":30},"offline",{"delay":5},{"lifetime":0,"delay":0.5}]}}
      """#)
    let refused = "The simulated back end gives no token:"
    let busy = "The simulated back end is busy."
    #expect(
      settings.token.simulated.plan == [
        .token(), .failure(.final(reason: "\(refused) invalid_grant.")),
        .failure(.final(reason: "\(refused) No␛.")), .failure(.transient(reason: busy)),
        .failure(.transient(reason: busy, retryAfter: .seconds(30))),
        .failure(.offline(reason: "The simulated back end can't be reached.")),
        .token(delay: .seconds(5)), .token(lifetime: 0, delay: .seconds(0.5)),
      ])
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
      "token.kind is magic, but must be simulated or command."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"lifetime":0}}"#,
      "token.lifetime is 0, but must be 1 to 86400 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"latency":-1}}"#,
      "token.latency is -1, but must be 0 to 60 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"lifetime":"long"}}"#,
      "token.lifetime must be a number."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"kind":"command"}}"#,
      "token.kind is command, but token.command is missing."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"command":"t.sh"}}"#,
      "token.command must be a list."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"command":[]}}"#,
      "token.command must begin with a program of the app folder or an absolute path."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"command":["t","\u0000"]}}"#,
      "token.command has a NUL, which no argument can have."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"timeout":0}}"#,
      "token.timeout is 0, but must be 1 to 300 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":["ok","late"]}}"#,
      "token.plan[1] is late, but must be ok, refused, busy, offline or an object."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":[{"refuse":"no"}]}}"#,
      "token.plan[0] must have only refused, only busy, or delay and lifetime."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":[{"busy":1,"delay":1}]}}"#,
      "token.plan[0] must have only refused, only busy, or delay and lifetime."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":[{"busy":-1}]}}"#,
      "token.plan[0].busy is -1, but must be 0 to 86400 seconds."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":[7]}}"#,
      "token.plan[0] must be ok, refused, busy, offline or an object."
    ),
    (
      #"{"domain":"d","webpage":"p","token":{"plan":[{"delay":"long"}]}}"#,
      "token.plan[0].delay must be a number."
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
      "webpage ../p.html is refused: only files of the app folder can be shown."
    #expect(throws: FileFault("Launcher.json", line: 1, column: 25, sentence)) {
      try LauncherFile.reading(of: AppFolder(root: files.path)).get()
    }
  }

  @Test func allFaultsAreToldInTheirOrderWithTheirPlaces() throws {
    let files = try TemporaryFolder([
      "Launcher.json": """
      {"token": {"timeout": 1.5, "plan": ["late", {"busy": -1, "delay": 0}, "ok", null],
       "lifetime": 0, "latency": "x", "command": [7, "a"], "kind": "magic"},
       "language": 7, "webpage": "gone.html"}
      """
    ])
    let faults = try LauncherFile.reading(of: AppFolder(root: files.path)).faults
    #expect(
      faults.map(\.description) == [
        "Launcher.json:1:1: domain is missing.",
        "Launcher.json:1:23: token.timeout is 1.5, but must be a whole number.",
        "Launcher.json:1:37: token.plan[0] is late, but must be ok, refused, busy, offline or an"
          + " object.",
        "Launcher.json:1:45: token.plan[1] must have only refused, only busy, or delay and lifetime.",
        "Launcher.json:1:54: token.plan[1].busy is -1, but must be 0 to 86400 seconds.",
        "Launcher.json:1:77: token.plan[3] must be ok, refused, busy, offline or an object.",
        "Launcher.json:2:14: token.lifetime is 0, but must be 1 to 86400 seconds.",
        "Launcher.json:2:28: token.latency must be a number.",
        "Launcher.json:2:45: token.command[0] must be a text.",
        "Launcher.json:2:62: token.kind is magic, but must be simulated or command.",
        "Launcher.json:3:14: language must be a text.",
        "Launcher.json:3:28: webpage gone.html was not found in the app folder.",
      ])
  }

  @Test(arguments: ["null", "[]", "7"]) func aFileThatIsNoObjectHasNoOtherFault(json: String) {
    let faults = [
      FileFault("Launcher.json", line: 1, column: 1, "The whole file must be an object.")
    ]
    #expect(LauncherFile.reading { Array(json.utf8) }.faults == faults)
    #expect(throws: faults[0]) { try LauncherFile.reading { Array(json.utf8) }.get() }
  }

  @Test func faultsWithoutEndAreBounded() {
    let plan = String(repeating: "7,", count: 100_000)
    let reading = LauncherFile.reading {
      Array(#"{"domain":"d","webpage":"p","token":{"plan":[\#(plan)]}}"#.utf8)
    }
    #expect(reading.faults.count == 10_000)
  }

  @Test func aFaultOfThePlanHasItsPlace() {
    let json = "{\"domain\":\"d\",\"webpage\":\"p\",\"token\":{\n \"plan\": [\"ok\", \"late\"]}}"
    let fault = #expect(throws: FileFault.self) { try settings(json) }
    #expect(fault?.line == 2)
    #expect(fault?.column == 17)
  }

  @Test(arguments: ["gone.sh", "plain.sh"])
  func aProgramThatCannotBeRunClosesNothingButItsOwnTokens(program: String) async throws {
    let files = try TemporaryFolder([
      "Launcher.json":
        #"{"domain":"d","webpage":"p.html","token":{"command":["\#(program)"]}}"#,
      "p.html": "", "plain.sh": "#!/bin/sh\necho '{\"access_token\":\"abc\"}'\n",
    ])
    let folder = try AppFolder(root: files.path)
    let content = AppContent(of: folder, language: .english)
    let launcher = try LauncherFile.reading(of: folder).get().content
    #expect(content.launcher == .ready(launcher))
    #expect(launcher.tokenSources == [.simulated, .command])
    _ = try await content.tokens[.simulated]?.token(for: .sample)
    let failure = await #expect(throws: TokenFailure.self) {
      try await content.tokens[.command]?.token(for: .sample)
    }
    guard case .final(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.hasPrefix("\(program): ") && reason.hasSuffix("."))
    // Who has mended it need only try again.
    #expect(chmod("\(files.path)/plain.sh", 0o755) == 0)
    #expect(rename("\(files.path)/plain.sh", "\(files.path)/\(program)") == 0)
    #expect(try await content.tokens[.command]?.token(for: .sample).token.value == "abc")
  }
}

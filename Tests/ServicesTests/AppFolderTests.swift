import FoundationEssentials
import Glibc
import Testing

@testable import Services

struct AppFolderTests {
  private let german = Language(known: "de-AT")

  @Test func aGlobalFileHidesLocalisedOnes() throws {
    let files = try TemporaryFolder(["a.html": "", "de.lproj/a.html": "", "de.lproj/b.html": ""])
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: "a.html", language: german).name == "a.html")
    #expect(folder.resource(named: "b.html", language: german).name == "de.lproj/b.html")
  }

  @Test func theRegionComesBeforeTheLanguageBeforeTheDevelopersOwn() throws {
    let files = try TemporaryFolder([
      "de-AT.lproj/a": "", "de.lproj/a": "", "de.lproj/b": "", "en.lproj/a": "", "en.lproj/b": "",
      "en.lproj/c": "", "fr.lproj/d": "",
    ])
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: "a", language: german).name == "de-AT.lproj/a")
    #expect(folder.resource(named: "b", language: german).name == "de.lproj/b")
    #expect(folder.resource(named: "c", language: german).name == "en.lproj/c")
    #expect(folder.resource(named: "d", language: german) == .failure(.notFound("d")))
    #expect(folder.localizations.map(\.tag) == ["de-AT", "de", "en", "fr"])
  }

  @Test(arguments: [
    "../secret", "/etc/passwd", "a/../../secret", "%2e%2e/secret", "..%2Fsecret", "./a.html",
    "a//b", "a%00", "%zz", "%ff", "/", String(repeating: "a", count: 2000),
  ])
  func aNameThatLeadsOutIsRefused(name: String) throws {
    let files = try TemporaryFolder(["a.html": ""])
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: name, language: .english) == .failure(.unsafeName(name)))
  }

  @Test func aNameOfAnyLengthIsSaidInAShortSentence() {
    let name = String(repeating: "a", count: 5000)
    for fault in [ResourceFault.unsafeName(name), .leavesFolder(name), .notFound(name)] {
      #expect(fault.sentence.count < 200)
    }
  }

  @Test(arguments: ["a%20b.html", "50%.html", "%2e%2e"])
  func aFileWithAPercentSignInItsOwnNameIsFound(name: String) throws {
    let files = try TemporaryFolder([name: "", "a b.html": ""])
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: name, language: .english).name == name)
  }

  @Test func aNameIsDecodedOnceOnly() throws {
    let files = try TemporaryFolder(["a b.html": "", "%41.html": ""])
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: "a%20b.html", language: german).name == "a b.html")
    #expect(folder.resource(named: "%2541.html", language: german).name == "%41.html")
    #expect(folder.resource(named: "", language: german) == .failure(.noName))
  }

  @Test func aSymbolicLinkMayStayInsideButNotLeave() throws {
    let outside = try TemporaryFolder(["secret": ""])
    let files = try TemporaryFolder(["a.html": ""])
    try files.link("inside", to: "a.html")
    try files.link("outside", to: "\(outside.path)/secret")
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: "inside", language: german).name == "a.html")
    #expect(
      folder.resource(named: "outside", language: german) == .failure(.leavesFolder("outside")))
  }

  @Test func aPipeIsNeverWaitedFor() throws {
    let files = try TemporaryFolder()
    mkfifo("\(files.path)/pipe", 0o600)
    let folder = try AppFolder(root: files.path)
    #expect(folder.resource(named: "pipe", language: german) == .failure(.notFound("pipe")))
    #expect(throws: FileFault("pipe", "Is not a file.")) {
      try BoundedFile.bytes(of: "\(files.path)/pipe", named: "pipe", limit: 10)
    }
  }

  @Test func aFileOverTheLimitIsRefused() throws {
    let files = try TemporaryFolder(["a": "12345"])
    let folder = try AppFolder(root: files.path)
    #expect(try folder.bytes(named: "a", limit: 5) == Array("12345".utf8))
    #expect(throws: FileFault("a", "Is larger than 4 bytes, the most that is read.")) {
      try folder.bytes(named: "a", limit: 4)
    }
  }

  @Test func theFolderIsChosenInOrder() {
    func path(_ option: String?, _ variable: String?, isInstalled: Bool) -> String {
      AppFolder.path(
        option: option, environment: variable.map { ["PROMENADE_APP": $0] } ?? [:],
        executable: "/opt/bin/promenade"
      ) { _ in isInstalled }
    }
    #expect(path("/a", "/b", isInstalled: true) == "/a")
    #expect(path(nil, "/b", isInstalled: true) == "/b")
    #expect(path(nil, "", isInstalled: true) == "/opt/share/promenade/Assets")
    let source = path(nil, nil, isInstalled: false)
    #expect(FileManager.default.fileExists(atPath: "\(source)/Onboarding.json"))
  }

  @Test func aMissingFolderIsOneSentence() {
    #expect(throws: FileFault("/nowhere", "Couldn't be found; name the resource folder of an app."))
    {
      try AppFolder(root: "/nowhere")
    }
  }
}

extension Result<String, ResourceFault> {
  /// The last part of the path, with its `.lproj` folder if it lies in one.
  fileprivate var name: String? {
    guard let path = try? get() else { return nil }
    return path.split(separator: "/").suffix(2).drop { $0.hasPrefix("promenade-") }
      .joined(separator: "/")
  }
}

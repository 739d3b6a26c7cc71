import FoundationEssentials
import PageProtocol
import Testing

@testable import Services

/// The path of the analysis on disk.
struct PathStoreTests {
  private let folder: TemporaryFolder
  private let store: PathStore

  init() throws {
    folder = try TemporaryFolder()
    store = PathStore(folder: folder.path + "/state")
  }

  private func path(_ number: Double) -> JSON { .object([.init("number", .number(number))]) }

  @Test func whatIsKeptIsReadBack() throws {
    #expect(store.load().path == nil && store.load().notice == nil)
    try store.keep(path(1), number: 1)
    #expect(PathStore(folder: folder.path + "/state").load().path == path(1))
  }

  @Test func anOlderPathNeverReplacesANewerOne() throws {
    try store.keep(path(2), number: 2)
    try store.keep(path(1), number: 1)
    #expect(store.load().path == path(2))
    try store.keep(nil, number: 3)
    try store.keep(path(2), number: 2)
    #expect(store.load().path == nil)
  }

  @Test func ofManyKeptAtOnceTheNewestWinsAndTheFileIsWhole() async throws {
    let store = store
    await withTaskGroup { group in
      for number in 1...200 {
        group.addTask { try? store.keep(path(Double(number)), number: number) }
      }
    }
    #expect(store.load().path == path(200))
    #expect(folder.mode("state/path.json") == 0o600 && folder.mode("state") == 0o700)
  }

  @Test func aFileTooLargeIsSetAsideUnread() throws {
    let long = String(repeating: "x", count: 1 << 20)
    try folder.write(#"{"a":"\#(long)"}"#, to: "state/path.json")
    #expect(store.load().notice?.contains("larger than") == true)
    #expect(folder.mode("state/path.json") == nil)
  }

  @Test func aForgottenPathLeavesNothingBehind() throws {
    try store.keep(path(1), number: 1)
    try store.keep(nil, number: 2)
    try store.keep(nil, number: 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state")
    #expect(names.isEmpty)
  }

  @Test(arguments: ["", "{", "[]", "{}}", "\u{0}"])
  func aBrokenFileIsSetAsideAndSaid(text: String) throws {
    try folder.write(text, to: "state/path.json")
    let (path, notice) = store.load()
    #expect(path == nil && notice?.contains("was set aside as path.json.broken") == true)
    let aside = try String(
      contentsOf: URL(filePath: folder.path + "/state/path.json.broken"), encoding: .utf8)
    #expect(aside == text && store.load().notice == nil)
  }

  @Test func whatIsJSONButNoPathCanBeSetAsideToo() throws {
    try folder.write(#"{"version":9}"#, to: "state/path.json")
    let notice = store.setAside(because: "It is of version 9, not 1.")
    #expect(notice?.hasSuffix("path.json.broken: It is of version 9, not 1.") == true)
    #expect(store.load().path == nil)
  }

  @Test func withoutAFolderNothingIsKept() throws {
    let store = PathStore(folder: nil)
    try store.keep(path(1), number: 1)
    #expect(store.load().path == nil && store.load().notice == nil)
  }

  @Test func whatCannotBeKeptIsSaid() throws {
    try folder.write("", to: "file")
    let store = PathStore(folder: folder.path + "/file")
    #expect(throws: StateFault.self) { try store.keep(path(1), number: 1) }
  }
}

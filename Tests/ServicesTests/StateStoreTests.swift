import Glibc
import PageProtocol
import Testing

@testable import Services

@Suite struct StateStoreTests {
  private static let key = RememberedState.onboardingKey
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var store: StateStore { StateStore(folder: folder.path + "/a/b") }

  @Test func atFirstNothingIsRemembered() async {
    let (state, notice) = store.load()
    #expect(!state.isTrue(Self.key))
    #expect(notice == nil)
    #expect(folder.mode("a") == nil)
  }

  @Test func whatIsSetIsThereAtTheNextStart() async throws {
    try store.set("other", to: .number(7))
    try store.set(Self.key, to: .bool(true))
    let state = store.load().state
    #expect(state.isTrue(Self.key))
    #expect(state["other"] == .number(7))
    try store.set(Self.key, to: nil)
    #expect(store.load().state[Self.key] == nil)
  }

  @Test func folderAndFileAreTheUsersAloneAndNothingElseIsLeft() async throws {
    try store.set(Self.key, to: .bool(true))
    #expect(folder.mode("a") == 0o700)
    #expect(folder.mode("a/b") == 0o700)
    #expect(folder.mode("a/b/state.json") == 0o600)
    #expect(folder.mode("a/b/state.json.\(getpid())") == nil)
  }

  @Test func whereNoFolderCanBeNothingWasRememberedAndNothingCanBe() throws {
    try folder.write("", to: "file")
    let store = StateStore(folder: folder.path + "/file/a")
    #expect(
      store.load().notice == nil && PathStore(folder: folder.path + "/file").load().notice == nil)
    let fault = #expect(throws: StateFault.self) { try store.set(Self.key, to: .bool(true)) }
    #expect(fault?.description.hasSuffix("/file/a: Not a directory.") == true)
  }

  @Test(arguments: ["", "{", "[]", "{\"a\":1} x", "\u{0}"])
  func aBrokenFileIsSetAsideWithANotice(text: String) async throws {
    try folder.write(text, to: "a/b/state.json")
    let (state, notice) = store.load()
    #expect(state == RememberedState())
    #expect(notice?.contains("was set aside as state.json.broken") == true)
    #expect(try folder.read("a/b/state.json.broken") == text)
    #expect(store.load().notice == nil)
    try store.set(Self.key, to: .bool(true))
    #expect(store.load().state.isTrue(Self.key))
  }

  @Test(.timeLimit(.minutes(10))) func aPipeInPlaceOfTheFileHoldsUpNobody() async throws {
    try folder.write("", to: "a/b/x")
    mkfifo(folder.path + "/a/b/state.json", 0o600)
    #expect(store.load().notice?.contains("set aside") == true)
  }

  @Test func whatCannotBeWrittenSaysSo() async throws {
    try folder.write("", to: "a/b")
    #expect(throws: StateFault.self) { try store.set(Self.key, to: .bool(true)) }
    #expect(throws: StateFault.self) {
      try StateStore(folder: nil).set(Self.key, to: .bool(true))
    }
    #expect(StateStore(folder: nil).load().notice?.contains("--state") == true)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("1", true), ("0", false), ("0.5", true), ("null", false),
    ("\"YES\"", true), ("\"yes\"", true), ("\"true\"", true), ("\"1\"", true), ("\" 01\"", true),
    ("\"NO\"", false), ("\"false\"", false), ("\"0\"", false), ("\"\"", false), ("[true]", false),
  ])
  func aFlagIsReadAsThePlatformReadsIt(text: String, isTrue: Bool) throws {
    let state = try #require(RememberedState(try JSON(parsing: "{\"\(Self.key)\":\(text)}")))
    #expect(state.isTrue(Self.key) == isTrue)
  }

  @Test func theFolderIsChosenOrThePlatforms() {
    let home = ["HOME": "/h"]
    #expect(StateStore.folder(chosen: "s", environment: home) == "s")
    #expect(StateStore.folder(chosen: nil, environment: home) == "/h/.local/state/promenade")
    let set = ["HOME": "/h", "XDG_STATE_HOME": "/x"]
    #expect(StateStore.folder(chosen: nil, environment: set) == "/x/promenade")
    let relative = ["HOME": "/h", "XDG_STATE_HOME": "x"]
    #expect(StateStore.folder(chosen: nil, environment: relative) == "/h/.local/state/promenade")
    #expect(StateStore.folder(chosen: nil, environment: [:]) == nil)
  }
}

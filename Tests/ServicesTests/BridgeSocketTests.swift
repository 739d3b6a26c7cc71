import Glibc
import Testing

@testable import Services

@Suite struct BridgeSocketTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var standard: BridgePath {
    .standard(environment: ["XDG_RUNTIME_DIR": folder.path])
  }

  @Test func bothSidesLookInTheRuntimeFolder() {
    #expect(standard.socket == folder.path + "/promenade/bridge.sock")
    let fallback = "/tmp/promenade-\(getuid())/bridge.sock"
    for environment in [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "/nowhere/at/all"]] {
      #expect(BridgePath.standard(environment: environment).socket == fallback)
    }
  }

  @Test func folderAndSocketAreTheUsersAlone() throws {
    let server = try BridgeServer.listen(at: standard)
    #expect(folder.mode("promenade") == 0o700)
    #expect(folder.mode("promenade/bridge.sock") == 0o600)
    server.close()
    #expect(folder.mode("promenade/bridge.sock") == nil)
  }

  @Test func aStandardFolderOpenToOthersIsRefused() {
    mkdir(standard.folder, 0o700)
    chmod(standard.folder, 0o750)
    #expect(throws: BridgeError.folderNotPrivate(folder: standard.folder)) {
      try BridgeServer.listen(at: standard)
    }
  }

  @Test func aLinkInPlaceOfTheStandardFolderIsRefused() {
    symlink(folder.path, standard.folder)
    let reason = systemReason(ENOTDIR)
    #expect(throws: BridgeError.folderUnusable(folder: standard.folder, reason: reason)) {
      try BridgeServer.listen(at: standard)
    }
  }

  @Test func aChosenFolderMayBeAnyones() throws {
    chmod(folder.path, 0o755)
    let server = try BridgeServer.listen(at: BridgePath(folder.path + "/s"))
    #expect(folder.mode("s") == 0o600)
    server.close()
  }

  @Test func aSocketNobodyListensAtIsReplaced() throws {
    // A listener that is closed without a word leaves its file behind, as a crash does.
    do { _ = try BridgeSocket.listen(at: standard) }
    #expect(folder.mode("promenade/bridge.sock") != nil)
    let server = try BridgeServer.listen(at: standard)
    _ = try BridgeSocket.connect(to: standard)
    server.close()
  }

  @Test func aLiveSocketIsLeftAlone() throws {
    let server = try BridgeServer.listen(at: standard)
    #expect(throws: BridgeError.inUse(path: standard.socket)) {
      try BridgeServer.listen(at: standard)
    }
    _ = try BridgeSocket.connect(to: standard)
    server.close()
  }

  @Test func aFileThatIsNoSocketIsLeftAlone() throws {
    try folder.write("precious", to: "s")
    let path = BridgePath(folder.path + "/s")
    #expect(throws: BridgeError.notASocket(path: path.socket)) {
      try BridgeServer.listen(at: path)
    }
    #expect(try folder.read("s") == "precious")
  }

  @Test func anotherOnesSocketIsNotRemovedOnClosing() throws {
    let server = try BridgeServer.listen(at: standard)
    unlink(standard.socket)
    let next = try BridgeServer.listen(at: standard)
    server.close()
    #expect(folder.mode("promenade/bridge.sock") != nil)
    next.close()
  }

  @Test func aPathTooLongForASocketIsRefused() {
    let path = BridgePath(folder.path + "/" + String(repeating: "x", count: 100))
    #expect(throws: BridgeError.pathTooLong(path: path.socket, most: 107)) {
      try BridgeServer.listen(at: path)
    }
  }

  @Test func descriptorsAreNotInherited() throws {
    let listener = try BridgeSocket.listen(at: standard)
    let client = try BridgeSocket.connect(to: standard)
    let accepted = try #require(BridgeSocket.accept(from: listener))
    for channel in [listener, client, accepted] {
      #expect(fcntl(channel.descriptor, F_GETFD) & FD_CLOEXEC != 0)
      #expect(BridgeSocket.peer(of: client) == getuid())
    }
  }

  @Test func errorsAreSentencesWithoutControls() {
    #expect(!BridgeError.inUse(path: "/tmp/\u{1B}]0;x\u{7}/s").description.contains("\u{1B}"))
  }
}

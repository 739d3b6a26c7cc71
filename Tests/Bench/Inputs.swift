import FoundationEssentials
import Glibc
import TerminalEmulation

/// The folder of this run: what the programs read, and what they leave behind.
struct Inputs {
  let folder: String
  var smallPage: String { folder + "/small.html" }
  var largePage: String { folder + "/large.html" }
  var hugePage: String { folder + "/huge.html" }
  var picture: String { folder + "/picture.png" }
  var socket: String { folder + "/bridge.sock" }

  /// Makes the folder and the files in it.
  init() throws {
    let name = "promenade-bench-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: folder + "/state", withIntermediateDirectories: true)
    // The onboarding was done, so the app begins with its deck.
    try write(
      Array(#"{"io.snabble.onboarding.wasPerformed":true}"#.utf8), to: folder + "/state/state.json")
    try write(SamplePage.html(bytes: 76_000), to: smallPage)
    try write(SamplePage.html(bytes: 1_000_000), to: largePage)
    try write(SamplePage.html(bytes: 10_000_000), to: hugePage)
    try write(SamplePicture.png(width: 1600, height: 1200), to: picture)
  }

  /// Removes everything.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The app, remembering nothing from before.
  func app(_ arguments: String...) -> [String] {
    // Else it would take the path of the last run up again.
    unlink(folder + "/state/path.json")
    return [
      BuiltProgram.path("promenade"), "--state", folder + "/state", "--bridge", socket,
      "--language", "en",
    ] + arguments
  }

  /// The viewer on a page.
  func show(_ page: String) -> [String] { [BuiltProgram.path("promenade"), "show", page] }

  /// Starts a program on a terminal, its home being this folder: nobody's settings count.
  func start(
    _ command: [String], in place: String? = nil, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      command, environment: environment.merging(["HOME": folder]) { $1 }, folder: place)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = fopen(path, "we")
    guard let file, fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else {
      throw BenchError(description: "\(path) can't be written: error \(errno).")
    }
  }
}

import Cells
import Glibc
import TerminalEmulation

/// Plays all three flows on a terminal of its own and says PASS or FAIL for each step.
@main
struct Tour {
  static func main() throws {
    var template = Array("/tmp/promenade-tour.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return fail("there is no room for a folder in /tmp") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let hasPassed = try play(in: folder)
    remove(folder)
    exit(hasPassed ? 0 : 1)
  }

  private static func play(in folder: String) throws -> Bool {
    let terminal = try Programs.startApp(in: folder)
    for (index, step) in Steps.all.enumerated() {
      step.act(terminal, folder)
      let isThere = terminal.reads { $0.screen.contains { $0.contains(step.expected) } }
      print("\(isThere ? "PASS" : "FAIL") \(index + 1) \(step.name)")
      guard isThere else {
        print(
          "“\(step.expected)” is not on the screen:", terminal.screen.joined(separator: "\n"),
          separator: "\n")
        return false
      }
    }
    terminal.press(.character("q"))
    let hasEnded = terminal.readsToTheEnd() == .exited(0) && terminal.isAsFound
    print(
      "\(hasEnded ? "PASS" : "FAIL") \(Steps.all.count + 1) the app ends, the terminal is as found")
    return hasEnded
  }

  private static func fail(_ sentence: String) {
    print("FAIL \(sentence)")
    exit(1)
  }

  /// Removes what the app has left in the folder.
  private static func remove(_ folder: String) {
    for name in ["/state/state.json", "/bridge.sock"] { unlink(folder + name) }
    rmdir(folder + "/state")
    rmdir(folder)
  }
}

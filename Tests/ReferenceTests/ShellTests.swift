import Cells
import Glibc
import Support
import TerminalEmulation
import Testing

/// The shells themselves complete with what is committed; those that aren't installed are left out.
@Suite(.serialized) struct ShellTests {
  private func share(_ path: String) -> String {
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/share/" + path
  }

  private func printed(by command: [String]) throws -> [String] {
    let terminal = try PseudoTerminal(command, size: Size(columns: 100, rows: 100))
    #expect(terminal.waitsForEnd() == .exited(0))
    return terminal.screen.filter { !$0.isEmpty }
  }

  static let bash = "/bin/bash"

  /// Without a terminal of its own, bash tells what it would offer.
  private func offers(after words: [String], in folder: String = "/") throws -> [String] {
    let script = #"""
      source "$0"; cd "$1"; shift
      COMP_WORDS=(promenade "$@") COMP_CWORD=$#; _promenade; printf '%s\n' "${COMPREPLY[@]}"
      """#
    let file = share("bash-completion/completions/promenade")
    return try printed(by: [Self.bash, "-c", script, file, folder] + words)
  }

  @Test(
    .enabled(if: access(bash, X_OK) == 0),
    arguments: [
      ([""], ["check", "show", "page", "tour", "send"]), (["s"], ["show", "send"]),
      (["--for"], ["--force-onboarding"]), (["--theme", "d"], ["dark"]),
      (["--theme", "="], ["auto", "light", "dark", "mono"]),
      (["--theme", "=", "m"], ["mono"]), (["--flow", ""], ["onboarding", "launcher", "analysis"]),
      (["check", "--f"], ["--format"]), (["check", "--format", "j"], ["json"]),
      (["--app", "check", "s"], ["show", "send"]),
      (["--app", "=", "x", "show", "--wi"], ["--width"]),
      (["tour", "ev"], ["everything"]), (["show", "ev"], []),
      (["check", "--wi"], []), (["show", "--language", ""], []), (["send", "x"], []),
    ] as [([String], [String])])
  func bashOffersWhatBelongsThere(words: [String], offered: [String]) throws {
    #expect(try offers(after: words) == offered)
  }

  @Test(
    .enabled(if: access(bash, X_OK) == 0),
    arguments: [["check", "etc/host"], ["--app", "et"], ["--record", "etc/hostn"]])
  func bashFindsFilesAndFolders(words: [String]) throws {
    let offered = try offers(after: words)
    let expected = ["etc/host": "etc/hosts", "et": "etc", "etc/hostn": "etc/hostname"]
    #expect(offered.contains(expected[words[1]] ?? ""))
    #expect(words[0] != "--app" || offered.allSatisfy { !$0.contains("host") })
  }

  static let fish = "/usr/bin/fish"

  @Test(.enabled(if: access(fish, X_OK) == 0))
  func fishOffersWhatBelongsThere() throws {
    let file = share("fish/vendor_completions.d/promenade.fish")
    let script = "source \(file); complete -C 'promenade check --f'; complete -C 'promenade to'"
    let lines = try printed(by: [Self.fish, "-c", script])
    #expect(lines.count == 2 && lines[0].hasPrefix("--format") && lines[1].hasPrefix("tour"))
  }

  static let zsh = "/usr/bin/zsh"

  @Test(.enabled(if: access(zsh, X_OK) == 0))
  func zshCanReadItsFile() throws {
    #expect(try printed(by: [Self.zsh, "-n", share("zsh/site-functions/_promenade")]).isEmpty)
  }

  static let groff = "/usr/bin/groff"

  @Test(.enabled(if: access(groff, X_OK) == 0))
  func theManualIsSetWithoutAWarning() throws {
    let manual = share("man/man1/promenade.1")
    #expect(try printed(by: [Self.groff, "-mdoc", "-ww", "-z", "-k", manual]).isEmpty)
  }
}

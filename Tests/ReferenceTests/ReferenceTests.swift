import FoundationEssentials
import Testing

@testable import promenade

/// What a package installs under `share/` says what the program does.
@Suite struct ReferenceTests {
  /// A file below `share/`, made from the tables of commands and options.
  struct Reference: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String

    static let all = [
      Self(path: "bash-completion/completions/promenade", text: BashCompletion.text),
      Self(path: "fish/vendor_completions.d/promenade.fish", text: FishCompletion.text),
      Self(path: "zsh/site-functions/_promenade", text: ZshCompletion.text),
      Self(path: "man/man1/promenade.1", text: ManualPage.text),
    ]

    var file: URL {
      URL(filePath: #filePath).appending(path: "../../../share/\(path)").standardized
    }
    var testDescription: String { path }
  }

  @Test(arguments: Reference.all)
  func theCommittedFileIsWhatTheTablesSay(reference: Reference) throws {
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: reference.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(reference.text.utf8).write(to: reference.file, options: .atomic)
    }
    let committed = try? String(contentsOf: reference.file, encoding: .utf8)
    #expect(
      committed == reference.text,
      "share/\(reference.path) is of another table: RECORD=1 swift test --filter ReferenceTests")
  }

  @Test func everyOptionIsInTheREADME() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    for option in CommandLineOption.all {
      #expect(text.contains("| `\(option.words)` |"), "README.md has no row for \(option.words)")
    }
  }

  @Test func everyOptionIsTakenSomewhereAndNamedOnce() {
    let names = CommandLineOption.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(CommandLineOption.all.allSatisfy { !$0.commands.isEmpty && !$0.help.hasSuffix(".") })
  }
}

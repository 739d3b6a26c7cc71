import Glibc
import TerminalEmulation
import Testing

@testable import Services

@Suite struct AnalysisCheckTests {
  private static let page = "Analysis/iframe.html"

  /// What is found in an app folder that has a page.
  private func check(_ files: [String: String]) async throws -> [String] {
    var files = files
    files[Self.page] = "<p>p"
    let folder = try TemporaryFolder(files)
    let report = await AppCheck.report(
      on: try AppFolder(root: folder.path), pictureProgram: BuiltProgram.path("promenade-picture"))
    return report.text(in: "").split(separator: "\n").dropLast().map(String.init)
  }

  @Test func theProjectsOwnFolderHasNothingWrong() async throws {
    let report = await AppCheck.report(
      on: try AppFolder(root: AppFolder.ofThisProject),
      pictureProgram: BuiltProgram.path("promenade-picture"))
    #expect(report.errors == 0 && report.findings.allSatisfy { $0.file != AnalysisFile.name })
  }

  @Test func aFaultIsFoundAtItsPlace() async throws {
    let found = try await check([
      "Analysis.json": "{\"company\":\"k\",\n \"parameters\": {\"primary\": \"blue\"}}"
    ])
    #expect(
      found == [
        "Analysis.json:2:28: error: parameters.primary must be a hexadecimal colour such as 0079c8."
      ])
  }

  @Test func keysNobodyReadsAndRepeatedOnesAreFound() async throws {
    let found = try await check([
      "Analysis.json": """
      {"company":"k","compnay":"l","company":"m",
      "parameters":{"locale":"es","locale":"en"},
      "reports":{"token":"t"}}
      """
    ])
    #expect(
      found == [
        "Analysis.json:1:16: warning: “compnay” is ignored: nobody reads this key.",
        "Analysis.json:1:30: warning: “company” is there twice; only the first counts.",
        "Analysis.json:2:29: warning: “parameters.locale” is there twice; only the first counts.",
        "Analysis.json:3:12: warning: “reports.token” is ignored: nobody reads this key.",
      ])
  }

  @Test func reportsThatAreMissingOrBrokenAreFound() async throws {
    let found = try await check([
      "Analysis.json": #"{"company":"k"}"#, "Reports/broken.json": "{", "Reports/good.json": "{}",
      "Reports/index.json": """
      {"a":"good.json","b":"gone.json","c":{"status":503},"d":{"file":"../Analysis.json"},
      "e":7,"f":{},"g":"broken.json"}
      """,
    ])
    #expect(
      found == [
        "Reports/broken.json: error: Is not JSON at byte 1: the text ends too early.",
        "Reports/index.json:1:22: error: “gone.json” was not found in the folder Reports.",
        "Reports/index.json:1:57: error: “../Analysis.json” was not found in the folder Reports.",
        "Reports/index.json:2:5: error: “e” must have a file or an object with a file or a status.",
        "Reports/index.json:2:11: error: “f” must have a file or an object with a file or a status.",
      ])
  }

  @Test func aProgramThatCannotBeRunIsFound() async throws {
    let file = #"{"company":"k","reports":{"kind":"command","command":["bin/r"]}}"#
    #expect(
      try await check(["Analysis.json": file]) == [
        "Analysis.json:1:55: error: The program “bin/r”: Was not found in the app folder; other"
          + " programs need their absolute path."
      ])
    let found = try await check(["Analysis.json": file, "bin/r": "#!/bin/sh\n"])
    #expect(found.first?.contains("make it executable with chmod +x") == true)
  }
}

import Flows
import Glibc
import PageProtocol
import Testing

@testable import Services

/// The example `Analysis/report.sh` of this project, with a curl that only says what it was told.
@Suite(.timeLimit(.minutes(10))) struct ReportScriptTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder(["token": "s2s.TOKEN-0123456789\n"])
  }

  /// Runs the example; `curl` is what stands in for curl, in the shell's language.
  private func report(
    _ id: String, curl: String, token: String = "token"
  ) async throws -> Result<JSON, ReportFailure> {
    try files.write("#!/bin/sh\n" + curl, to: "bin/curl")
    chmod(files.path + "/bin/curl", 0o700)
    let command = ReportCommand(
      run: CommandRun(
        command: ["Analysis/report.sh", "https://api.example/s2s/v3", files.path + "/" + token],
        folder: try AppFolder(root: AppFolder.ofThisProject),
        environment: ["PATH=\(files.path)/bin:/usr/bin:/bin", "HERE=\(files.path)"],
        patience: .seconds(30)),
      form: .raw, locale: "pt-BR")
    do throws(ReportFailure) {
      return .success(try await command.report(of: id))
    } catch {
      return .failure(error)
    }
  }

  @Test func theTokenReachesCurlThroughAPipeAlone() async throws {
    let result = try await report(
      #"a/b+c=="encodedId":"x"#,
      curl: #"""
        printf '%s\n' "$@" > "$HERE/arguments"; cat > "$HERE/input"; env > "$HERE/environment"
        printf '{"success":true}\n200'
        """#)
    #expect(try result.get() == JSON(parsing: #"{"success":true}"#))
    #expect(try files.read("input") == "header = \"X-API-TOKEN: s2s.TOKEN-0123456789\"\n")
    let arguments = try files.read("arguments")
    #expect(
      arguments.hasSuffix(
        "\nhttps://api.example/s2s/v3/anonymous-diagnostic-reports/"
          + "a%2Fb%2Bc%3D%3D%22encodedId%22%3A%22x?format=raw&locale=pt-BR\n"))
    for name in ["arguments", "environment"] {
      #expect(try !files.read(name).contains("TOKEN-0123456789"))
    }
  }

  @Test(arguments: [401, 403, 404, 500, 503])
  func theStatusOfTheApiIsHandedOn(status: Int) async throws {
    let result = try await report(
      "r", curl: #"printf '{"success":false,\n "message":"It is so.","data":null}\n\#(status)'"#)
    #expect(result == .failure(.status(status, reason: "It is so.")))
  }

  @Test func aCurlThatFailsIsQuoted() async throws {
    let result = try await report(
      "r", curl: "echo 'curl: (6) Could not resolve host: api.example' >&2; exit 6")
    #expect(
      result
        == .failure(
          .unreachable(
            "Analysis/report.sh ended with status 6: curl: (6) Could not resolve host: api.example."
          )))
  }

  @Test(arguments: ["", "a \"b\"", "a b"]) func aFileWithoutATokenIsRefused(
    text: String
  ) async throws {
    try files.write(text, to: "token")
    guard case .failure(.unreachable(let sentence)) = try await report("r", curl: "exit 9") else {
      Issue.record("it went on")
      return
    }
    #expect(sentence.contains("does not hold a token alone"))
  }
}

import Glibc
import PageProtocol
import Services

/// Runs one page without a screen and prints what happened, a line of JSON each.
struct PageCommand {
  let run: PageRun

  /// Returns 1 if the page ended before it was closed.
  func run(_ file: String) async throws(Failure) -> Int32 {
    var isHeard = true
    var reason: CInt = 0
    let isWhole: Bool
    do throws(FileFault) {
      isWhole = try await run.run(file, program: ThisProgram.neighbour("promenade-page")) { line in
        isHeard = Output.write(line.description + "\n", to: 1)
        reason = errno
        return isHeard
      }
    } catch {
      throw .failed(error.description)
    }
    if isHeard { return isWhole ? 0 : 1 }
    // A reader that has seen enough, such as head, is no failure to speak of.
    if reason == EPIPE { return 128 + SIGPIPE }
    throw .failed(
      "What happened could not be written in full: \(String(cString: strerror(reason))).")
  }
}

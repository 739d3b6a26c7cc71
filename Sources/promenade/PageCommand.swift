import PageProtocol
import Services

/// Runs one page without a screen and prints what happened, a line of JSON each.
struct PageCommand {
  let run: PageRun

  /// Returns 1 if the page ended before it was closed.
  func run(_ file: String) async throws(Failure) -> Int32 {
    var unprinted: Failure?
    let isWhole: Bool
    do throws(FileFault) {
      isWhole = try await run.run(file, program: ThisProgram.neighbour("promenade-page")) { line in
        do throws(Failure) {
          try StandardStreams.print(line.description + "\n")
        } catch {
          unprinted = error
        }
        return unprinted == nil
      }
    } catch {
      throw .failed(error.description)
    }
    if let unprinted { throw unprinted }
    return isWhole ? 0 : 1
  }
}

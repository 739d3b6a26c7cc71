import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// Waits until a process is over; one that nobody reaps counts as that.
func expectGone(_ process: pid_t, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  let isGone = try await waits {
    guard
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = status.split(separator: ")").last?.split(separator: " ").first
    else { return true }
    return state == "Z" || state == "X"
  }
  #expect(isGone, "Process \(process) still runs.", sourceLocation: sourceLocation)
}

extension TemporaryFolder {
  /// Waits until somebody has made a file.
  func waitForFile(_ name: String) async throws {
    try #require(await waits { mode(name) != nil })
  }
}

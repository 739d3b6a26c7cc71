import Cells
import Glibc
import PageProtocol

/// How a page process ended.
enum PageProcessEnd: Hashable, Sendable {
  /// The app closed it.
  case closed
  /// It ended by itself; a sentence says why.
  case failed(String)

  /// What the end of its process means.
  init(_ end: ChildProcessEnd) {
    switch end {
    case .ended: self = .closed
    case .died(let signal):
      let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
      self = .failed("The page process crashed (\(name)).")
    case .exited(PageExit.closed.rawValue): self = .failed("The page process ended.")
    case .exited(let code):
      self = .failed(
        PageExit(rawValue: code)?.sentence ?? "The page process ended with status \(code).")
    }
  }
}

/// Why a page process could not be started.
struct PageProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  let executable: String
  let reason: String

  var description: String {
    "The page process \(executable.sanitized()) could not be started (\(reason)); "
      + "it has to stand beside promenade."
  }
}

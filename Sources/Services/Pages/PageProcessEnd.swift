import Cells
import Glibc
import PageProtocol

/// How a page process ended.
enum PageProcessEnd: Hashable, Sendable {
  /// The app closed it.
  case closed
  /// It ended by itself; a sentence says why.
  case failed(String)

  /// What the status a process leaves behind means.
  init(waitStatus status: CInt) {
    let signal = status & 0x7F
    let code = status >> 8 & 0xFF
    if signal != 0 {
      let name = strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"
      self = .failed("The page process crashed (\(name)).")
    } else if code == PageExit.closed.rawValue {
      self = .failed("The page process ended.")
    } else {
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

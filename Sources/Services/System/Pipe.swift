import Glibc

/// The two ends of a pipe, to be closed by who made it.
struct Pipe {
  let reading: CInt
  let writing: CInt

  /// Makes a pipe; the name stands in the fault if there is none.
  ///
  /// The corresponding C function is `pipe`; no child process keeps more than its standard streams.
  init(for name: String) throws(FileFault) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw FileFault(name, "Couldn't be read: \(systemReason()).")
    }
    reading = ends[0]
    writing = ends[1]
  }
}

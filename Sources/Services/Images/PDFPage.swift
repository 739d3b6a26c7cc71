import Glibc

/// The first page of a PDF file, drawn by poppler's `pdftocairo` in a process of its own.
enum PDFPage {
  /// A file that keeps the program busy or makes it grow ends it.
  private static let script = """
    ulimit -t 5 && ulimit -v 1048576 && ulimit -c 0 || exit 1
    exec pdftocairo -png -singlefile -transp -scale-to 1600 "$1" -
    """
  /// What a shell ends with when it can't find a program.
  private static let notFound: CInt = 127

  /// Starts to draw the page as a PNG file, to be read from the descriptor, which is to be closed.
  static func draw(
    _ path: String, named name: String, for decoding: Decoding
  ) throws(FileFault) -> (process: ChildProcess, descriptor: CInt) {
    let pipe = try Pipe(for: name)
    defer { close(pipe.writing) }
    do throws(SpawnFailure) {
      let process = try ChildProcess.start(
        "/bin/sh", ["-c", script, "sh", path],
        environment: ["PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C"], output: pipe.writing)
      decoding.add(process)
      return (process, pipe.reading)
    } catch {
      close(pipe.reading)
      throw FileFault(name, "Couldn't be drawn: \(error.reason).")
    }
  }

  /// What is wrong with the file if the program ended like this.
  static func fault(_ end: ChildProcessEnd, named name: String) -> FileFault? {
    switch end {
    case .exited(0), .ended, .died(signal: SIGPIPE): nil
    case .exited(notFound): FileFault(name, "Is a PDF: install poppler-utils to see it.")
    case .exited, .died: FileFault(name, "Couldn't be drawn by pdftocairo.")
    }
  }
}

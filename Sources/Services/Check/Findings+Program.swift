import PageProtocol

extension Findings {
  /// Adds that a program of the person's own can't be run, if that is so.
  mutating func addProgram(
    _ program: String?, at path: [PlacedJSON.Step], in file: String, of folder: AppFolder,
    _ sources: inout SourceTexts
  ) {
    guard let program else { return }
    do throws(FileFault) {
      _ = try CommandRun.path(of: program, in: folder)
    } catch {
      let place = sources.json(of: file)?.nearest(to: path)
      add(
        .missingFile, in: file, at: place?.offset,
        "The program \(program.quoted): \(error.sentence)")
    }
  }
}

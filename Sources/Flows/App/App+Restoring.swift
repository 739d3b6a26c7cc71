public import PageProtocol

extension App.State {
  /// Takes a path of an earlier run up again; says in a sentence why it can't be, if so.
  ///
  /// Nothing is fetched for it before it is seen.
  public mutating func restoreAnalysisPath(_ saved: JSON) -> String? {
    do throws(SavedPath.Fault) {
      let saved = try SavedPath(saved)
      analysis.path = saved.path
      analysis.droppedScreens = saved.dropped
      return nil
    } catch {
      return error.sentence
    }
  }
}

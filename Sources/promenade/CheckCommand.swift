import Services

/// Checks an app folder and prints what is wrong in it.
struct CheckCommand {
  let arguments: Arguments
  let environment: [String: String]

  /// Returns 1 if there are errors; warnings alone are none.
  func run(_ path: String?) async throws(Failure) -> Int32 {
    let path = path ?? arguments.appPath(environment: environment)
    let (root, onboarding) = Self.parts(of: path)
    let folder: AppFolder
    do throws(FileFault) {
      folder = try AppFolder(root: root)
    } catch {
      throw .failed(error.description)
    }
    let report = await AppCheck.report(
      on: folder, onboarding: onboarding,
      pictureProgram: ThisProgram.neighbour("promenade-picture"))
    let output = arguments.hasJSONOutput ? report.json(in: root) : report.text(in: root)
    try StandardStreams.print(output)
    return report.errors > 0 ? 1 : 0
  }

  /// The folder and the name of the onboarding's file, if the path names one.
  private static func parts(of path: String) -> (root: String, onboarding: String?) {
    guard path.hasSuffix(".json") else { return (path, nil) }
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }
}

extension AppFolder {
  /// The path of the folder to show.
  ///
  /// The option decides, then the environment; then the folder installed beside the executable's
  /// folder, if there is one, else the one of the source tree this was built from.
  public static func path(
    option: String?, environment: [String: String], executable: String,
    isFolder: (String) -> Bool
  ) -> String {
    if let option { return option }
    if let path = environment["PROMENADE_APP"], !path.isEmpty { return path }
    let installed = "\(parent(parent(executable)))/share/promenade/Assets"
    return isFolder(installed) ? installed : "\(parent(parent(parent(parent(#filePath)))))/Assets"
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}

import Glibc

/// The programs of this package, as the test run built them.
public enum BuiltProgram {
  /// The path of a built program: beside the test bundle, else in the package's debug folder.
  public static func path(_ name: String, file: String = #filePath) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let own = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let beside = folder(of: String(decoding: own, as: UTF8.self)) + "/" + name
    if access(beside, X_OK) == 0 { return beside }
    return folder(of: folder(of: folder(of: file))) + "/.build/debug/" + name
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}

import Glibc
import Services

/// The running program's own file.
enum ThisProgram {
  /// The path of this very program.
  static var path: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    return count > 0
      ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      : CommandLine.arguments[0]
  }

  /// The path of a program that stands beside this one.
  static func neighbour(_ name: String) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./") + name
  }
}

extension Arguments {
  /// The path of the app folder: of `--app`, else as the environment and the program's place say.
  func appPath(environment: [String: String]) -> String {
    AppFolder.path(
      option: app, environment: environment, executable: ThisProgram.path,
      isFolder: { access($0 + "/.", X_OK) == 0 })
  }
}

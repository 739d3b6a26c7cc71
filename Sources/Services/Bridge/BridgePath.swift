import Glibc

/// Where a running app listens for script messages of other programs.
public struct BridgePath: Hashable, Sendable {
  /// The path of the socket.
  public let socket: String
  /// Whether the folder is Promenade's own, so that nobody else has any business in it.
  let isStandard: Bool

  /// A path somebody chose.
  public init(_ chosen: String) {
    socket = chosen
    isStandard = false
  }

  private init(standardFolder: String) {
    socket = standardFolder + "/bridge.sock"
    isStandard = true
  }

  /// Where both sides look when nobody chose: the user's runtime folder, else one below `/tmp`.
  public static func standard(environment: [String: String]) -> Self {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"), isOwnFolder(runtime) {
      Self(standardFolder: runtime + "/promenade")
    } else {
      Self(standardFolder: "/tmp/promenade-\(getuid())")
    }
  }

  /// The folder the socket is in.
  var folder: String {
    guard let slash = socket.lastIndex(of: "/") else { return "." }
    return slash == socket.startIndex ? "/" : String(socket[..<slash])
  }

  private static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid()
  }
}

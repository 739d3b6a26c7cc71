import Cells

/// Why the bridge socket cannot be used.
public enum BridgeError: Error, Hashable, Sendable, CustomStringConvertible {
  case pathTooLong(path: String, most: Int)
  /// The folder cannot be made or is none.
  case folderUnusable(folder: String, reason: String)
  /// Others than its owner may enter the folder, or it is not ours.
  case folderNotPrivate(folder: String)
  /// Another one listens there.
  case inUse(path: String)
  /// Something that is no socket stands there.
  case notASocket(path: String)
  /// Nothing listens there.
  case nobodyListens(path: String)
  /// The one that listens there is of another user.
  case foreign(path: String)
  /// A system call failed.
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .pathTooLong(let path, let most):
      "The bridge socket's path is longer than \(most) bytes; choose a shorter one: \(shown(path))."
    case .folderUnusable(let folder, let reason):
      "The bridge socket's folder \(shown(folder)) cannot be used (\(shown(reason)));"
        + " choose another with --bridge."
    case .folderNotPrivate(let folder):
      "The bridge socket's folder \(shown(folder)) is open to others;"
        + " make it yours alone (chmod 700) or choose another with --bridge."
    case .inUse(let path):
      "Another program listens at \(shown(path)); end it or choose another path with --bridge."
    case .notASocket(let path):
      "\(shown(path)) is there and is no socket; remove it or choose another path with --bridge."
    case .nobodyListens(let path):
      "Nothing listens at \(shown(path)); start promenade, or name its socket with --bridge."
    case .foreign(let path):
      "What listens at \(shown(path)) belongs to another user; choose another path with --bridge."
    case .failed(let path, let reason):
      "The bridge socket \(shown(path)) cannot be used: \(shown(reason))."
    }
  }

  private func shown(_ text: String) -> String {
    text.sanitized()
  }
}

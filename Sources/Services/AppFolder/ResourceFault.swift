import Widgets

/// Why a name leads to no file of the app folder.
enum ResourceFault: Error, Hashable, Sendable {
  case noName
  /// Absolute, with `..`, or not a name at all.
  case unsafeName(String)
  /// A symbolic link leads elsewhere.
  case leavesFolder(String)
  case notFound(String)

  /// What happened and what to do, after the name of the file.
  func reason(in folder: AppFolder) -> String {
    switch self {
    case .noName: sentence
    case .unsafeName: "Is refused: only files of \(folder.title) can be shown."
    case .leavesFolder: "Is refused: it leads out of \(folder.title)."
    case .notFound: "Was not found in \(folder.title)."
    }
  }

  /// What happened and what to do.
  var sentence: String {
    switch self {
    case .noName: "The link is empty, so there is nothing to show."
    case .unsafeName(let name):
      "\(Self.shown(name)) is refused: only files of the app folder can be shown."
    case .leavesFolder(let name): "\(Self.shown(name)) is refused: it leads out of the app folder."
    case .notFound(let name): "\(Self.shown(name)) was not found in the app folder."
    }
  }

  /// A name may be as long as a file; a sentence may not.
  private static func shown(_ name: String) -> String { name.shortened(to: 120) }
}

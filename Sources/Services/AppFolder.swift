import Cells
import FoundationEssentials
import Glibc

/// The resource folder of the app being shown; nothing outside it is ever read.
public struct AppFolder: Hashable, Sendable {
  /// The folder's absolute path, without symbolic links.
  public let root: String
  /// The languages the app speaks, from its `.lproj` folders.
  public let localizations: [Language]

  /// Opens a folder.
  public init(root: String) throws(FileFault) {
    guard let path = Self.resolved(root) else {
      throw FileFault(root, "Couldn't be found: name an app folder with --app.")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFault(root, "Is no folder that can be read: name an app folder with --app.")
    }
    self.root = path
    localizations = names.filter { $0.hasSuffix(".lproj") }.sorted()
      .compactMap { Language(String($0.dropLast(6))) }
  }

  /// The path of a file of the app, or why there is none.
  ///
  /// The order is Apple's: a global file hides localised ones, then come the exact region, the
  /// language, and the language the app was developed in.
  public func resource(named name: String, language: Language) -> Result<String, ResourceFault> {
    let shown = name.sanitized()
    guard !name.isEmpty else { return .failure(.noName) }
    guard let decoded = name.percentDecoded(), Self.isSafe(decoded) else {
      return .failure(.unsafeName(shown))
    }
    for folder in [""] + localizedFolders(for: language) {
      guard let path = Self.resolved("\(root)/\(folder)\(decoded)") else { continue }
      guard path.hasPrefix(root == "/" ? "/" : root + "/") else {
        return .failure(.leavesFolder(shown))
      }
      if Self.isFile(path) { return .success(path) }
    }
    return .failure(.notFound(shown))
  }

  /// The content of a file of the app.
  public func bytes(
    named name: String, language: Language = .english, limit: Int
  ) throws(FileFault) -> [UInt8] {
    switch resource(named: name, language: language) {
    case .success(let path): return try BoundedFile.bytes(of: path, named: name, limit: limit)
    case .failure(let fault): throw FileFault(name, fault.sentence)
    }
  }

  /// The `.lproj` folders to look into, best first, each with a slash behind.
  func localizedFolders(for language: Language) -> [String] {
    let developed = localizations.contains(.english) ? "en" : localizations.first?.tag
    let tags = language.fallbacks + [developed, "Base"].compactMap { $0 }
    return tags.flatMap { tag in
      tag.contains("-")
        ? ["\(tag).lproj/", "\(tag.replacing("-", with: "_")).lproj/"] : ["\(tag).lproj/"]
    }
  }

  private static func isSafe(_ name: String) -> Bool {
    name.utf8.count <= 1024 && !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", ".."].contains($0) }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

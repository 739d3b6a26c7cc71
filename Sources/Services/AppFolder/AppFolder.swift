import Cells
import FoundationEssentials
import Glibc

/// The resource folder of the app being shown; nothing outside it is ever read.
public struct AppFolder: Hashable, Sendable {
  /// The folder's absolute path, without symbolic links.
  let root: String
  /// What a person would call it.
  let title: String
  /// The languages the app speaks, from its `.lproj` folders.
  let localizations: [Language]

  /// Opens a folder, by default an app's.
  public init(root: String, title: String = "the app folder") throws(FileFault) {
    guard let path = Self.resolved(root) else {
      throw FileFault(root, "Couldn't be found; name the resource folder of an app.")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw FileFault(root, "Is no folder that can be read; name the resource folder of an app.")
    }
    self.root = path
    self.title = title
    localizations = names.filter { $0.hasSuffix(".lproj") }.sorted()
      .compactMap { Language(String($0.dropLast(6))) }
  }

  /// The path of a file of the app, or why there is none.
  ///
  /// The order is Apple's: a global file hides localised ones, then come the exact region, the
  /// language, and the language the app was developed in.
  func resource(named name: String, language: Language) -> Result<String, ResourceFault> {
    let shown = name.sanitized()
    guard !name.isEmpty else { return .failure(.noName) }
    // A file whose own name has a percent sign comes before the one it could stand for.
    if let found = file(named: name, language) { return found }
    guard let decoded = name.percentDecoded(), Self.isSafe(decoded) else {
      return .failure(.unsafeName(shown))
    }
    return file(named: decoded, language) ?? .failure(.notFound(shown))
  }

  private func file(named name: String, _ language: Language) -> Result<String, ResourceFault>? {
    ([""] + localizedFolders(for: language)).lazy.compactMap { file(at: $0 + name) }.first
  }

  /// The place of a file within the app folder, or why there is none.
  func place(named name: String, language: Language) -> Result<String, ResourceFault> {
    resource(named: name, language: language).map { path in
      String(path.dropFirst(root == "/" ? 1 : root.count + 1))
    }
  }

  /// The place of the file that a link means, or why there is none: what stands behind `#` or `?`
  /// is not part of its name, unless there is a file whose own name has such a character.
  func linkedPlace(named name: String, language: Language) -> Result<String, ResourceFault> {
    let whole = place(named: name, language: language)
    guard case .failure = whole else { return whole }
    return place(named: String(name.prefix { $0 != "#" && $0 != "?" }), language: language)
  }

  /// The path of the file at exactly this place; nil if there is none.
  func file(at place: String) -> Result<String, ResourceFault>? {
    guard Self.isSafe(place), let path = Self.resolved("\(root)/\(place)") else { return nil }
    guard path.hasPrefix(root == "/" ? "/" : root + "/") else {
      return .failure(.leavesFolder(place.sanitized()))
    }
    return Self.isFile(path) ? .success(path) : nil
  }

  /// Whether there is a file at exactly this place.
  public func has(_ place: String) -> Bool {
    if case .success? = file(at: place) { true } else { false }
  }

  /// The content of a file of the app.
  func bytes(
    named name: String, language: Language = .english, limit: Int
  ) throws(FileFault) -> [UInt8] {
    try bytes(resource(named: name, language: language), named: name, limit: limit)
  }

  /// The content of the file at exactly this place; nil if there is none.
  func bytes(at place: String, limit: Int) throws(FileFault) -> [UInt8]? {
    guard let found = file(at: place) else { return nil }
    return try bytes(found, named: place, limit: limit)
  }

  private func bytes(
    _ found: Result<String, ResourceFault>, named name: String, limit: Int
  ) throws(FileFault) -> [UInt8] {
    switch found {
    case .success(let path): return try BoundedFile.bytes(of: path, named: name, limit: limit)
    case .failure(let fault): throw FileFault(name, fault.reason(in: self))
    }
  }

  /// The `.lproj` folders to look into, best first, each with a slash behind.
  func localizedFolders(for language: Language) -> [String] {
    let developed = localizations.contains(.english) ? "en" : localizations.first?.tag
    var seen: Set<String> = []
    return (language.fallbacks + [developed, "Base"].compactMap { $0 })
      .flatMap { ["\($0).lproj/", "\($0.replacing("-", with: "_")).lproj/"] }
      .filter { seen.insert($0).inserted }
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

import Cells
import Glibc
import PageProtocol

/// The person's settings: a JSON object in a file, with the places of what is in it.
public struct SettingsFile: Sendable {
  /// One of them.
  public struct Entry: Sendable {
    public let name: String
    public let value: Value
    fileprivate let offset: Int
  }

  /// What something is set to.
  public enum Value: Equatable, Sendable {
    case text(String)
    case flag(Bool)
    /// A number, a list or the like, which no setting takes.
    case other
  }

  public let entries: [Entry]
  private let path: String
  private let text: SourceText

  private static let limits = JSONLimits(bytes: 1 << 16, depth: 8, elements: 1000)

  /// Where the file is looked for: in the user's folder for settings; nil when there is none.
  public static func path(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/promenade/config.json"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/promenade/config.json"
  }

  /// Reads the file; nil if there is none.
  public init?(at path: String) throws(FileFault) {
    guard access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno) else { return nil }
    let bytes = try BoundedFile.bytes(of: path, named: path, limit: Self.limits.bytes)
    let (text, json) = try JSONFile.places(in: bytes, named: path, limits: Self.limits)
    self.path = path
    self.text = text
    guard case .object = json.value else {
      let place = text.place(of: json.offset)
      throw FileFault(
        path, line: place.line, column: place.column, "Must be an object of settings.")
    }
    entries = json.members.map {
      Entry(name: $0.key, value: Value($0.value.value), offset: $0.offset)
    }
  }

  /// What is wrong with an entry, with its place.
  public func fault(at entry: Entry, _ sentence: String) -> FileFault {
    let place = text.place(of: entry.offset)
    return FileFault(path, line: place.line, column: place.column, sentence)
  }
}

extension SettingsFile.Value {
  fileprivate init(_ json: JSON) {
    switch json {
    case .string(let text): self = .text(text.sanitized())
    case .bool(let isOn): self = .flag(isOn)
    case .null, .number, .array, .object: self = .other
    }
  }
}

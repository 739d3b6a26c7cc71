import FoundationEssentials
import Glibc

/// A folder of this process alone, for as long as it is needed.
public final class PassingFolder {
  public let path: String

  /// Makes a folder for temporary files that nobody else can look into; nil if there can be none.
  ///
  /// The corresponding C function is `mkdtemp`.
  public init?() {
    let place = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    var template = Array("\(place)/promenade.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { remove() }

  /// Removes it and all that is in it.
  public func remove() { try? FileManager.default.removeItem(atPath: path) }
}

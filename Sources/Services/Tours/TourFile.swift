import Cells
import FoundationEssentials

/// The files of tours.
public enum TourFile {
  /// The most bytes of one.
  static let limit = 256 << 10
  /// What their names end with.
  static let ending = ".tour"

  /// The text of a file, or a sentence on why it can't be had.
  public static func text(at path: String) -> Result<String, Unreadable> {
    do throws(FileFault) {
      let bytes = try BoundedFile.bytes(of: path, named: path, limit: limit)
      guard let text = SourceText(bytes) else { throw FileFault(path, "Is not UTF-8.") }
      return .success(String(decoding: text.bytes, as: UTF8.self))
    } catch {
      return .failure(Unreadable(sentence: error.description))
    }
  }

  /// Why there is no text.
  public struct Unreadable: Error, Hashable, Sendable {
    public let sentence: String
  }

  /// The path of a tour: of a file, else of one of that name in the folder `Tours` of an app; nil if
  /// there is neither.
  public static func path(of name: String, appFolder: String) -> String? {
    var places = [name]
    if !name.contains("/") {
      let path = "\(folder(in: appFolder))/\(name)"
      places += [path, path + ending]
    }
    return places.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The names of an app's tours, as many as a sentence can hold.
  public static func names(in appFolder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder(in: appFolder))
    return (files ?? []).filter { $0.hasSuffix(ending) }.sorted().prefix(10)
      .map { String($0.dropLast(ending.count)).sanitized() }
  }

  private static func folder(in appFolder: String) -> String { appFolder + "/Tours" }
}

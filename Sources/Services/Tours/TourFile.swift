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

  /// The path of a tour: of a file, else of one of that name in the folder `Tours` of an app.
  public static func path(of name: String, appFolder: String) -> String {
    guard !FileManager.default.fileExists(atPath: name), !name.contains("/") else { return name }
    let path = "\(appFolder)/Tours/\(name)"
    return [path, path + ending].first { FileManager.default.fileExists(atPath: $0) } ?? name
  }
}

import Cells
import FoundationEssentials

/// Files that are written as a whole: the old one or the new one is there, whatever happens.
public enum WholeFile {
  /// Writes a text; what is returned is a sentence on why that could not be done.
  public static func write(_ text: String, to path: String) -> String? {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return nil
    } catch {
      return "\(path.sanitized()) could not be written: \(systemReason())."
    }
  }

  /// Makes a folder and those it is in; what is returned is why that could not be done.
  public static func makeFolder(_ path: String) -> String? {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return nil
    } catch {
      return "The folder \(path.sanitized()) could not be made: \(systemReason())."
    }
  }
}

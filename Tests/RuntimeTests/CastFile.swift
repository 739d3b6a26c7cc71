import FoundationEssentials
import Support

/// A place for a recording, which is gone with the value.
final class CastFile: Sendable {
  let path = FileManager.default.temporaryDirectory.path() + "promenade-\(UUID().uuidString).cast"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? "" }
  var cast: Cast? { Cast(file: path) }
}

import FoundationEssentials
import Glibc

/// What every user of a machine can read of a process, and its owner.
struct ProcessWords {
  let number: pid_t
  let arguments: String
  let environment: String

  /// The processes of this user's in whose environment a text stands.
  static func all(with text: String) -> [ProcessWords] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap { number in
      guard let environment = words("environ", of: number), environment.contains(text) else {
        return nil
      }
      return ProcessWords(
        number: number, arguments: words("cmdline", of: number) ?? "", environment: environment)
    }
  }

  private static func words(_ name: String, of number: pid_t) -> String? {
    FileManager.default.contents(atPath: "/proc/\(number)/\(name)").map {
      String(decoding: $0, as: UTF8.self).replacing("\0", with: "\n")
    }
  }
}

import Glibc

/// A program whose output goes to a pipe.
enum PipeRun {
  /// How many milliseconds it takes from its start until all of its output is read.
  ///
  /// The corresponding C function is `popen`.
  static func milliseconds(_ command: [String]) throws -> Double {
    let line = command.map { "'\($0)'" }.joined(separator: " ")
    let begin = ContinuousClock.now
    guard let output = popen("exec \(line)", "re") else {
      throw BenchError(description: "\(line) can't be started.")
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while case let piece = fread(&buffer, 1, buffer.count, output), piece > 0 { count += piece }
    let status = pclose(output)
    guard status == 0, count > 0 else {
      throw BenchError(description: "\(line) printed \(count) bytes and ended with \(status).")
    }
    return begin.duration(to: .now).milliseconds
  }
}

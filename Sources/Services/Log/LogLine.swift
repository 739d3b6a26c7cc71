import Flows
import Glibc
import PageProtocol

/// An entry as a line of the log: when it happened, by the clock on the wall and since the start,
/// and then what it says itself.
enum LogLine {
  /// The bytes of the line of an entry; the app started so many seconds after 1970.
  static func bytes(of entry: Inspector.Entry, start: Duration) -> [UInt8] {
    var members = [
      JSON.Member("time", .string(date(start + entry.time))),
      JSON.Member("after", entry.time.seconds),
    ]
    if case .object(let facts) = entry.json { members += facts }
    return JSON.object(members).bytes + [UInt8(ascii: "\n")]
  }

  /// The line in place of entries that were left out.
  static func bytes(ofLeftOut count: Int) -> [UInt8] {
    let line = JSON.object([
      JSON.Member("time", .string(date(now))), JSON.Member("kind", .string("leftOut")),
      JSON.Member("count", .number(Double(count))),
    ])
    return line.bytes + [UInt8(ascii: "\n")]
  }

  /// What the clock on the wall says, as the time since 1970.
  ///
  /// The corresponding C function is `clock_gettime`.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Duration(time)
  }

  /// A time since 1970 as ISO 8601 has it, in UTC.
  ///
  /// The corresponding C function is `strftime`.
  static func date(_ time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return format(time, "%Y-%m-%dT%H:%M:%S") + ".\(fraction)Z"
  }

  /// A time since 1970 in a format of C.
  static func format(_ time: Duration, _ format: String) -> String {
    var seconds = time_t(time.components.seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, format, &parts)
    return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

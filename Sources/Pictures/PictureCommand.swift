import Cells
import Glibc
import PictureProtocol

/// What a picture process does: reads a picture file from its standard input, answers, ends.
public enum PictureCommand {
  /// Processor seconds after which the process is ended, and bytes of address space it may take.
  private static let limits: [(resource: __rlimit_resource_t, value: rlim_t)] = [
    (__rlimit_resource_t(RLIMIT_CPU.rawValue), 3),
    (__rlimit_resource_t(RLIMIT_AS.rawValue), 512 << 20),
    (__rlimit_resource_t(RLIMIT_CORE.rawValue), 0),
  ]

  /// Answers the order in the arguments; returns the exit status.
  public static func run(_ arguments: [String]) -> CInt {
    guard let order = PictureOrder(arguments: arguments) else { return 2 }
    for limit in limits {
      var value = rlimit(rlim_cur: limit.value, rlim_max: limit.value)
      _ = setrlimit(limit.resource, &value)
    }
    return write(answer(to: order).bytes) ? 0 : 1
  }

  private static func answer(to order: PictureOrder) -> PictureAnswer {
    do throws(PictureError) {
      let picture = try PictureLoader.picture(
        decoding: standardInput(), fitting: order.box,
        traits: TerminalTraits(colors: order.colors, isASCII: order.isASCII),
        isDark: order.isDark, mayGrow: order.mayGrow)
      return .picture(picture)
    } catch {
      return .failure(error.sentence)
    }
  }

  /// All bytes of the standard input, or just enough to see that there are too many.
  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= PictureOrder.mostFileBytes {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        var got = 0
        repeat {
          got = read(0, buffer.baseAddress, buffer.count)
        } while got < 0 && errno == EINTR
        count = max(0, got)
      }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var position = 0
    while position < bytes.count {
      let count = bytes[position...].withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      position += count
    }
    return true
  }
}

import FoundationEssentials

/// What the kernel tells of a process and of those it has started, each in files of `/proc`.
struct ProcessFacts {
  /// The process and all below it.
  private let processes: [Int32]

  init(of process: Int32) {
    var found = [process]
    var index = 0
    while index < found.count {
      found += Self.children(of: found[index])
      index += 1
    }
    processes = found
  }

  /// The most memory that was ever resident, in MiB, added up.
  var peakMemory: Double {
    processes.map { Self.number("VmHWM:", in: "/proc/\($0)/status") / 1024 }.reduce(0, +)
  }

  /// The same of each process it has started.
  var peakMemoryOfChildren: [Double] {
    processes.dropFirst().map { Self.number("VmHWM:", in: "/proc/\($0)/status") / 1024 }
  }

  /// How many processes there are.
  var count: Int { processes.count }

  /// The memory that is resident, in MiB, added up.
  var memory: Double {
    processes.map { Self.number("VmRSS:", in: "/proc/\($0)/status") / 1024 }.reduce(0, +)
  }

  /// How many descriptors are open.
  var descriptors: Int {
    processes.map { process in
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd"))?.count ?? 0
    }.reduce(0, +)
  }

  /// How often a thread has woken up.
  var wakeUps: Double {
    processes.flatMap(Self.tasks)
      .map { Self.number("voluntary_ctxt_switches:", in: $0 + "/status") }.reduce(0, +)
  }

  private static func children(of process: Int32) -> [Int32] {
    tasks(of: process).flatMap { task in
      text(of: task + "/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  private static func tasks(of process: Int32) -> [String] {
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { folder + "/" + $0 }
  }

  private static func number(_ name: String, in path: String) -> Double {
    let line = text(of: path).split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { !$0.isNumber }.first.flatMap { Double($0) } ?? 0
  }

  private static func text(of path: String) -> String {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

import Cells
import TerminalEmulation

/// Moving in a list: how soon the screen has followed a key, and with how many bytes.
enum KeyRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    let repository = String(#filePath.dropLast("/Tests/Bench/KeyRows.swift".count))
    var bytes: [String: Double] = [:]
    func move(_ name: String, _ command: [String], in folder: String? = nil) throws -> Double {
      let terminal = try inputs.start(command, in: folder)
      terminal.settle(quiet: .milliseconds(300))
      let answers = [Key.down, .down, .up, .up, .down, .up].map { terminal.answer(to: $0) }
        .filter { $0.bytes > 0 }
      bytes[name] = answers.map { Double($0.bytes) }.median
      return answers.map(\.milliseconds).median
    }
    let time = try Contest(
      .init { try move("promenade", inputs.app()) },
      beside: .init(.htop) { try move("htop", ["htop", "-d", "100"]) },
      .init(.tig) { try move("tig", ["tig"], in: repository) }
    ).run("key to last byte, moving in a list", unit: "ms", budget: .atMost(1))
    let own = bytes["promenade"] ?? .nan
    let peers = time.peers.map { peer in
      let theirs = bytes[peer.name] ?? .nan
      return Row.Result(name: peer.name, measured: theirs, ratio: own / theirs)
    }
    return [
      time,
      Row(
        name: "bytes for that move", measured: own, unit: "bytes", budget: .atMost(200),
        peers: peers),
    ]
  }
}

import CNcurses
import Cells

/// The terminfo entry to use for a terminal.
struct TerminalKind: Hashable {
  let name: String
  /// One sentence if the entry is not the one that was asked for.
  let notice: String?

  static let fallback = "xterm-256color"

  /// Whether it takes operating system commands; the kinds that don't would show them.
  var knowsCommands: Bool { !Self.withoutCommands.contains { name.hasPrefix($0) } }

  private static let withoutCommands = ["linux", "vt", "ansi", "cons", "sun", "wy", "eterm"]

  /// Finds the entry: the named one, its direct-colour sibling if the terminal claims direct
  /// colours, or the fallback.
  static func find(named name: String?, claimsDirectColor: Bool) throws(TerminalError) -> Self {
    let shown = (name ?? "").sanitized()
    guard let name, name != "unknown", let entry = TerminfoEntry(name) else {
      guard TerminfoEntry(fallback) != nil else { throw .notInTerminfo(name: shown) }
      let cause = name == nil ? "TERM is not set" : "terminfo does not know “\(shown)”"
      return Self(name: fallback, notice: "\(cause): using \(fallback)")
    }
    guard entry.canMoveCursor else { throw .cannotMoveCursor(name: shown) }
    let isDirect = claimsDirectColor && entry.colors == 256
    return Self(name: isDirect ? directSibling(of: name) ?? name : name, notice: nil)
  }

  private static func directSibling(of name: String) -> String? {
    let suffix = "-256color"
    let stem = name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name[...]
    let sibling = "\(stem)-direct"
    return TerminfoEntry(sibling)?.isDirect == true ? sibling : nil
  }
}

/// The capabilities of an entry that decide how it is used.
private struct TerminfoEntry {
  let colors: Int
  let canMoveCursor: Bool
  let isDirect: Bool

  /// Looks the name up, nil if it is unknown; the corresponding ncurses function is `setupterm`.
  init?(_ name: String) {
    var result: CInt = 0
    guard setupterm(name, 1, &result) == OK else { return nil }
    colors = Int(Capability.number("colors") ?? 0)
    canMoveCursor = Capability.text("cup") != nil
    isDirect = Capability.isDirectColor
    del_curterm(set_curterm(nil))
  }
}

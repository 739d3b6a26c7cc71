import Cells
import Documents

/// What was refused, the newest last; of many only the newest are kept.
struct Refusals: Equatable, Sendable {
  /// One thing that came in and was refused.
  struct Entry: Equatable, Sendable {
    /// Counted from 1.
    let number: Int
    let source: Source
    let reason: String
    /// How it begins, made visible.
    let excerpt: String?
  }

  /// Who sent it.
  enum Source: String, Equatable, Sendable {
    case page, bridge
  }

  static let most = 200

  private(set) var entries: [Entry] = []
  private(set) var total = 0

  /// Notes one more.
  mutating func note(_ reason: String, excerpt: String?, from source: Source) {
    total += 1
    entries.append(Entry(number: total, source: source, reason: reason, excerpt: excerpt))
    // Trimmed in pieces: a flood moves the rest once in a while, not each time.
    if entries.count > 2 * Self.most { entries.removeFirst(Self.most) }
  }

  /// The list as a text.
  var document: Document {
    let shown = entries.suffix(Self.most)
    let older = total - shown.count
    var blocks: [Block] = [
      .heading(level: 1, [Run("What was refused")]),
      .paragraph(
        [
          Run("\(total) refused, nothing of it pushed a screen. The newest stands last."),
          Run(older > 0 ? " \(older) older ones are not kept." : ""),
        ], .leading),
    ]
    blocks.append(
      .list(
        List(
          items: shown.map { entry in
            List.Item(marker: "\(entry.number).", blocks: Self.blocks(of: entry))
          }, isTight: false)))
    return Document(blocks: blocks)
  }

  private static func blocks(of entry: Entry) -> [Block] {
    var runs = [Run("✗ \(entry.source.rawValue)  ", traits: .strong), Run(entry.reason)]
    if let excerpt = entry.excerpt { runs += [Run("\n"), Run(excerpt, traits: .code)] }
    return [.paragraph(runs, .leading)]
  }
}

import CCmark

/// The addresses that links of a Markdown text are told elsewhere in it: `[label]: address`.
struct MarkdownDefinitions {
  /// By their labels, what may be definitions.
  private var candidates: [String: Candidate] = [:]
  /// The label of the line before, if what it is told may stand on this one.
  private var openLabel: String?

  /// Longer labels are none, nor is anyone's address this long.
  private static let longestLabel = 999
  private static let longest = 1 << 12

  /// Lines that define a label if they are well-formed.
  private struct Candidate {
    var text: [UInt8]
    var isCertain = false
  }

  /// Looks at the next line and says whether it defines something; one within a paragraph can't.
  mutating func takes(_ line: MarkdownLine, canStart: Bool) -> Bool {
    if let label = openLabel {
      openLabel = nil
      if !line.isBlank, line.text.count < Self.longest {
        candidates[label]?.text += line.text + [0x0A]
        return true
      }
    }
    guard canStart, line.indent < 4, line.text.count < Self.longest, !line.isFootnote else {
      return false
    }
    // Also in quotes, there they hold for the whole text as well.
    let text = line.text.drop { " >".utf8.contains($0) }
    guard text.first == UInt8(ascii: "["),
      let end = text.indices.dropLast().first(where: { text[$0...].starts(with: "]:".utf8) }),
      let label = Self.label(text[(text.startIndex + 1)..<end])
    else { return false }
    // Of several the first counts.
    guard candidates[label] == nil else { return true }
    candidates[label] = Candidate(text: text + [0x0A])
    if end + 2 == text.endIndex { openLabel = label }
    return true
  }

  /// The definitions of what a part of the text refers to, as lines to stand before it.
  mutating func text(for part: ArraySlice<UInt8>) -> [UInt8] {
    guard !candidates.isEmpty else { return [] }
    var text: [UInt8] = []
    var taken: Set<String> = []
    var start: Int?
    var isEscaped = false
    for index in part.indices {
      defer { isEscaped = part[index] == UInt8(ascii: "\\") && !isEscaped }
      guard !isEscaped else { continue }
      switch part[index] {
      case UInt8(ascii: "["): start = index + 1
      case UInt8(ascii: "]"):
        guard let from = start else { continue }
        start = nil
        guard let label = Self.label(part[from..<index]), let found = definition(of: label),
          taken.insert(label).inserted
        else { continue }
        text += found
      default: break
      }
    }
    return text.isEmpty ? [] : text + [0x0A]
  }

  /// The lines that define a label, if they do.
  private mutating func definition(of label: String) -> [UInt8]? {
    guard let candidate = candidates[label] else { return nil }
    if !candidate.isCertain {
      guard Self.isDefinition(candidate.text) else {
        candidates[label] = nil
        return nil
      }
      candidates[label]?.isCertain = true
    }
    return candidate.text
  }

  /// Whether nothing of it is seen.
  private static func isDefinition(_ text: [UInt8]) -> Bool {
    text.withUnsafeBytes { bytes in
      guard
        let root = cmark_parse_document(
          bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT)
      else { return false }
      defer { cmark_node_free(root) }
      return !MarkdownNode(root).hasChildren
    }
  }

  /// A label as labels are compared: blanks are one, and capitals are like small letters.
  private static func label(_ text: ArraySlice<UInt8>) -> String? {
    guard text.count <= longestLabel else { return nil }
    let words = text.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard !words.isEmpty else { return nil }
    return words.map { String(decoding: $0, as: UTF8.self).lowercased() }.joined(separator: " ")
  }
}

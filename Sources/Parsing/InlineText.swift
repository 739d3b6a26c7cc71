import Cells
import Documents

/// Collects the text of one block, with white space collapsed as HTML says.
struct InlineText {
  /// The style of the first part, which decides what block the text becomes.
  private(set) var style = TextStyle()
  private var parts: [Part] = []
  private var needsLine = false
  private var skipsLineFeed = false
  private var utf8Count = 0

  /// A text that goes on after so many bytes becomes a block of its own.
  private static let greatestCount = 1 << 14

  fileprivate enum Part {
    case run(Run)
    case picture(source: String, alternative: String, Target?)
  }

  /// Whether text in another style must not join this one on its next line.
  func isComplete(before next: TextStyle) -> Bool {
    needsLine && !parts.isEmpty
      && (next.alignment != style.alignment || utf8Count > Self.greatestCount)
  }

  /// Adds text; blanks beside blanks or at the start of a line vanish.
  mutating func add(_ text: String, _ style: TextStyle) {
    let cleaned: String
    if style.keepsSpace {
      cleaned = withoutLineFeed(text.sanitized(.text))
    } else {
      cleaned = HTMLText.collapsed(text, afterBlank: needsLine || isAtBlank)
    }
    guard !cleaned.isEmpty else { return }
    startLine(style)
    append(Run(cleaned, traits: style.traits, target: style.target))
  }

  /// Adds a control with its label.
  mutating func add(_ control: Run, _ style: TextStyle) {
    startLine(style)
    parts.append(.run(control))
  }

  /// Adds a picture, which stands for itself if nothing stands beside it.
  mutating func addPicture(source: String, alternative: String, _ style: TextStyle) {
    startLine(style)
    parts.append(.picture(source: source, alternative: alternative, style.target))
  }

  /// Breaks the line here.
  mutating func breakLine(_ style: TextStyle) {
    startLine(style)
    append(Run("\n", traits: style.traits, target: style.target))
  }

  /// Lets what follows start on a line of its own.
  mutating func endLine() { needsLine = true }

  /// Leaves out a line feed if one comes next, as at the start of preformatted text.
  mutating func skipLineFeed() { skipsLineFeed = true }

  /// Gives all that was collected and starts anew.
  mutating func take() -> (pictures: [Block], runs: [Run]) {
    defer { self = InlineText() }
    let pictures = parts.compactMap { part -> Block? in
      guard case .picture(let source, let alternative, nil) = part else { return nil }
      return .picture(source: source, alternative: alternative)
    }
    let hasText = parts.contains { part in
      guard case .run(let run) = part else { return false }
      return run.isVisible
    }
    if !hasText, pictures.count == pictureCount { return (pictures, []) }
    var runs = parts.compactMap(\.run)
    while let last = runs.last, last.text.utf8.last == 0x20, !last.isControl {
      runs[runs.count - 1].text.removeLast()
      if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
    }
    return ([], runs)
  }

  private var pictureCount: Int {
    parts.count { if case .picture = $0 { true } else { false } }
  }

  /// Whether a blank would be the first of its line or follow another.
  private var isAtBlank: Bool {
    guard let last = parts.last(where: { !$0.isUnseen }) else { return true }
    guard case .run(let run) = last else { return false }
    return !run.isControl && (run.text.utf8.last == 0x20 || run.text.utf8.last == 0x0A)
  }

  private mutating func withoutLineFeed(_ text: String) -> String {
    defer { skipsLineFeed = false }
    return skipsLineFeed && text.utf8.first == 0x0A ? String(text.dropFirst()) : text
  }

  private mutating func startLine(_ style: TextStyle) {
    if parts.isEmpty { self.style = style } else if needsLine { append(Run("\n")) }
    needsLine = false
  }

  private mutating func append(_ run: Run) {
    utf8Count += run.text.utf8.count
    if case .run(var last) = parts.last, last.traits == run.traits, last.target == run.target,
      !last.isControl
    {
      parts.removeLast()
      last.text += run.text
      parts.append(.run(last))
    } else {
      parts.append(.run(run))
    }
  }
}

extension InlineText.Part {
  /// Whether it leaves no trace beside text.
  fileprivate var isUnseen: Bool {
    if case .picture(_, "", nil) = self { true } else { false }
  }

  /// The part as text beside other text.
  fileprivate var run: Run? {
    switch self {
    case .run(let run): run
    case .picture(_, let alternative, let target):
      if alternative.isEmpty {
        target == nil ? nil : Run("[image]", target: target)
      } else {
        Run("[\(alternative)]", target: target)
      }
    }
  }
}

extension Run {
  /// Whether anything of it is seen.
  fileprivate var isVisible: Bool {
    isControl || text.contains { !$0.isWhitespace || $0 == "\u{A0}" }
  }

  /// Whether it is drawn with brackets of its own.
  fileprivate var isControl: Bool {
    guard case .element(_, let control) = target else { return false }
    return control != .clickable
  }
}

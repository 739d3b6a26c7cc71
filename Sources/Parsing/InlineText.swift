import Cells
import Documents

/// Collects the text of one block, with white space treated as CSS says.
struct InlineText {
  /// The style of the first part, which decides what block the text becomes.
  private(set) var style = TextStyle()
  private var parts: [InlinePart] = []
  private var needsLine = false
  private var skipsLineFeed = false
  private var utf8Count = 0
  /// Whether anything of it is seen.
  private var hasText = false
  /// Where text that is raised or lowered starts among the parts.
  private var openScripts: [Int] = []
  /// Parts before this one are complete.
  private var firstOpenPart = 0
  /// How many bytes there were when no place to cut them was found.
  private var soughtCount = 0

  /// A text that goes on after so many bytes becomes a block of its own.
  private static let greatestCount = 1 << 14
  /// So many more bytes are awaited before a place to cut is sought again, or each tag of a text
  /// without blanks would have all of it looked through.
  private static let step = 1 << 10

  /// Whether text in another style must not join this one on its next line.
  func isComplete(before next: TextStyle) -> Bool {
    needsLine && !parts.isEmpty
      && (next.alignment != style.alignment || next.block != style.block
        || utf8Count > Self.greatestCount)
  }

  /// Adds text; blanks beside blanks or at the start of a line vanish, unless they are kept.
  mutating func add(_ text: String, _ style: TextStyle) {
    let text = style.letters.applied(to: withoutLineFeed(text))
    let cleaned = style.whiteSpace.text(
      text, afterBlank: needsLine || isAtBlank, isPreformatted: style.block == .preformatted)
    guard !cleaned.isEmpty else { return }
    startLine(style)
    append(Run(cleaned, traits: style.traits, target: style.target))
  }

  /// Gives the beginning of a text that gets too long, up to a blank or a line feed.
  ///
  /// The rest is kept, and the seam says how that goes on. Nil if there is nothing to be given yet.
  mutating func takeBeginning() -> (blocks: [InlineBlock], seam: Seam)? {
    guard utf8Count > max(Self.greatestCount, soughtCount), hasText, openScripts.isEmpty,
      case .run(let last) = parts.last,
      !last.isControl
    else { return nil }
    let text = last.text
    let isPreformatted = style.block == .preformatted
    let blank = text.utf8.lastIndex { $0 == 0x0A || ($0 == 0x20 && !isPreformatted) }
    guard blank != nil || utf8Count > 4 * Self.greatestCount else {
      soughtCount = utf8Count + Self.step
      return nil
    }
    // The last character may go on in what comes next.
    let end = blank ?? text.index(before: text.endIndex)
    guard parts.count > 1 || end > text.startIndex else { return nil }
    let rest = text[(blank.map(text.utf8.index(after:)) ?? end)...]
    let style = style
    parts[parts.count - 1] = .run(
      Run(String(text[..<end]), traits: last.traits, target: last.target))
    guard parts.contains(where: \.isText) else {
      parts[parts.count - 1] = .run(last)
      return nil
    }
    let blocks = take()
    self.style = style
    if !rest.isEmpty { append(Run(String(rest), traits: last.traits, target: last.target)) }
    return (blocks, blank == nil && isPreformatted ? .withinLine : .betweenLines)
  }

  /// Adds a sign that isn't in the text, as it is.
  mutating func addSign(_ text: String, _ style: TextStyle) {
    startLine(style)
    append(Run(text, traits: style.traits, target: style.target))
  }

  /// Adds a control with its label.
  mutating func add(_ control: Run, _ style: TextStyle) {
    startLine(style)
    parts.append(.run(control))
  }

  /// Adds a picture, which stands for itself if nothing stands beside it.
  mutating func add(_ picture: Illustration, _ style: TextStyle) {
    startLine(style)
    parts.append(.picture(picture))
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

  /// Starts text that is raised or lowered.
  mutating func beginScript() {
    openScripts.append(parts.count)
    firstOpenPart = parts.count
  }

  /// Ends such text, which can be told from text on the line by small digits or by marks.
  mutating func endScript(_ position: TextStyle.Position) {
    // What is raised within raised text is part of that.
    guard let start = openScripts.popLast(), openScripts.isEmpty else { return }
    let text = parts[start...].compactMap(\.run?.text).joined()
    switch ScriptText.notation(of: text, position, after: parts[..<start].last?.run?.text.last) {
    case .plain: break
    case .signs(let signs):
      for index in parts.indices.dropFirst(start) { parts[index].replace(signs) }
    case .marks(let before, let after):
      parts.insert(.run(Run(before, traits: style.traits)), at: start)
      if !after.isEmpty { parts.append(.run(Run(after, traits: style.traits))) }
    }
    firstOpenPart = parts.count
  }

  /// Gives all that was collected and starts anew: text, and between it the pictures that stand
  /// on lines of their own.
  mutating func take() -> [InlineBlock] {
    defer { self = InlineText() }
    return InlineBlock.blocks(of: parts)
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
    hasText = hasText || run.isVisible
    if parts.count > firstOpenPart, case .run(var last) = parts.last, last.isLike(run) {
      parts.removeLast()
      last.text += run.text
      parts.append(.run(last))
    } else {
      parts.append(.run(run))
    }
  }
}

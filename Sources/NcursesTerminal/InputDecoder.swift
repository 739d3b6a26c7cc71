import Cells

/// Turns what ncurses read into input, one piece at a time.
///
/// ncurses knows the sequences of the terminal's keys. What it does not know (Alt with a letter,
/// keys without a name, answers to questions nobody asked) arrives as an escape and its letters;
/// it is swallowed here, for typing it into a text would be worse.
struct InputDecoder {
  /// What `wgetch` returned.
  enum Piece: Hashable {
    case byte(UInt8)
    case code(CInt)
    /// Nothing more to read for now.
    case pause
  }

  private enum State: Hashable {
    case ground
    /// After an escape: a key of its own if a pause follows.
    case escaped
    /// Inside a control sequence, up to its final letter.
    case sequence
    /// After `ESC O` or `ESC N`: one more letter.
    case shifted
    /// Inside an operating system command or the like, up to its terminator.
    case string
    /// After the escape that ends such a command; a backslash follows.
    case terminating
    case paste
  }

  private var state = State.ground
  private var assembler = ScalarAssembler()
  private var pasted = String.UnicodeScalarView()
  private var pastedBytes = 0
  /// How a sequence begins that may be an answer.
  private var collected = ""
  /// Whether the terminal was asked for its background and may still say something.
  private(set) var isAwaitingAnswer = false

  /// The most that is kept of one paste, in bytes of UTF-8; the rest is dropped.
  static let mostPastedBytes = 1 << 16

  /// The most that is kept of an answer, in characters.
  private static let mostCollected = 64

  /// Whether the end of a paste is awaited.
  var isPasting: Bool { state == .paste }

  /// Takes the answer to a `BackgroundQuestion` for what it is from now on.
  mutating func awaitAnswer() { isAwaitingAnswer = true }

  /// Takes the next piece and returns the input that it completes.
  mutating func decode(_ piece: Piece) -> Input? {
    if state == .paste { return collect(piece) }
    switch piece {
    case .pause: return pause()
    case .code(KeyCode.pasteBegin):
      state = .paste
      return nil
    case .code(let code):
      let isAlone = state == .ground
      state = .ground
      return isAlone ? KeyCode.key(for: code).map(Input.key) : nil
    case .byte(let byte): return assembler.read(byte).flatMap { read($0) }
    }
  }

  /// Ends a paste whose end never came, and returns what there is of it.
  mutating func finishPaste() -> Input? {
    guard state == .paste else { return nil }
    let text = String(pasted).sanitized(.text)
    state = .ground
    pasted = .init()
    pastedBytes = 0
    return text.isEmpty ? nil : .pasted(text)
  }

  private mutating func pause() -> Input? {
    // An answer may come in parts, the rest of which is not to be typed.
    if isAwaitingAnswer, isInAnswer { return nil }
    defer { state = .ground }
    return state == .escaped ? .key(.escape) : nil
  }

  private var isInAnswer: Bool {
    guard collected.count < Self.mostCollected else { return false }
    switch state {
    case .string: return BackgroundQuestion.isBegun(by: collected)
    case .sequence: return collected.hasPrefix("?")
    case .terminating: return true
    case .ground, .escaped, .shifted, .paste: return false
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar) -> Input? {
    switch (state, scalar.value) {
    case (.ground, 0x1B): state = .escaped
    case (.ground, _): return KeyCode.key(for: scalar).map(Input.key)
    case (.escaped, 0x1B): return .key(.escape)
    case (.escaped, _): begin(Self.state(after: scalar))
    case (.sequence, 0x40...0x7E):
      state = .ground
      // The second answer: nothing comes any more.
      if scalar == "c", collected.hasPrefix("?") { isAwaitingAnswer = false }
    case (.shifted, _): state = .ground
    case (.string, 0x07), (.string, 0x1B):
      state = scalar == "\u{1B}" ? .terminating : .ground
      return isAwaitingAnswer ? BackgroundQuestion.isDark(collected).map(Input.background) : nil
    case (.terminating, UInt32(UInt8(ascii: "\\"))): state = .ground
    case (.sequence, 0x1B), (.terminating, 0x1B): state = .escaped
    case (.terminating, _): begin(Self.state(after: scalar))
    case (.sequence, _), (.string, _):
      if collected.count < Self.mostCollected { collected.unicodeScalars.append(scalar) }
    case (.paste, _): break
    }
    return nil
  }

  private mutating func begin(_ state: State) {
    self.state = state
    collected = ""
  }

  private static func state(after introducer: Unicode.Scalar) -> State {
    switch introducer {
    case "[": .sequence
    case "O", "N": .shifted
    case "]", "P", "_", "^", "X": .string
    default: .ground
    }
  }

  private mutating func collect(_ piece: Piece) -> Input? {
    switch piece {
    case .code(KeyCode.pasteEnd): return finishPaste()
    case .code, .pause: return nil
    case .byte(let byte):
      guard let scalar = assembler.read(byte) else { return nil }
      pastedBytes += UTF8.width(scalar)
      if pastedBytes <= Self.mostPastedBytes, scalar != "\u{1B}" { pasted.append(scalar) }
      return nil
    }
  }
}

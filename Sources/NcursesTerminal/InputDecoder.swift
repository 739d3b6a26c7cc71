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

  enum State: Hashable {
    case ground
    /// After an escape: a key of its own if nothing follows.
    case escaped
    /// After an escape that was told as a key, when what it may have begun can still come.
    case told
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

  var state = State.ground
  /// Whether a pause came where more may belong to what has begun.
  var isLate = false
  /// What came behind the escape of what has begun.
  private(set) var opener: Unicode.Scalar = "["
  /// Whether that may be a key by itself, as that escape was told as one.
  private(set) var isDoubtful = false
  private var assembler = ScalarAssembler()
  private var pasted = String.UnicodeScalarView()
  private var pastedBytes = 0
  /// How a sequence begins that may be an answer.
  private(set) var collected = ""
  /// Whether the terminal was asked for its background and may still say something.
  private(set) var isAwaitingAnswer = false
  /// Whether that is so likely that an escape alone is no key before the rest had time to come.
  var isAnswerNear = false

  /// The most that is kept of one paste, in bytes of UTF-8; the rest is dropped.
  static let mostPastedBytes = 1 << 16

  /// The most that is kept of an answer, in characters.
  private static let mostCollected = 64

  /// Takes the answer to a `BackgroundQuestion` for what it is from now on.
  mutating func awaitAnswer() {
    isAwaitingAnswer = true
    isAnswerNear = true
  }

  /// Takes the next piece and returns the inputs that it completes.
  mutating func decode(_ piece: Piece) -> [Input] {
    if state == .paste { return collect(piece).map { [$0] } ?? [] }
    switch piece {
    case .pause: return pause()
    case .code(let code):
      // Behind an escape in one go it is a key with Alt, of which there is none.
      let isAlone = state == .ground || isLate
      var inputs = giveUp()
      if code == KeyCode.pasteBegin {
        state = .paste
      } else if isAlone, let key = KeyCode.key(for: code) {
        inputs.append(.key(key))
      }
      return inputs
    case .byte(let byte):
      guard let scalar = assembler.read(byte) else { return [] }
      let inputs = isLate && !goesOn(with: scalar) ? giveUp() : []
      isLate = false
      return inputs + (read(scalar).map { [$0] } ?? [])
    }
  }

  /// Ends a paste whose end never came, and returns what there is of it.
  mutating func finishPaste() -> Input? {
    let text = String(pasted).sanitized(.text)
    state = .ground
    pasted = .init()
    pastedBytes = 0
    return text.isEmpty ? nil : .pasted(text)
  }

  private mutating func read(_ scalar: Unicode.Scalar) -> Input? {
    switch (state, scalar.value) {
    case (.ground, 0x1B): state = .escaped
    case (.ground, _): return KeyCode.key(for: scalar).map(Input.key)
    case (.escaped, 0x1B): return .key(.escape)
    case (.escaped, _), (.told, _): begin(with: scalar)
    case (.sequence, 0x40...0x7E):
      state = .ground
      // The second answer: nothing comes any more.
      if scalar == "c", collected.hasPrefix("?") {
        (isAwaitingAnswer, isAnswerNear) = (false, false)
      }
    case (.shifted, _): state = .ground
    case (.string, 0x07), (.string, 0x1B):
      state = scalar == "\u{1B}" ? .terminating : .ground
      return isAwaitingAnswer ? BackgroundQuestion.isDark(collected).map(Input.background) : nil
    case (.terminating, UInt32(UInt8(ascii: "\\"))): state = .ground
    case (.sequence, 0x1B), (.terminating, 0x1B): state = .escaped
    case (.terminating, _): begin(with: scalar)
    case (.sequence, _), (.string, _):
      if collected.count < Self.mostCollected { collected.unicodeScalars.append(scalar) }
    case (.paste, _): break
    }
    return nil
  }

  private mutating func begin(with opener: Unicode.Scalar) {
    isDoubtful = state == .told
    state = Self.state(after: opener)
    collected = ""
    self.opener = opener
  }

  static func state(after introducer: Unicode.Scalar) -> State {
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

/// A screen as it is said to somebody who listens or reads line by line.
///
/// It says how things stand now. What of it is news is found by whoever says it.
public struct Speech: Equatable, Sendable {
  /// Which screen it is; another title is another screen, said as a whole.
  public var title: String
  public var lines: [Line]
  /// What can be done, in the order in which it is numbered.
  public var choices: [Choice]
  /// What can be done too; it is only told to somebody who asks for help.
  public var others: [Choice]
  /// The text that is to be given before anything else.
  public var question: Question?
  /// What happened besides.
  public var notices: [Notice]

  /// Makes a speech.
  public init(
    title: String = "", lines: [Line] = [], choices: [Choice] = [], others: [Choice] = [],
    question: Question? = nil, notices: [Notice] = []
  ) {
    self.title = title
    self.lines = lines
    self.choices = choices
    self.others = others
    self.question = question
    self.notices = notices
  }

  /// One line; it is as long as what it says.
  public struct Line: Hashable, Sendable {
    public var text: String
    public var kind: Kind

    /// When a line is said.
    public enum Kind: Hashable, Sendable {
      /// When it is new.
      case news
      /// With the whole screen only: it changes all the time, as a countdown does.
      case aside
    }

    /// A line that is said when it is new.
    public static func news(_ text: String) -> Self { Self(text: text, kind: .news) }
    /// A line that is said with the whole screen only.
    public static func aside(_ text: String) -> Self { Self(text: text, kind: .aside) }
  }

  /// Something that can be done, by its number, its letter or the beginning of its name.
  public struct Choice: Equatable, Sendable {
    /// What is done, in a few words.
    public var name: String
    /// The keys that do it, one after the other.
    public var keys: [Key]
    /// The letter that does the same on a screen.
    public var letter: Character?
    /// An empty line does it.
    public var isMain: Bool

    /// Makes a choice.
    public init(
      _ name: String, keys: [Key], letter: Character? = nil, isMain: Bool = false
    ) {
      self.name = name
      self.keys = keys
      self.letter = letter
      self.isMain = isMain
    }
  }

  /// A text that is asked for.
  public struct Question: Equatable, Sendable {
    /// What is asked for.
    public var label: String
    /// What it is now; an empty answer leaves it so.
    public var value: String
    /// Nobody is to read the answer over the shoulder.
    public var isSecret: Bool
    /// The keys that take away what is there before the answer is typed.
    public var clearing: [Key]
    /// The keys after the answer.
    public var ending: [Key]

    /// Makes a question.
    public init(
      _ label: String, value: String = "", isSecret: Bool = false,
      clearing: [Key] = [.control("u")], ending: [Key] = [.enter]
    ) {
      self.label = label
      self.value = value
      self.isSecret = isSecret
      self.clearing = clearing
      self.ending = ending
    }
  }

  /// A notice with its number: the same words may be said again.
  public struct Notice: Equatable, Sendable {
    public var number: Int
    public var text: String

    /// Makes a notice.
    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }
}

/// A terminal that says screens instead of showing them.
@MainActor
public protocol SpeakingTerminal: Terminal {
  /// Says what is new.
  func present(_ speech: Speech)
}

extension Size {
  /// The size of a terminal that says lines: they have no end.
  public static func spoken(rows: Int) -> Size { Size(columns: 1 << 20, rows: rows) }

  /// Whether what is laid out for it will be said, or a part of something that will.
  public var isSpoken: Bool { columns.isSpokenWidth }
}

extension Int {
  /// Whether lines of so many columns are said, not seen: nothing is drawn with characters there.
  public var isSpokenWidth: Bool { self >= 1 << 19 }
}

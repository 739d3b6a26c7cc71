public import Cells

/// A part of the app that can be told things, asks for things, and can be drawn.
///
/// A flow is a caseless enum, a name for four pure functions. What it remembers is a value, what
/// happens to it is a value, and what it wants from the world is a value, so that all of it can be
/// compared in a test.
public protocol Flow: SendableMetatype {
  associatedtype State: Equatable, Sendable
  /// What happened, in the past tense.
  associatedtype Message: Equatable, Sendable
  /// What is asked for, in the imperative.
  associatedtype Effect: Equatable, Sendable

  /// The keys that do something now: dispatch, footer and help all read this table.
  static func keys(in state: State) -> [KeyBinding<Message>]

  /// What a key means now. Text inputs answer here before the table is asked.
  static func message(for key: Key, in state: State) -> Message?

  /// Takes in what happened and says what is to be done.
  static func update(_ state: inout State, with message: Message) -> [Effect]

  /// Draws the whole screen.
  static func draw(_ state: State, on canvas: inout Canvas)
}

extension Flow {
  public static func message(for key: Key, in state: State) -> Message? {
    binding(for: key, in: state)?.message
  }

  /// The entry of the table that a key belongs to.
  static func binding(for key: Key, in state: State) -> KeyBinding<Message>? {
    keys(in: state).first { $0.keys.contains(key) }
  }
}

/// A flow that is a whole program: it hears the terminal and can end.
public protocol RootFlow: Flow {
  /// Says the whole screen in lines and choices, for a terminal that doesn't show it.
  static func describe(_ state: State) -> Speech

  /// What an input other than a key or a click means.
  static func message(for input: Input, in state: State) -> Message?

  /// What the effect asks of the terminal, if it does.
  static func terminalRequest(in effect: Effect) -> TerminalRequest?

  /// Whether the program is to end.
  static func isFinished(_ state: State) -> Bool

  /// Tells how long the program has run, before each message; by itself that means nothing.
  static func pass(_ time: Duration, to state: inout State)
}

extension RootFlow {
  public static func pass(_ time: Duration, to state: inout State) {}
}

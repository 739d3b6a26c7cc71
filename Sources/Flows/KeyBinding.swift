public import Cells
import Widgets

/// What some keys do on a screen.
public struct KeyBinding<Message: Equatable & Sendable>: Equatable, Sendable {
  public var keys: [Key]
  /// One or two words for the footer; nil leaves it to the help screen.
  public var hint: String?
  /// A phrase for the help screen.
  public var help: String
  public var message: Message

  /// Makes an entry of a key table.
  public init(_ keys: Key..., hint: String? = nil, help: String, message: Message) {
    self.keys = keys
    self.hint = hint
    self.help = help
    self.message = message
  }

  /// The same entry one level up, its message wrapped.
  func map<Outer>(_ wrap: (Message) -> Outer) -> KeyBinding<Outer> {
    var binding = KeyBinding<Outer>(help: help, message: wrap(message))
    binding.keys = keys
    binding.hint = hint
    return binding
  }
}

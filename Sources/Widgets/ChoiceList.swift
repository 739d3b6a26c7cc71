import Cells
public import Documents

/// The options of a choice as a list that has been opened.
public struct ChoiceList: Equatable, Sendable {
  public private(set) var choice: Choice
  /// The option that Enter would choose.
  public private(set) var marked: Int?
  private var typed = ""

  /// Opens the list at what is chosen.
  public init(_ choice: Choice) {
    self.choice = choice
    marked = selectable.first { choice.options[$0].isChosen } ?? selectable.first
  }

  /// The option that is marked.
  public var option: Choice.Option? { marked.map { choice.options[$0] } }

  private var selectable: [Int] {
    choice.options.indices.filter { choice.options[$0].kind == .option }
  }

  /// Marks another option, so many further on; it stops at the ends.
  public mutating func move(by step: Int) {
    typed = ""
    let all = selectable
    guard let marked, let place = all.firstIndex(of: marked) else { return }
    self.marked = all[max(0, min(place + step, all.count - 1))]
  }

  /// Marks an option by its number; false if it can't be chosen.
  public mutating func mark(_ index: Int) -> Bool {
    guard choice.options.indices.contains(index), choice.options[index].kind == .option else {
      return false
    }
    marked = index
    return true
  }

  /// Marks the option that begins with what is typed; the same letter again goes to the next one.
  public mutating func type(_ character: Character) {
    let letter = character.lowercased()
    let longer = typed + letter
    if !typed.isEmpty, let found = first(beginningWith: longer, from: 0) {
      (typed, marked) = (longer, found)
    } else {
      typed = letter
      marked = first(beginningWith: letter, from: 1) ?? marked
    }
  }

  /// The first option with this beginning, from so many behind the marked one on, around the end.
  private func first(beginningWith beginning: String, from step: Int) -> Int? {
    let all = selectable
    guard let place = marked.flatMap({ all.firstIndex(of: $0) }) else { return nil }
    let order = all[min(place + step, all.count)...] + all[..<min(place + step, all.count)]
    return order.first { choice.options[$0].label.lowercased().hasPrefix(beginning) }
  }

  /// Takes over the options as the page has them now.
  public mutating func update(_ choice: Choice) {
    let number = option?.number
    self.choice = choice
    marked =
      selectable.first { choice.options[$0].number == number }
      ?? selectable.first { choice.options[$0].isChosen } ?? selectable.first
  }

  /// Chooses the marked option: it alone, or where several can be, it is added or taken away.
  public mutating func choose() {
    guard let marked else { return }
    guard choice.allowsSeveral else {
      for index in choice.options.indices { choice.options[index].isChosen = index == marked }
      return
    }
    choice.options[marked].isChosen.toggle()
  }

  /// The numbers of the options that are chosen.
  public var chosen: [Int] {
    choice.options.filter { $0.isChosen && $0.kind != .heading }.map(\.number)
  }
}

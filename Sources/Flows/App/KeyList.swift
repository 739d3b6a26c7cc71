import Cells
import Widgets

extension App {
  /// What the list of keys is opened for.
  public enum KeyListPurpose: Equatable, Sendable {
    /// To read what there is.
    case help
    /// To do something by its name.
    case palette
  }
}

/// The keys of a screen and those of every screen as a list: the help and the command palette.
///
/// What is typed narrows it down, the best match first; Enter does what the selected row says.
struct KeyList: Equatable, Sendable {
  let purpose: App.KeyListPurpose
  private(set) var filter = TextEntry()
  /// The selected row among those that are left.
  private(set) var selection = 0

  init(_ purpose: App.KeyListPurpose) { self.purpose = purpose }

  /// A row: an entry of a key table, and what was matched of it.
  struct Entry {
    let binding: KeyBinding<App.Message>
    /// It does the same on every screen.
    let isShared: Bool
    /// What its keys are called.
    let keys: [String]
    var names: FuzzyMatch?
    var does: FuzzyMatch?
    /// What the footer says, which is not seen in the list.
    var hint: FuzzyMatch?

    init(_ binding: KeyBinding<App.Message>, isShared: Bool, in settings: App.Settings) {
      self.binding = binding
      self.isShared = isShared
      keys = binding.keys.map(settings.name(of:))
    }

    /// The names of all its keys.
    var allKeys: String { keys.joined(separator: " ") }

    /// What the best match is worth.
    var score: Int { max(names?.score ?? .min, does?.score ?? .min, hint?.score ?? .min) }
  }

  /// Everything that has a key, but for the list itself.
  static func entries(in state: App.State) -> [Entry] {
    let own = App.screenKeys(in: state).map {
      Entry($0, isShared: false, in: state.settings)
    }
    let shared = App.anywhere.map { Entry($0, isShared: true, in: state.settings) }
    let opening = state.keyList.map { App.Message.keyListToggled($0.purpose) }
    return (own + shared).filter { $0.binding.message != opening }
  }

  /// Those of them that what was typed stands for.
  func shown(of entries: [Entry]) -> [Entry] {
    guard isFiltered else { return entries }
    let letters = filter.text
    let found = entries.compactMap { entry -> Entry? in
      var entry = entry
      entry.names = FuzzyMatch(letters, in: entry.allKeys)
      entry.does = FuzzyMatch(letters, in: entry.binding.help)
      entry.hint = entry.binding.hint.flatMap { FuzzyMatch(letters, in: $0) }
      return entry.score > .min ? entry : nil
    }
    // Sorting alone would not keep the order of equal ones.
    return found.enumerated().sorted { left, right in
      (right.element.score, left.offset) < (left.element.score, right.offset)
    }.map(\.element)
  }

  var isFiltered: Bool { filter.text.contains { $0 != " " } }

  /// The key that opened it, which closes it again before anything was typed.
  var opener: Key { purpose == .help ? .character("?") : .character(":") }

  mutating func type(_ key: Key) {
    filter.type(key)
    selection = 0
  }

  mutating func paste(_ text: String) {
    filter.paste(text)
    selection = 0
  }

  mutating func clear() {
    filter = TextEntry()
    selection = 0
  }

  mutating func move(by step: Int, among count: Int) {
    selection = max(0, min(selection + step, count - 1))
  }
}

extension App {
  /// Follows a key while the list of keys is open.
  static func type(_ key: Key, in state: inout State) -> [Effect] {
    guard let list = state.keyList else { return [] }
    let entries = list.shown(of: KeyList.entries(in: state))
    let page = max(1, state.size.rows - 8)
    switch key {
    case .escape where list.purpose == .help && !list.filter.text.isEmpty: state.keyList?.clear()
    case .escape, .item(KeyList.outside): state.keyList = nil
    case .enter: return choose(list.selection, of: entries, in: &state)
    case .item(let row): return choose(row, of: entries, in: &state)
    case .up: state.keyList?.move(by: -1, among: entries.count)
    case .down: state.keyList?.move(by: 1, among: entries.count)
    case .wheel(let lines): state.keyList?.move(by: lines, among: entries.count)
    case .pageUp: state.keyList?.move(by: -page, among: entries.count)
    case .pageDown: state.keyList?.move(by: page, among: entries.count)
    default: state.keyList?.type(key)
    }
    return []
  }

  /// Does what a row says, as its key would.
  private static func choose(
    _ row: Int, of entries: [KeyList.Entry], in state: inout State
  ) -> [Effect] {
    guard entries.indices.contains(row) else { return [] }
    state.keyList = nil
    return update(&state, with: entries[row].binding.message)
  }

  /// The keys of the list itself.
  static func keys(of list: KeyList) -> [KeyBinding<Message>] {
    let isClearing = list.purpose == .help && !list.filter.text.isEmpty
    return [
      KeyBinding(.enter, hint: "do", help: "do it", message: .keyListTyped(.enter)),
      KeyBinding(
        .escape, hint: isClearing ? "clear" : "close", help: "close this list",
        message: .keyListTyped(.escape)),
      KeyBinding(.down, .up, hint: "move", help: "select another", message: .keyListTyped(.down)),
    ]
  }

  /// What a key means while the list is open; nil leaves it to the keys that work everywhere.
  static func message(for key: Key, in list: KeyList) -> Message? {
    if key == list.opener, list.filter.text.isEmpty { return .keyListToggled(list.purpose) }
    switch key {
    case .up, .down, .pageUp, .pageDown, .wheel, .item: return .keyListTyped(key)
    default: return TextEntry.takes(key) ? .keyListTyped(key) : nil
    }
  }
}

/// The message handlers a page has, and whether a message to them waits for a reply.
struct PageHandlers {
  private var areReplying: [String: Bool] = [:]

  var replying: [String] { names { $0 } }
  var plain: [String] { names { !$0 } }

  /// Adds a handler; what is returned is WebKit's reason why not.
  mutating func add(_ name: String, isReplying: Bool) -> String? {
    if areReplying[name] != nil {
      return "Attempt to add script message handler with name '\(name)' when one already exists."
    }
    areReplying[name] = isReplying
    return nil
  }

  /// Removes a handler; false if there is none.
  mutating func remove(_ name: String) -> Bool {
    areReplying.removeValue(forKey: name) != nil
  }

  private func names(_ isWanted: (Bool) -> Bool) -> [String] {
    areReplying.filter { isWanted($0.value) }.keys.sorted()
  }
}

public import PageProtocol

/// What the app remembers from one start to the next: a JSON object in a file.
///
/// The file is replaced as a whole, so that it is the old one or the new one whatever happens.
public struct StateStore: Sendable {
  let folder: String?

  /// Makes a store in a folder, which need not exist yet; without one nothing is remembered.
  public init(folder: String?) {
    self.folder = folder
  }

  /// The folder somebody chose, else the user's folder for state; nil when there is none.
  public static func folder(chosen: String?, environment: [String: String]) -> String? {
    if let chosen { return chosen }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/promenade"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/promenade"
  }

  /// Reads what is remembered, and says what is wrong with it if something is.
  ///
  /// A file that is no state is set aside, not lost: the app starts as if it were new.
  public func load() -> (state: RememberedState, notice: String?) {
    guard let folder else {
      return (RememberedState(), "Nothing is remembered: no HOME is set; choose with --state.")
    }
    do throws(StateFault) {
      return (try StateFile(folder: folder).read().flatMap(RememberedState.init) ?? .init(), nil)
    } catch {
      return (RememberedState(), error.description)
    }
  }

  /// Remembers a value, or forgets it when it is nil.
  public func set(_ key: String, to value: JSON?) throws(StateFault) {
    guard let folder else {
      throw StateFault(description: "Nothing is remembered: no HOME is set; choose with --state.")
    }
    let file = StateFile(folder: folder)
    // What another Promenade has remembered meanwhile stays; what is broken is set aside by now.
    var state = (try? file.read()).flatMap(RememberedState.init) ?? .init()
    state[key] = value
    try file.replace(with: state.json)
  }
}

/// Why something could not be remembered, in one sentence.
public struct StateFault: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String
}

import Cells
import PageProtocol

/// A navigation path as it is kept from one run to the next.
///
/// A form of its own: it names what happened, not types of the program, so that a later version
/// reads it. Of a deep path the newest screens are kept. Company keys are kept masked.
struct SavedPath {
  let path: NavigationPath<AnalysisScreen>
  /// How many older screens were not kept.
  let dropped: Int

  static let version = 1.0
  static let mostScreens = 1000
  static let mostBytes = 256 << 10

  /// Why a saved path can't be read.
  struct Fault: Error, Hashable {
    let sentence: String
  }

  /// What is to be kept of a path; nil if it is empty.
  static func json(of path: NavigationPath<AnalysisScreen>, dropped: Int = 0) -> JSON? {
    var room = mostBytes
    let kept = path.entries.suffix(mostScreens).reversed().prefix { entry in
      room -= entry.bytes + 100
      return room >= 0
    }.reversed()
    guard !kept.isEmpty else { return nil }
    return .object([
      .init("version", .number(version)),
      .init("dropped", .number(Double(dropped + path.count - kept.count))),
      .init("screens", .array(kept.map(json))),
    ])
  }

  private static func json(of entry: NavigationPath<AnalysisScreen>.Entry) -> JSON {
    .object(
      entry.element.event.savedMembers + [
        .init("times", .number(Double(entry.count))),
        .init("scroll", .number(Double(entry.element.scroll))),
      ])
  }

  /// Reads what was kept; all of it or nothing.
  init(_ json: JSON) throws(Fault) {
    guard json["version"] == .number(Self.version) else {
      throw Fault(sentence: "It is of version \(json["version"]?.description ?? "none"), not 1.")
    }
    guard case .array(let screens) = json["screens"] else {
      throw Fault(sentence: "It has no list of screens.")
    }
    guard screens.count <= Self.mostScreens else {
      throw Fault(sentence: "It has \(screens.count) screens, more than \(Self.mostScreens).")
    }
    var entries: [NavigationPath<AnalysisScreen>.Entry] = []
    for (index, screen) in screens.enumerated() {
      guard let event = AnalysisEvent(saved: screen) else {
        throw Fault(sentence: "Its screen \(index + 1) is not one the app knows.")
      }
      var element = AnalysisScreen(event: event)
      element.scroll = screen.count("scroll", atMost: 1_000_000) ?? 0
      let times = screen.count("times", atMost: .max >> 12) ?? 1
      entries.append(.init(element: element, count: max(1, times), bytes: event.bytes))
    }
    var path = NavigationPath<AnalysisScreen>()
    path.replace(with: entries)
    self.path = path
    dropped = json.count("dropped", atMost: .max >> 12) ?? 0
  }
}

extension JSON {
  /// A member that counts something; nil if it is no whole number in bounds.
  fileprivate func count(_ key: String, atMost most: Int) -> Int? {
    guard case .number(let number) = self[key], let count = Int(exactly: number) else { return nil }
    return (0...most).contains(count) ? count : nil
  }
}

/// The reports at hand, by their ids.
///
/// A path may hold 100 000 report ids. Only the one that is seen is fetched, a few are kept, and
/// few are on their way at once, so that neither a burst nor a restored path floods the back end.
struct ReportShelf: Equatable, Sendable {
  /// What is known of a report.
  enum Slot: Equatable, Sendable {
    case loading(session: Int)
    case ready(Report)
    case failed(ReportFailure)
  }

  private struct Place: Equatable, Sendable {
    let id: String
    var slot: Slot

    var isLoading: Bool {
      if case .loading = slot { true } else { false }
    }
  }

  static let mostKept = 16
  static let mostLoading = 4

  /// The ones wanted last stand last.
  private var places: [Place] = []
  private var session = 0

  /// What is known of a report; nil if it was not asked for.
  subscript(id: String) -> Slot? { places.last { $0.id == id }?.slot }

  /// Wants a report; the number under which to ask for it, or nil if that is not to be done (now).
  mutating func want(_ id: String) -> Int? {
    guard self[id] == nil, loading < Self.mostLoading else { return nil }
    session += 1
    places.append(Place(id: id, slot: .loading(session: session)))
    if places.count > Self.mostKept, let oldest = places.firstIndex(where: { !$0.isLoading }) {
      places.remove(at: oldest)
    }
    return session
  }

  /// Puts the answer to a question in its place, unless nobody waits for it any more.
  mutating func put(_ slot: Slot, for id: String, session: Int) {
    guard
      let index = places.firstIndex(where: { $0.id == id && $0.slot == .loading(session: session) })
    else { return }
    places[index].slot = slot
  }

  /// Forgets a report, so that it is asked for anew.
  mutating func forget(_ id: String) { places.removeAll { $0.id == id } }

  /// Waits for nothing any more.
  mutating func stopWaiting() { places.removeAll(where: \.isLoading) }

  private var loading: Int { places.count(where: \.isLoading) }
}

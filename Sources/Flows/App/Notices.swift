import Cells
import Widgets

extension App {
  /// What a notice is about; what matters more is told first.
  public enum NoticeKind: Int, Equatable, Sendable {
    /// Something happened.
    case news
    /// What became of the key that was pressed: the latest takes the place of the one before.
    case answer
    /// Something went wrong.
    case failure
  }
}

/// The notices that are to be read: one at a time, the most important first, equal ones joined.
struct Notices: Equatable, Sendable {
  /// One of them.
  struct Notice: Equatable, Sendable {
    var text: String
    var kind: App.NoticeKind
    /// How often it came.
    var count = 1
    /// When it came among all there were, for who hears each once.
    var arrival: Int
  }

  /// The one that is seen, and behind it those that wait.
  private(set) var queue: [Notice] = []
  /// How many were left out, as too many came at once.
  private(set) var left = 0
  /// Which part of a long one is seen.
  private(set) var part = 0
  /// Counts what was seen, so that the end of one thing doesn't take the next away.
  private(set) var number = 0

  private var arrivals = 0

  /// The most that are kept.
  static let most = 6

  /// The notice that is seen.
  var shown: Notice? { queue.first }

  /// The notice that is seen as it is drawn.
  var toast: Toast? {
    shown.map { notice in
      let waiting = queue.dropFirst().reduce(left) { $0 + $1.count }
      return Toast(
        notice.text, isFailure: notice.kind == .failure, count: notice.count, waiting: waiting,
        part: part)
    }
  }

  /// Takes in one more, and says whether there is something else to be seen now.
  mutating func add(_ text: String, _ kind: App.NoticeKind) -> Bool {
    if let index = queue.firstIndex(where: { $0.text == text && $0.kind == kind }) {
      queue[index].count += 1
      if kind == .answer { queue[index].arrival = nextArrival() }
      // What keeps coming by itself is not kept on the screen by that.
      return index == 0 && kind == .answer && begin()
    }
    if kind == .answer { queue.removeAll { $0.kind == .answer } }
    let index = queue.firstIndex { $0.kind.rawValue < kind.rawValue } ?? queue.count
    queue.insert(Notice(text: text, kind: kind, arrival: nextArrival()), at: index)
    if queue.count > Self.most { left += queue.removeLast().count }
    return index == 0 && begin()
  }

  /// Goes on to the next part in a row of so many columns, or else to the next notice.
  mutating func advance(in columns: Int) {
    guard let toast, part + 1 < toast.parts(in: columns).count else { return dismiss() }
    part += 1
    number += 1
  }

  /// Goes on to the next notice.
  mutating func dismiss() {
    guard !queue.isEmpty else { return }
    queue.removeFirst()
    if queue.isEmpty, left > 0 {
      let count = left == 1 ? "1 more notice was" : "\(left) more notices were"
      queue = [Notice(text: "\(count) not shown", kind: .news, arrival: nextArrival())]
      left = 0
    }
    _ = begin()
  }

  /// How long it takes to read what is seen in a row of so many columns.
  func readingTime(in columns: Int) -> Duration {
    let parts = toast?.parts(in: columns) ?? []
    guard let text = parts.dropFirst(min(part, parts.count - 1)).first else { return .zero }
    return max(.milliseconds(2500), .milliseconds(1500 + text.columns * 60))
  }

  private mutating func nextArrival() -> Int {
    arrivals += 1
    return arrivals
  }

  private mutating func begin() -> Bool {
    part = 0
    number += 1
    return true
  }
}

extension App {
  /// Tells the person something in a sentence.
  ///
  /// A page may complain of its token or ask for an address with it; a sentence has no use for one.
  static func notify(
    _ text: String, _ kind: NoticeKind = .answer, in state: inout State
  ) -> [Effect] {
    let text = state.inspector.redaction.clean(text, most: Inspector.Entry.mostBytes).text
    state.inspector.note(text, flow: state.flow) { .noticed($0) }
    return state.notices.add(text, kind) ? awaitReading(in: state) : []
  }

  /// Goes on after a notice, or its part, was seen for long enough.
  static func expireNotice(_ number: Int, in state: inout State) -> [Effect] {
    guard state.notices.number == number else { return [] }
    state.notices.advance(in: state.size.columns)
    return awaitReading(in: state)
  }

  /// Goes on to the next notice as the person wants that.
  static func dismissNotice(in state: inout State) -> [Effect] {
    state.notices.dismiss()
    return awaitReading(in: state)
  }

  private static func awaitReading(in state: State) -> [Effect] {
    guard state.notices.shown != nil else { return [] }
    let time = state.notices.readingTime(in: state.size.columns)
    return [.expireNotice(state.notices.number, after: time)]
  }

  /// What a click on the notice stands for.
  static let noticeItem = Key.item(.min + 1)

  /// The key that puts a notice away where it means nothing else.
  static let dismissNotice = KeyBinding<Message>(
    .escape, help: "put the notice away", message: .noticeDismissed)
}

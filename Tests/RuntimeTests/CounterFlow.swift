import Cells
import Flows

/// The smallest flow that uses everything a program offers.
enum Counter: RootFlow {
  struct State: Equatable, Sendable {
    var count = 0
    var isDone = false
    var signal: Int32?
    /// What time it was at each message.
    var times: [Duration] = []
  }

  enum Message: Equatable, Sendable {
    case added(Int)
    case waitPressed
    case copyPressed
    case quitPressed
    case closed(Int32?)
  }

  enum Effect: Equatable, Sendable {
    case wait(Duration, thenAdd: Int)
    case tell(Int)
    case copy(String)
  }

  static func keys(in state: State) -> [KeyBinding<Message>] {
    [
      KeyBinding(.character("+"), help: "add one", message: .added(1)),
      KeyBinding(.character("w"), help: "add ten later", message: .waitPressed),
      KeyBinding(.character("c"), help: "copy", message: .copyPressed),
      KeyBinding(.character("q"), help: "quit", message: .quitPressed),
    ]
  }

  static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .added(let number):
      state.count += number
      return [.tell(state.count)]
    case .waitPressed: return [.wait(.seconds(10), thenAdd: 10)]
    case .copyPressed: return [.copy("\(state.count)")]
    case .quitPressed: state.isDone = true
    case .closed(let signal):
      state.signal = signal
      state.isDone = true
    }
    return []
  }

  static func draw(_ state: State, on canvas: inout Canvas) {
    canvas.write("count \(state.count)", at: Point(column: 0, row: 0))
    canvas.addHotspot(Rect(column: 0, row: 0, columns: 5, rows: 1), key: .character("+"))
    guard state.count == 0 else { return }
    // A place that is there until something has happened.
    canvas.addHotspot(Rect(column: 0, row: 1, columns: 5, rows: 1), key: .character("+"))
  }

  static func describe(_ state: State) -> Speech {
    Speech(
      title: "Counter", lines: [.news("count \(state.count)")],
      choices: [
        Speech.Choice("Add one", keys: [.character("+")], isMain: true),
        Speech.Choice("Add ten later", keys: [.character("w")]),
      ], others: [Speech.Choice("Copy", keys: [.character("c")], letter: "c")])
  }

  static func message(for input: Input, in state: State) -> Message? {
    if case .closed(let signal) = input { .closed(signal) } else { nil }
  }

  static func terminalRequest(in effect: Effect) -> TerminalRequest? {
    if case .copy(let text) = effect { .copy(text) } else { nil }
  }

  static func isFinished(_ state: State) -> Bool { state.isDone }

  static func pass(_ time: Duration, to state: inout State) { state.times.append(time) }
}

import Cells
import Widgets

/// Where the inspector stands, and when keys are meant for it.
extension App {
  /// Goes to the inspector, or back.
  static func toggleInspector(in state: inout State) -> [Effect] {
    guard !state.inspector.isFocused else { return leaveInspector(in: &state) }
    if state.isWide, !state.hasInspectorBeside {
      state.inspector.presence =
        state.flow != nil && state.viewer == nil ? .automatic : .shown
    }
    state.inspector.isFocused = true
    return fitFlows(in: &state)
  }

  static func pass(_ message: Inspector.Message, in state: inout State) -> [Effect] {
    Inspector.update(&state.inspector, with: message).flatMap { effect -> [Effect] in
      switch effect {
      case .copy(let text, let notice):
        return [.terminal(.copy(text))] + notify(notice, in: &state)
      case .save:
        return [.saveEntries(state.inspector.history[state.inspector.history.numbers])]
      case .hide: state.inspector.presence = .hidden
      case .leave: break
      }
      return leaveInspector(in: &state)
    }
  }

  private static func leaveInspector(in state: inout State) -> [Effect] {
    state.inspector.isFocused = false
    return fitFlows(in: &state)
  }

  /// Follows a click beside the inspector: the keys are meant for that side from then on.
  static func pressBeside(_ key: Key, in state: inout State) -> [Effect] {
    state.inspector.isFocused = false
    guard let message = message(for: key, in: state) else { return [] }
    return update(&state, with: message)
  }

  /// Says that nothing is logged any more.
  static func stopLog(_ reason: String, in state: inout State) -> [Effect] {
    state.inspector.log = .stopped(reason)
    return notify(reason, .failure, in: &state)
  }

  /// Gives the inspector the room that it has on the screen now.
  static func fitInspector(in state: inout State) {
    let room = state.inspectorRoom.size
    guard room != state.inspector.size else { return }
    _ = Inspector.update(&state.inspector, with: .resized(room))
  }
}

extension App.State {
  /// Whether there is room for two things side by side; lines that are said have no sides.
  var isWide: Bool { size.columns >= 110 && !size.isSpoken }

  /// Whether the inspector stands beside what is on the screen.
  var hasInspectorBeside: Bool { hasInspector(besideFlow: flow != nil && viewer == nil) }

  /// Whether the inspector has all of the screen.
  var isInspectorAlone: Bool { inspector.isFocused && !hasInspectorBeside }

  private func hasInspector(besideFlow isFlow: Bool) -> Bool {
    guard isWide else { return false }
    return switch inspector.presence {
    case .automatic: isFlow
    case .shown: true
    case .hidden: false
    }
  }

  /// The room for a flow.
  var flowRoom: Size { room(besideFlow: true) }
  /// The room for a document.
  var viewerRoom: Size { room(besideFlow: false) }
  /// The room for what is on the screen.
  var stageRoom: Size { flow != nil && viewer == nil ? flowRoom : viewerRoom }

  private func room(besideFlow isFlow: Bool) -> Size {
    let body = size.body
    guard hasInspector(besideFlow: isFlow) else { return body }
    // A flow is shaped like a phone: there is no use for more.
    return Size(columns: min(80, max(64, body.columns / 2)), rows: body.rows)
  }

  /// Where the inspector stands between title and hints, a margin at each side.
  var inspectorRoom: Rect {
    let body = Rect(size.body)
    let place = hasInspectorBeside ? body.droppingLeft(stageRoom.columns + 1) : body
    return place.inset(columns: 1)
  }
}

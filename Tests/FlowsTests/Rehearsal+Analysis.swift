import Cells
import PageProtocol

@testable import Flows

extension Rehearsal where F == Analysis {
  /// An analysis that is open, its page not there yet.
  static func analysis(columns: Int = 80, rows: Int = 22) -> Self {
    let size = Size(columns: columns, rows: rows)
    var rehearsal = Self(
      Analysis.State(content: .ready(Sample.analysis), size: size), size: size)
    rehearsal.send(.opened)
    return rehearsal
  }

  /// Posts a JSON text as a client of the bridge would.
  mutating func post(_ text: String, frame: Frame = .assumed) {
    post(body: .string(text), frame: frame)
  }

  mutating func post(body: JSON, handler: String = "bridge", frame: Frame = .assumed) {
    send(.posted(Sample.posts(body, handler: handler, frame: frame), .bridge(1)))
  }

  mutating func complete(_ id: String) {
    post(#"{"message":"analysis_completed","id":"\#(id)"}"#)
  }

  /// The reports that the last messages asked for, with the numbers of the questions.
  var questions: [(id: String, session: Int)] {
    effects.compactMap { effect in
      if case .fetchReport(let id, let session) = effect { (id, session) } else { nil }
    }
  }

  /// What the last message was refused for.
  var refusal: String? {
    for case .refuse(let reason, to: _) in effects { return reason }
    return nil
  }

  var events: [AnalysisEvent] { state.path.entries.map(\.element.event) }
}

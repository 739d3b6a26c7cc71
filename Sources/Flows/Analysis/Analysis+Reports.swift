import PageProtocol

extension Analysis {
  /// Asks for the report that is seen, if it is not at hand.
  ///
  /// Then nothing is asked for a moment: of a burst nobody sees more than the last screen.
  static func fetchTop(in state: inout State) -> [Effect] {
    guard state.isOpen, !state.isAskingPaused,
      case .completed(let id, _) = state.path.last?.event, let session = state.shelf.want(id)
    else { return [] }
    state.isAskingPaused = true
    return [.awaitAsking, .fetchReport(id: id, session: session)]
  }

  /// Puts what the back end answered on the shelf.
  static func put(_ json: JSON, for id: String, session: Int, in state: inout State) {
    let slot: ReportShelf.Slot
    do throws(ReportFailure) {
      slot = .ready(try Report(json: json, redaction: state.redaction))
    } catch {
      slot = .failed(error)
    }
    state.shelf.put(slot, for: id, session: session)
  }
}

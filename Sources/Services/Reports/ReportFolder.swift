import Clocks
import Cells
import Flows
import PageProtocol

/// Reports from the app folder: `Reports/index.json` says which file answers for which id.
///
/// A stand-in for the back end; an id that the index does not have is answered as a back end does.
/// An id is looked up and never becomes a part of a path.
struct ReportFolder: ReportSource {
  let folder: AppFolder
  /// How long an answer may take, in seconds.
  var timeout = 20
  var clock: any Clock<Duration> = QuietClock()

  private static let index = "Reports/index.json"
  /// The most bytes of an answer.
  static let mostBytes = 1 << 20

  func report(of id: String) async throws(ReportFailure) -> JSON {
    switch try json(named: Self.index)[id] {
    case .string(let name)?: return try json(named: "Reports/" + name)
    case .object(let members)?: return try await answer(.object(members))
    case nil: throw .status(404, reason: "The folder Reports has no report of this id.")
    case .null?, .bool?, .number?, .array?: throw Self.unusable
    }
  }

  private static let unusable = ReportFailure.unreadable(
    "\(index) must have a file or an object for each id.")

  /// An entry with details: `delay` is how many seconds the answer takes, then comes the `file`, or
  /// a failure of the back end with its `status`.
  private func answer(_ entry: JSON) async throws(ReportFailure) -> JSON {
    if case .number(let delay) = entry["delay"], delay > 0 {
      try? await clock.sleep(for: .seconds(min(delay, Double(timeout))))
      if delay >= Double(timeout) { throw .timedOut(seconds: timeout) }
    }
    if let failure = ReportFailure(answer: entry) { throw failure }
    guard let name = entry["file"]?.string else { throw Self.unusable }
    return try json(named: "Reports/" + name)
  }

  private func json(named name: String) throws(ReportFailure) -> JSON {
    let shown = name.sanitized()
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try folder.bytes(at: name, limit: Self.mostBytes)
    } catch {
      throw .unreachable(error.description)
    }
    guard let bytes else { throw .unreachable("The app folder has no \(shown).") }
    do throws(JSONError) {
      return try JSON(parsing: bytes)
    } catch {
      throw .unreadable("\(shown) is not JSON at byte \(error.offset): \(error.reason).")
    }
  }
}

import Cells
import Flows
import PageProtocol

/// Reports from the app folder: `Reports/index.json` says which file answers for which id.
///
/// A stand-in for the back end; an id that the index does not have is answered as a back end does.
struct ReportFolder: ReportSource {
  let folder: AppFolder

  private static let index = "Reports/index.json"
  private static let mostBytes = 1 << 20

  func report(of id: String) async throws(ReportFailure) -> JSON {
    guard let name = try json(named: Self.index)[id] else {
      throw .status(404, reason: "The folder Reports has no report of this id.")
    }
    guard let name = name.string else {
      throw .unreadable("\(Self.index) must name a file for each id.")
    }
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

public import PageProtocol
import Synchronization

/// Keeps the analysis' navigation path from one run to the next, in a file of its own.
public final class PathStore: Sendable {
  private let file: StateFile?
  /// The number of the newest path that was asked to be kept.
  private let newest = Mutex(0)

  /// Makes a store in the folder that the state is in; without one nothing is kept.
  public init(folder: String?) {
    file = folder.map { StateFile(folder: $0, name: "path.json") }
  }

  /// Reads the path that was kept, and says what is wrong with it if something is.
  public func load() -> (path: JSON?, notice: String?) {
    guard let file else { return (nil, nil) }
    do throws(StateFault) {
      return (try file.read(), nil)
    } catch {
      return (nil, error.description)
    }
  }

  /// Puts what was read but is no path out of the way; the sentence says so.
  public func setAside(because reason: String) -> String? {
    file?.setAside(because: reason).description
  }

  /// Keeps a path, or forgets it when it is nil.
  ///
  /// Paths are kept beside the loop and may overtake one another: numbered in their order, an older
  /// one never replaces a newer one.
  func keep(_ path: JSON?, number: Int) throws(StateFault) {
    guard let file else { return }
    let fault = newest.withLock { newest -> StateFault? in
      guard number > newest else { return nil }
      newest = number
      do throws(StateFault) {
        if let path { try file.replace(with: path) } else { try file.remove() }
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault }
  }
}

import Cells
import Clocks
import Flows
import Glibc

extension Services {
  /// Writes what happened to the log.
  func log(_ entries: [Inspector.Entry], _ send: @escaping Send) -> Work? {
    world.log?.append(entries) { news in
      switch news {
      case .stopped(let reason): send(.logStopped(reason))
      case .lagging(let reason): send(.noticed(reason))
      }
    }
    return nil
  }

  /// Waits until all is logged, but not longer than so; says why it is not, if so.
  public func finishLog(within patience: Duration) -> String? {
    world.log?.finish(within: patience)
  }

  /// Writes entries to a file of their own in the folder where the app remembers.
  func save(_ entries: [Inspector.Entry], _ send: @escaping Send) -> Work {
    let (folder, begin) = (world.store.folder, LogLine.now - world.clock.elapsed)
    return {
      guard let folder else {
        return send(.noticed("There is no folder to save to: choose one with --state."))
      }
      do throws(StateFault) {
        let name = try SavedEntries(folder: folder).write(entries, start: begin)
        let count = entries.count == 1 ? "1 entry" : "\(entries.count) entries"
        send(.noticed("Saved \(count) as \(name)".sanitized(), .answer))
      } catch {
        send(.noticed(error.description))
      }
    }
  }
}

import Dispatch
import Glibc

/// Hears of the signals that are to end the process, where no terminal is taken over.
@MainActor
public final class EndingSignals {
  private let pipe: SignalPipe?
  private let source: (any DispatchSourceProtocol)?

  /// Begins to listen; the signal is to end the process within two seconds, or it ends it itself.
  public init(_ report: @escaping @MainActor (Int32) -> Void) {
    pipe = SignalPipe(to: SignalPipe.endings)
    source = pipe.map { pipe in
      let arrivals = DispatchSource.makeReadSource(fileDescriptor: pipe.readEnd, queue: .main)
      arrivals.setEventHandler {
        MainActor.assumeIsolated { pipe.takeAll().forEach(report) }
      }
      arrivals.setCancelHandler { pipe.close() }
      arrivals.activate()
      return arrivals
    }
  }

  /// Gives the signals back as they were.
  public func stop() {
    source?.cancel()
    pipe?.stop()
  }
}

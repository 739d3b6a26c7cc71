import Cells
import Clocks
import Glibc
import Runtime

extension Screen {
  /// Begins to record the terminal that is opened, to a file that must not be there yet.
  static func recorded(
    to path: String, _ open: () throws(Failure) -> any Terminal
  ) throws(Failure) -> any Terminal {
    // A file that can't be made is better told of before the screen is taken.
    let recording: Recording
    do throws(RecordingFault) {
      recording = try Recording(at: path)
    } catch {
      throw .failed(error.description)
    }
    do throws(Failure) {
      return try recorder(of: open(), to: recording)
    } catch {
      recording.discard()
      throw error
    }
  }

  /// Begins to record an app that nobody sees, at the beginning of a clock that is held.
  static func recorder(
    to path: String, size: Size, clock: HeldClock
  ) throws(Failure) -> Recorder {
    do throws(RecordingFault) {
      return try Recorder(
        Recording(at: path), size: size, traits: TerminalTraits(colors: .direct),
        title: "Promenade", now: { clock.elapsed })
    } catch {
      throw .failed(error.description)
    }
  }

  private static func recorder(
    of terminal: any Terminal, to recording: Recording
  ) throws(Failure) -> Recorder {
    do throws(RecordingFault) {
      return try Recorder(recording, of: terminal, at: time(nil), title: "Promenade")
    } catch {
      terminal.close()
      throw .failed(error.description)
    }
  }
}

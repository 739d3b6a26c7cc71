import Cells
import Flows
import Glibc
import NcursesTerminal
import Runtime
import Services

/// The terminal: opened for an app, given back as it was found.
@MainActor
enum Screen {
  /// Takes the terminal over, or only writes lines to it; where standard input is taken, the person
  /// is at the controlling terminal.
  static func open(
    _ arguments: Arguments, environment: [String: String], isInputTaken: Bool = false
  ) throws(Failure) -> any Terminal {
    guard let path = arguments.recording else {
      guard arguments.isLinear(in: environment) else { return try openFully(arguments) }
      return LinearTerminal(input: isInputTaken ? try controllingTerminal() : 0)
    }
    guard !arguments.isLinear(in: environment) else {
      throw .noTerminal("there is no screen to record: line by line nothing is drawn.")
    }
    return try recorded(to: path) { () throws(Failure) in try openFully(arguments) }
  }

  private static func controllingTerminal() throws(Failure) -> CInt {
    let descriptor = Glibc.open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .noTerminal("standard input is the text, and there is no terminal to read lines from.")
    }
    return descriptor
  }

  private static func openFully(_ arguments: Arguments) throws(Failure) -> NcursesTerminal {
    var options = TerminalOptions()
    if let name = arguments.terminal { options.name = name }
    options.isASCII = arguments.isASCII
    options.isMouseCaptured = arguments.hasMouse
    if arguments.theme == .mono { options.isMonochrome = true }
    do throws(TerminalError) {
      return try NcursesTerminal(options: options)
    } catch {
      throw .noTerminal("\(error).")
    }
  }

  /// Opens the file that what happens is to be written to, if one is wanted.
  static func openLog(_ arguments: Arguments) throws(Failure) -> EventLog? {
    guard let path = arguments.log else { return nil }
    do throws(FileFault) {
      return try EventLog(at: path)
    } catch {
      throw .failed(error.description)
    }
  }

  /// Runs an app until it ends, gives the terminal back, and returns the exit status.
  static func run(
    _ state: App.State, starting effects: [App.Effect], on terminal: any Terminal,
    with services: Services
  ) async -> Int32 {
    let signals = (terminal as? LinearTerminal).map { linear in
      EndingSignals { linear.end(by: $0) }
    }
    defer { signals?.stop() }
    let program = Program<App>(state, on: terminal) { services.perform($0, send: $1) }
    if let recorder = terminal as? Recorder {
      recorder.complain = { [weak program] in program?.send(.noticed($0)) }
    }
    let last = await program.run(starting: effects)
    keepLongest(of: program.turns)
    // What was asked for beside the app is not all there: said again where it stays to be read.
    let faults = [
      (terminal as? Recorder)?.fault, (terminal as? LinearTerminal)?.fault, finishLog(of: services),
    ].compactMap { $0 }
    for fault in faults { StandardStreams.complain(fault) }
    switch last.exit {
    case .signal(let number): ProcessControl.end(by: number)
    case .quit, .hangUp, nil: return faults.isEmpty ? 0 : 1
    }
  }

  /// Keeps the longest turn of the loop in milliseconds, if the benchmark asks for it.
  private static func keepLongest(of turns: TurnTimes) {
    guard let file = getenv("PROMENADE_TURNS").map({ String(cString: $0) }) else { return }
    let text = "\(turns.longest / .milliseconds(1)) in \(turns.count) turns\n"
    if let reason = WholeFile.write(text, to: file) { StandardStreams.complain(reason) }
  }

  /// Waits a moment until all is logged; says why it is not, if so.
  static func finishLog(of services: Services) -> String? {
    services.finishLog(within: .seconds(1))
  }
}

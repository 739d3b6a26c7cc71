import CNcurses

/// How to give a terminal back in a hurry: its settings, and bytes that undo each of our modes.
///
/// Lives in memory of its own that is never freed, so that a signal handler can read it at any time.
struct Restoration: Sendable {
  /// The address of the plan, as a number: it may be read in any thread.
  let address: UInt

  struct Plan {
    let input: CInt
    let output: CInt
    let settings: termios?
    let bytes: UnsafeRawBufferPointer
  }

  /// Prepares the restoration of the current terminal.
  init(input: CInt, output: CInt, settings: termios?) {
    let sequence = Self.sequence
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: sequence.count, alignment: 1)
    bytes.copyBytes(from: sequence)
    let plan = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    plan.initialize(
      to: Plan(
        input: input, output: output, settings: settings, bytes: UnsafeRawBufferPointer(bytes)))
    address = UInt(bitPattern: plan)
  }

  /// The settings a terminal has now; the corresponding C function is `tcgetattr`.
  static func settings(of descriptor: CInt) -> termios? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  /// Puts the settings back; the corresponding C function is `tcsetattr`.
  func restoreSettings() {
    guard let plan = UnsafePointer<Plan>(bitPattern: address) else { return }
    Self.restoreSettings(plan.pointee)
  }

  /// Undoes everything, but for the modes of a terminal that nobody reads; safe in a signal handler.
  static func carryOut(at address: UInt) {
    guard let plan = UnsafePointer<Plan>(bitPattern: address) else { return }
    if Descriptor.takesBytes(plan.pointee.output) {
      Descriptor.write(plan.pointee.bytes, to: plan.pointee.output)
    }
    restoreSettings(plan.pointee)
  }

  private static func restoreSettings(_ plan: Plan) {
    guard var settings = plan.settings else { return }
    tcsetattr(plan.input, TCSANOW, &settings)
  }

  /// Mouse and paste off, attributes and colours reset, cursor on, keypad off, alternate screen left.
  private static var sequence: [UInt8] {
    let modes = Mode.mouseOff + Mode.pasteOff
    let capabilities = ["sgr0", "op", "cnorm", "rmkx", "rmcup"]
    let undone = capabilities.flatMap { Capability.text($0) ?? [] }
    let newline = Capability.text("rmcup") == nil ? Array("\r\n".utf8) : []
    return modes + undone + newline
  }
}

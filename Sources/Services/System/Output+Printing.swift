import Glibc

/// Why not all that a command prints was written.
public enum PrintFault: Error, Equatable, Sendable {
  /// Its reader went away, as head does that has seen enough: nothing to speak of.
  case unread
  /// The system said no, as where the disk is full.
  case unwritable(reason: String)

  /// What is to be said of it, if anything is.
  public var sentence: String? {
    switch self {
    case .unread: nil
    case .unwritable(let reason):
      "standard output could not be written in full: \(reason)."
    }
  }

  /// The exit status of a command that ends by it.
  public var status: Int32 {
    switch self {
    case .unread: 128 + SIGPIPE
    case .unwritable: 1
    }
  }
}

extension Output {
  /// Prints all of a text.
  public static func print(_ text: String, to descriptor: CInt = 1) throws(PrintFault) {
    if write(text, to: descriptor) { return }
    throw errno == EPIPE ? .unread : .unwritable(reason: systemReason())
  }
}

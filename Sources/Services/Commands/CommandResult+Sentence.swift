import Cells
import Flows
import Glibc

extension CommandResult {
  /// One sentence that begins with the program and ends with the last of its complaints.
  func sentence(_ program: String, _ what: String, hiding secrets: [Secret] = []) -> String {
    let complaint = errors.lastLine.quotable(hiding: secrets)
    return program.quotable(hiding: secrets) + " \(what)"
      + (complaint.isEmpty ? "" : ": \(complaint)") + "."
  }

  /// What is said of a program that a signal ended.
  static func death(by signal: CInt) -> String { "died (\(String(cString: strsignal(signal))))" }
}

extension CommandOutput {
  /// The last line with something to be seen in it; not the rest of one whose beginning is gone: half
  /// a secret in it would be known to nobody.
  fileprivate var lastLine: String {
    let whole = isWhole ? bytes[...] : bytes.drop { $0 != 0x0A }
    let lines = String(decoding: whole, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { $0.contains { !$0.isWhitespace } }.map(String.init) ?? ""
  }
}

extension String {
  /// What a program said, made harmless, without secrets, short, and without a full stop.
  func quotable(hiding secrets: [Secret] = []) -> String {
    var words = sanitized().maskingSecrets(secrets).excerpt(bytes: 300)
    while let last = words.last, last == "." || last.isWhitespace { words.removeLast() }
    return words
  }
}

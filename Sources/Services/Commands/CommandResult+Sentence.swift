import Cells
import Flows
import Glibc

extension CommandResult {
  /// One sentence that begins with the program and ends with the last of its complaints.
  func sentence(_ program: String, _ what: String, hiding secrets: [Secret] = []) -> String {
    let lines = String(decoding: errors.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let last = lines.last { $0.contains { !$0.isWhitespace } }.map(String.init) ?? ""
    let complaint = last.quotable(hiding: secrets)
    return program.quotable(hiding: secrets) + " \(what)"
      + (complaint.isEmpty ? "" : ": \(complaint)") + "."
  }

  /// What is said of a program that a signal ended.
  static func death(by signal: CInt) -> String { "died (\(String(cString: strsignal(signal))))" }
}

extension String {
  /// What a program said, made harmless, without secrets, short, and without a full stop.
  func quotable(hiding secrets: [Secret] = []) -> String {
    var words = sanitized().maskingSecrets(secrets).excerpt(bytes: 300)
    while let last = words.last, last == "." || last.isWhitespace { words.removeLast() }
    return words
  }
}

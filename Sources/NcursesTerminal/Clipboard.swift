import FoundationEssentials

/// The clipboard of the terminal, which may be far away.
enum Clipboard {
  /// The longest Base64 text that terminals take.
  private static let mostBytes = 74_994

  /// The sequence that puts a text there (OSC 52); what is too long is cut between characters.
  static func sequence(copying text: String) -> [UInt8] {
    var bytes = 0
    let kept = text.prefix { character in
      bytes += character.utf8.count
      return bytes <= mostBytes / 4 * 3
    }
    return Array("\u{1B}]52;c;\(Data(kept.utf8).base64EncodedString())\u{07}".utf8)
  }
}

import CFuzzer
import Documents
import Parsing

/// Reads what libFuzzer makes up as the files a viewer opens, and lays it out.
///
/// Nothing that can be read may trap, stand still or draw beyond its width. The corresponding C
/// function is `LLVMFuzzerRunDriver`.
@main
struct Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      Fuzz.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }

  /// Reads a case: what it is and how wide its lines are, then its bytes.
  private static func read(_ input: [UInt8]) {
    guard input.count >= 2 else { return }
    let bytes = Array(input[2...])
    let columns = 1 + Int(input[1])
    let document =
      switch input[0] % 3 {
      case 0: Document(html: bytes)
      case 1: Document(markdown: String(decoding: bytes, as: UTF8.self), .github)
      default: Document(plainText: String(decoding: bytes, as: UTF8.self))
      }
    let layout = Layout(of: document, columns: columns)
    for line in layout.lines {
      // In fewer columns the mark of a list or of a broken line may take the place of a grapheme;
      // and a grapheme, which is never split, can have as many as it likes.
      precondition(
        line.spans.allSatisfy { $0.endColumn <= max(8, columns) || $0.text.count == 1 },
        "A line is too wide.")
    }
    _ = layout.text
  }
}

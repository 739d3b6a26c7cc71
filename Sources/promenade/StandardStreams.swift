import Cells
import Services

/// What this process says and prints.
enum StandardStreams {
  /// Prints a text for whoever reads standard output.
  static func print(_ text: String) throws(Failure) {
    do throws(PrintFault) {
      try Output.print(text)
    } catch {
      throw Failure(sentence: error.sentence, status: error.status)
    }
  }

  /// Says in a sentence what is wrong.
  static func complain(_ sentence: String, isNamed: Bool = true) {
    Output.write("\(isNamed ? "promenade: " : "")\(sentence.sanitized())\n", to: 2)
  }
}

import Cells

/// What is wrong with a file of the app folder, and where.
public struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as a person would say it.
  let file: String
  let line: Int?
  let column: Int?
  /// What happened and what to do, in one sentence that needs no file name before it.
  let sentence: String

  /// Makes a fault; names and reasons may come from outside and are made harmless here.
  init(_ file: String, line: Int? = nil, column: Int? = nil, _ sentence: String) {
    self.file = file.sanitized()
    self.line = line
    self.column = column
    self.sentence = sentence.sanitized()
  }

  /// The place and the sentence: `Onboarding.json:3:14: …`.
  public var description: String {
    ([file] + [line, column].compactMap { $0 }.map { "\($0)" } + [" \(sentence)"])
      .joined(separator: ":")
  }
}

import Cells
import Documents
import HTML

extension CharacterNote {
  /// Says how a text was read that is called so.
  init(_ set: CharacterSet, of text: String) {
    let name = set.name.sanitized()
    let sentence: String
    switch set.reason {
    case .assumed(insteadOf: .some(let label)):
      sentence = "Read as \(name): \(text) says \(label.sanitized()), which nobody knows."
    case .contradicted(let label):
      sentence = "Read as \(name): \(text) says \(label.sanitized()), but is no such text."
    case _ where name == "UTF-8":
      self.init(name, "Read as UTF-8.", isUsual: true)
      return
    case .mark: sentence = "Read as \(name), as the byte order mark says."
    case .declared(let label):
      let label = label.sanitized()
      sentence =
        name == "windows-1252" && label != name
        ? "Read as \(name): \(text) says \(label)." : "Read as \(label), as \(text) says."
    case .assumed(insteadOf: nil):
      sentence = "Read as \(name): \(text) doesn't say, and is no UTF-8."
    }
    self.init(name, sentence)
  }
}

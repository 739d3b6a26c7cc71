import Cells
public import Documents

extension Document {
  /// Takes a text as it is, line for line.
  public init(plainText text: String) {
    let clean = text.sanitized(.text)
    self.init(blocks: clean.isEmpty ? [] : [.preformatted([Run(clean)])])
  }
}

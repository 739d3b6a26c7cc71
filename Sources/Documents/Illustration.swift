/// A picture in a document, on lines of its own.
public struct Illustration: Hashable, Sendable {
  /// Where it comes from, as written.
  public var source: String
  /// The words that stand for it; empty if it only adorns the text.
  public var alternative: String
  /// What activating it does, if anything.
  public var target: Target?
  /// The size it asks for, in pixels.
  public var width: Int?
  public var height: Int?
  public var alignment: Alignment
  /// Whether what follows stands directly below it, as a caption does.
  public var isCaptioned: Bool

  /// Makes an illustration.
  public init(
    source: String, alternative: String, target: Target? = nil, width: Int? = nil,
    height: Int? = nil, alignment: Alignment = .leading, isCaptioned: Bool = false
  ) {
    self.source = source
    self.alternative = alternative
    self.target = target
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isCaptioned = isCaptioned
  }

  /// What is read where it isn't seen: nothing, unless it has words or leads somewhere.
  public var words: [Run] {
    guard alternative.isEmpty else { return [Run("[\(alternative)]", target: target)] }
    return target == nil ? [] : [Run("[image]", target: target)]
  }
  /// The words where nothing is shown.
  var spoken: [Run] {
    alternative.isEmpty ? words : [Run("Picture: \(alternative)", target: target)]
  }
}

/// One line of a laid out document.
public struct Line: Hashable, Sendable {
  /// What stands on the line, from left to right; between spans there are blanks.
  public var spans: [Span]
  /// How what is on it goes on in the next line.
  let end: End

  /// How a line ends.
  enum End: Hashable, Sendable {
    /// With what it says, or where a blank was.
    case whole
    case withinWord
    /// Within a word, with a hyphen that isn't part of it.
    case hyphenated
  }

  /// Makes a line.
  public init(spans: [Span] = []) { self.init(spans: spans, end: .whole) }

  init(spans: [Span], end: End) {
    self.spans = spans
    self.end = end
  }

  /// The line as a person would read it, without trailing blanks.
  public var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds what `text` is to other text in UTF-8, if so said with its trailing blanks.
  func append(to bytes: inout [UInt8], keepsBlanks: Bool = false) {
    let start = bytes.count
    var column = 0
    for span in spans {
      while column < span.column {
        bytes.append(0x20)
        column += 1
      }
      bytes.append(contentsOf: span.text.utf8)
      column = max(column, span.endColumn)
    }
    while !keepsBlanks, bytes.count > start, bytes.last == 0x20 { bytes.removeLast() }
  }
}

/// A stretch of a line that looks the same throughout.
public struct Span: Hashable, Sendable {
  /// Where it starts.
  public var column: Int
  /// How many cells it takes.
  public let columns: Int
  /// What is written, without line breaks or tabs.
  public let text: String
  public let role: Role
  public let traits: Run.Traits
  /// The index of the target the text belongs to, in `Layout.targets`.
  public let target: Int?
  /// The number of the element whose label the text is.
  public let label: Int?

  /// Makes a span.
  public init(
    column: Int, columns: Int, text: String, role: Role, traits: Run.Traits = [],
    target: Int? = nil, label: Int? = nil
  ) {
    self.column = column
    self.columns = columns
    self.text = text
    self.role = role
    self.traits = traits
    self.target = target
    self.label = label
  }

  /// What marks a line that goes on with one that was cut.
  static let cut = "↪"

  /// The first column to the right of the text.
  public var endColumn: Int { column + columns }
}

/// What a span is in its document, from which follows how it looks.
public enum Role: Hashable, Sendable {
  case body
  case heading(level: Int)
  case preformatted
  case tableHeader
  /// A button or a choice, with its brackets.
  case button
  /// The mark of a checkbox or a radio button, with its brackets.
  case mark
  /// A field for text.
  case field
  /// A number on its track.
  case slider
  /// The words that stand for a picture.
  case picture
  /// The mark before a list item.
  case marker
  /// The bar beside a quote.
  case bar
  /// The lines of a table, under a heading, or across the page.
  case frame
}

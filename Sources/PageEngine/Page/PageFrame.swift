import HTML

/// A place where a document is shown: the page itself, or an iframe of another document.
final class PageFrame {
  let number: Int
  /// The frame whose document has the iframe; nil for the page itself.
  private(set) weak var parent: PageFrame?
  /// That iframe.
  let element: HTMLNode?
  let depth: Int
  /// What it shows or is about to.
  var content = FrameContent.nothing
  var sandbox = FrameSandbox.none
  /// The document shown, if there is one yet.
  var world: PageWorld?

  /// Makes the page itself, or an iframe.
  init(number: Int, parent: PageFrame? = nil, element: HTMLNode? = nil) {
    self.number = number
    self.parent = parent
    self.element = element
    depth = (parent?.depth ?? -1) + 1
  }

  var isMain: Bool { element == nil }
}

/// What a frame shows.
enum FrameContent: Equatable {
  /// A file, and the address it was asked for by.
  case file(String, address: String)
  /// The text of a `srcdoc`.
  case markup(String)
  /// `about:blank`.
  case nothing

  /// Whether the document counts as its parent's.
  var inheritsOrigin: Bool {
    if case .file = self { false } else { true }
  }
}

/// What the `sandbox` attribute of an iframe, or of one around it, takes away.
struct FrameSandbox: Equatable {
  /// Whether the document has an origin that is the same as no other.
  var isOpaque = false
  var allowsScripts = true

  static let none = Self()

  /// Reads an attribute; nothing that is taken from the frame around is given back.
  init(_ attribute: String?, in outer: Self) {
    self = outer
    guard let attribute else { return }
    let allowed = Set(attribute.lowercased().split(whereSeparator: \.isWhitespace).map(String.init))
    isOpaque = isOpaque || !allowed.contains("allow-same-origin")
    allowsScripts = allowsScripts && allowed.contains("allow-scripts")
  }

  private init() {}
}

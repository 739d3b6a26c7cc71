import Documents

/// What an HTML element means for a document.
enum ElementKind {
  /// Nothing, for its content is like that around it.
  case plain
  /// Not shown at all.
  case unseen
  case trait(Run.Traits)
  case link
  /// A block with space around it.
  case block
  /// A block that only starts on a new line.
  case line
  case heading(Int)
  case preformatted
  case lineBreak
  case rule
  case quote
  case quotation
  case list(isOrdered: Bool)
  case item
  case terms, term, definition
  case table, row, caption
  case cell(isHeader: Bool)
  case picture
  case input
  case captured(Capture)
  case option, optionGroup

  /// What is collected as text before it means something.
  enum Capture { case title, button, field, choice }

  /// Whether the text before it is at an end.
  var isBlock: Bool {
    switch self {
    case .block, .heading, .preformatted, .rule, .quote, .list, .item, .terms, .term, .definition,
      .table, .row, .caption, .cell:
      true
    case .plain, .unseen, .trait, .link, .line, .lineBreak, .quotation, .picture, .input,
      .captured, .option, .optionGroup:
      false
    }
  }

  /// The meaning of a name in lower case.
  static func named(_ name: String) -> ElementKind { names[name] ?? .plain }

  private static let names: [String: ElementKind] = {
    var kinds: [String: ElementKind] = [
      "a": .link, "br": .lineBreak, "hr": .rule, "blockquote": .quote, "q": .quotation,
      "ul": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .item, "dl": .terms,
      "dt": .term, "dd": .definition, "table": .table, "tr": .row, "td": .cell(isHeader: false),
      "th": .cell(isHeader: true), "caption": .caption, "img": .picture, "input": .input,
      "title": .captured(.title), "button": .captured(.button), "textarea": .captured(.field),
      "select": .captured(.choice), "option": .option, "optgroup": .optionGroup,
      "menu": .list(isOrdered: false),
      "dir": .list(isOrdered: false),
    ]
    for level in 1...6 { kinds["h\(level)"] = .heading(level) }
    let groups: [([String], ElementKind)] = [
      (["strong", "b"], .trait(.strong)),
      (["em", "i", "cite", "dfn", "var"], .trait(.emphasis)),
      (["code", "kbd", "samp", "tt"], .trait(.code)),
      (["s", "del", "strike"], .trait(.struck)),
      (["mark"], .trait(.marked)),
      (["pre", "xmp", "listing"], .preformatted),
      (["div", "address", "center", "form", "legend", "figcaption", "summary", "hgroup"], .line),
      (
        [
          "p", "section", "article", "header", "footer", "main", "nav", "aside", "fieldset",
          "figure", "details", "dialog", "search", "body",
        ], .block
      ),
      (
        [
          "script", "style", "template", "head", "iframe", "object", "audio", "video", "canvas",
          "svg", "datalist", "noframes", "noembed", "progress", "meter",
        ], .unseen
      ),
    ]
    for (names, kind) in groups {
      for name in names { kinds[name] = kind }
    }
    return kinds
  }()
}

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
  case raised, lowered
  /// How characters are read, beside them.
  case reading
  case unbroken
  case breakOpportunity
  case summary
  case list(isOrdered: Bool)
  case item
  case terms, term, definition
  case table, row, caption
  /// The rows that stand last.
  case foot
  case cell(isHeader: Bool)
  case picture
  /// A page beside others, in a window that is divided among them.
  case frame
  case input
  case captured(Capture)
  case option, optionGroup

  /// What is collected as text before it means something.
  enum Capture { case title, button, field, choice }

  /// Whether the text before it is at an end.
  var isBlock: Bool {
    switch self {
    case .block, .heading, .preformatted, .rule, .quote, .list, .item, .terms, .term, .definition,
      .table, .row, .caption, .foot, .cell:
      true
    case .plain, .unseen, .trait, .link, .line, .lineBreak, .quotation, .raised, .lowered,
      .reading, .unbroken, .breakOpportunity, .summary, .picture, .frame, .input, .captured,
      .option, .optionGroup:
      false
    }
  }

  /// Whether it is part of a line unless a style says otherwise.
  var isInline: Bool {
    switch self {
    case .plain, .trait, .link, .quotation, .raised, .lowered, .unbroken, .reading: true
    default: false
    }
  }

  /// Whether it holds text that white space in lines can be kept in.
  var isTextBlock: Bool {
    switch self {
    case .block, .line, .item, .definition, .cell: true
    default: false
    }
  }

  /// Whether it can be part of a line if a style says so.
  var canBeInline: Bool {
    switch self {
    case .block, .line, .item: true
    default: false
    }
  }

  /// The meaning of a name in lower case.
  static func named(_ name: String) -> ElementKind { names[name] ?? .plain }

  private static let names: [String: ElementKind] = {
    var kinds: [String: ElementKind] = [
      "a": .link, "br": .lineBreak, "hr": .rule, "blockquote": .quote, "q": .quotation,
      "ul": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .item, "dl": .terms,
      "dt": .term, "dd": .definition, "table": .table, "tr": .row, "td": .cell(isHeader: false),
      "th": .cell(isHeader: true), "caption": .caption, "img": .picture, "frame": .frame,
      "input": .input, "title": .captured(.title), "button": .captured(.button),
      "textarea": .captured(.field),
      "select": .captured(.choice), "option": .option, "optgroup": .optionGroup,
      "menu": .list(isOrdered: false),
      "dir": .list(isOrdered: false), "sup": .raised,
      "sub": .lowered, "rt": .reading, "nobr": .unbroken, "wbr": .breakOpportunity,
      "summary": .summary, "tfoot": .foot,
    ]
    for level in 1...6 { kinds["h\(level)"] = .heading(level) }
    let groups: [([String], ElementKind)] = [
      (["strong", "b"], .trait(.strong)),
      (["em", "i", "cite", "dfn", "var"], .trait(.emphasis)),
      (["code", "kbd", "samp", "tt"], .trait(.code)),
      (["s", "del", "strike"], .trait(.struck)),
      (["mark"], .trait(.marked)),
      (["pre", "xmp", "listing", "plaintext"], .preformatted),
      (["div", "address", "center", "form", "legend", "figcaption", "hgroup"], .line),
      (
        [
          "p", "section", "article", "header", "footer", "main", "nav", "aside", "fieldset",
          "figure", "details", "dialog", "search", "body",
        ], .block
      ),
      (
        [
          "script", "style", "template", "head", "iframe", "audio", "video", "svg", "datalist",
          "noframes", "noembed", "progress", "meter", "rp",
        ], .unseen
      ),
    ]
    for (names, kind) in groups {
      for name in names { kinds[name] = kind }
    }
    return kinds
  }()
}

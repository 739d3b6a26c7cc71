/// What a reference to an entity means that libxml2 can't resolve.
struct HTMLEntity {
  private(set) var text: String
  private(set) var isResolved = false
  private(set) var takesSemicolon = false

  /// Resolves the name behind an `&`, which ends with a semicolon or doesn't.
  ///
  /// Without one the names of HTML 2 count, even if letters follow: `&notit` is `¬it`.
  init(reference name: String, isEnded: Bool, _ entity: (String) -> String?) {
    text = name
    if isEnded, let whole = entity(name) {
      text = whole
      isResolved = true
      takesSemicolon = true
      return
    }
    for length in (2...6).reversed() where length <= name.utf8.count {
      let start = String(name.prefix(length))
      guard Self.oldNames.contains(start), let meaning = entity(start) else { continue }
      text = meaning + name.dropFirst(length)
      isResolved = true
      takesSemicolon = isEnded && length == name.utf8.count
      return
    }
  }

  /// The names that need no semicolon.
  private static let oldNames: Set<String> = {
    let names = """
      AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT
      Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN
      Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar
      ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt
      iacute icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc
      ograve ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3
      szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
      """
    return Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
  }()
}

/// Tells links to files of the app folder from links that lead out of it.
public enum ResourceLink {
  /// The scheme of links to files of the app.
  public static let ownScheme = "snabble"
  /// Schemes of addresses that each phone has an app for.
  public static let outsideSchemes: Set = ["http", "https", "mailto", "tel"]

  /// The name of the file a link means, or nil if it leads out of the app folder.
  ///
  /// `snabble://terms.html` means the bundled file `terms.html` (guide "Parameter: text"); a name
  /// without a scheme is relative to the file it stands in. An empty link means nothing.
  public static func name(of destination: String, from file: String = "") -> String? {
    if let scheme = scheme(of: destination) {
      guard scheme == ownScheme else { return nil }
      let rest = destination.dropFirst(scheme.count + 1)
      return String(rest.drop { $0 == "/" })
    }
    let folder = file.split(separator: "#").first.map(String.init)?.folder ?? ""
    return destination.isEmpty ? "" : folder + destination
  }

  /// The scheme of an address in lower case, if it has one (RFC 3986, 3.1).
  public static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":"), colon != address.startIndex else { return nil }
    let scheme = address[..<colon]
    let isScheme = scheme.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
    return isScheme ? scheme.lowercased() : nil
  }
}

extension String {
  /// What stands before the last slash, with it.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}

/// Tells links to files of the app folder from links that lead out of it.
public enum ResourceLink {
  /// The scheme of links to files of the app.
  public static let ownScheme = "snabble"
  /// Schemes of addresses that each phone has an app for.
  public static let outsideSchemes: Set = ["http", "https", "mailto", "tel"]

  /// The name of the file a link means, or nil if it leads out of the app folder.
  ///
  /// `snabble://terms.html` means the bundled file `terms.html` (guide "Parameter: text"); a name
  /// without a scheme is relative to the file it stands in, and `.` and `..` in it are what they are
  /// in an address (RFC 3986, 5.2.4). An empty link means nothing.
  public static func name(of destination: String, from file: String = "") -> String? {
    if let scheme = scheme(of: destination) {
      guard scheme == ownScheme else { return nil }
      let rest = destination.dropFirst(scheme.count + 1)
      return withoutDots(String(rest.drop { $0 == "/" }))
    }
    let folder = file.split(separator: "#").first.map(String.init)?.folder ?? ""
    return destination.isEmpty ? "" : withoutDots(folder + destination)
  }

  /// The name without steps into the same folder or the one above; one that leads above the app
  /// folder stays as it is, and will be refused.
  private static func withoutDots(_ name: String) -> String {
    let end = name.firstIndex { $0 == "#" || $0 == "?" } ?? name.endIndex
    var parts: [Substring] = []
    for part in name[..<end].split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": break
      case "..": guard let last = parts.popLast(), !last.isEmpty else { return name }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/") + name[end...]
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

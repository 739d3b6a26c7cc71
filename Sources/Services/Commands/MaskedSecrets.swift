import Flows

extension String {
  /// The text with everything masked that is a secret, or looks like one.
  ///
  /// What a program complains about may quote a token: these known ones, one that a name, a scheme
  /// or an address introduces (`password=`, `Bearer`, `//user:`), or a long run of what tokens are
  /// made of (JWTs, Base64, hexadecimal digits). Runs that are made of words, as hosts, paths and
  /// `unsupported_grant_type` are, stay legible.
  func maskingSecrets(_ known: [Secret] = []) -> String {
    let text = known.reduce(self) { text, secret in
      secret.value.isEmpty ? text : text.replacing(secret.value, with: secret.masked)
    }
    var result = ""
    var rest = text[...]
    var name: Substring = ""
    var separator: Substring = ""
    while !rest.isEmpty {
      let run = rest.prefix(while: \.isOfTokens)
      let value = rest.secret(after: name, separator)
      if !value.isEmpty {
        result += Secret(String(value)).masked
        rest = rest.dropFirst(value.count)
      } else {
        result += run.count >= 20 && !run.isOfWords ? Secret(String(run)).masked : String(run)
        rest = rest.dropFirst(run.count)
      }
      name = value.isEmpty ? run : ""
      separator = rest.prefix { !$0.isOfTokens }
      result += separator
      rest = rest.dropFirst(separator.count)
    }
    return result
  }
}

extension Character {
  /// RFC 6750's `b64token` but for its padding, and what separates the parts of a JWT.
  fileprivate var isOfTokens: Bool {
    isASCII && (isLetter || isNumber || "-._~+/".contains(self))
  }

  /// What a value written after its name doesn't go beyond.
  fileprivate var endsValues: Bool { isWhitespace || ":&=\"'`,;<>()[]{}•".contains(self) }
}

extension Substring {
  /// The start of it that is a secret by what stands before it, empty if nothing says so.
  fileprivate func secret(after name: Substring, _ separator: Substring) -> Substring {
    let sign = separator.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    // Each of these ends a value too, so that no part of the text is looked through twice.
    guard !name.isEmpty, ["", ":", "="].contains(sign) else { return "" }
    let value = prefix { !$0.endsValues }
    let name = name.lowercased()
    if sign == ":", name.hasPrefix("//") { return value.userInformation }
    return value.isSecret(named: name, sign: sign) ? value : ""
  }

  /// What stands before the `@` of an address.
  private var userInformation: Substring {
    let authority = prefix { $0 != "/" }
    return authority.lastIndex(of: "@").map { authority[..<$0] } ?? ""
  }

  private func isSecret(named name: String, sign: String) -> Bool {
    let names = ["token", "secret", "password", "passwd", "pwd", "key", "assertion"]
    let isNamed = names.contains { name.hasSuffix($0) }
    return switch sign {
    case "=": isNamed
    // A colon may as well introduce what is said about a token: `token: expired`.
    case ":": isNamed && count >= 6 && contains(where: \.isNumber)
    case "":
      ["bearer", "basic"].contains(name) && dropFirst().contains { $0.isNumber || $0.isUppercase }
    default: false
    }
  }

  /// Whether it is words and small numbers with something in between.
  fileprivate var isOfWords: Bool {
    split { !$0.isLetter && !$0.isNumber }.allSatisfy { part in
      let word = part.prefix(while: \.isLetter)
      let number = part.dropFirst(word.count)
      let hasOneShape =
        word.dropFirst().allSatisfy(\.isLowercase) || word.allSatisfy(\.isUppercase)
      return word.count < 20 && hasOneShape && number.count <= 4
        && number.allSatisfy(\.isNumber)
    }
  }
}

import PageProtocol

extension String {
  /// The text with everything masked that is a secret, or looks like one.
  ///
  /// What a program complains about may quote a token: these known ones, one that a name, a scheme
  /// or an address introduces (`password=`, `Bearer`, `//user:`), or a long run of what tokens are
  /// made of (JWTs, Base64, hexadecimal digits). Runs that are made of words, as hosts, paths and
  /// `unsupported_grant_type` are, stay legible. Where ids are to be read, runs are left alone.
  public func maskingSecrets(_ known: [Secret] = [], includingRuns: Bool = true) -> String {
    guard includingRuns || !known.isEmpty || mayNameSecrets else { return self }
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
        result +=
          includingRuns && run.count >= 20 && !run.isOfWords
          ? Secret(String(run)).masked : String(run)
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

extension String {
  /// Whether a part of a name stands in the text that a secret may follow; found out fast, as most
  /// texts have none.
  private var mayNameSecrets: Bool {
    var word: UInt32 = 0
    for byte in utf8 {
      word = word << 8 | UInt32(byte | 0x20)
      if Self.nameParts.contains(word & 0xFF_FFFF) { return true }
    }
    return false
  }

  /// Of token, secret, password and passwd, pwd, key, assertion, bearer, basic and an address.
  private static let nameParts = ["ken", "ret", "ssw", "pwd", "key", "sse", "rer", "sic", "://"]
    .map { part in part.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) } }
}

extension JSON {
  /// The value with the texts masked that are secrets by the names of their members.
  func maskingNamedSecrets() -> JSON {
    switch self {
    case .null, .bool, .number: self
    case .string(let text): .string(text.maskingSecrets(includingRuns: false))
    case .array(let items): .array(items.map { $0.maskingNamedSecrets() })
    case .object(let members):
      .object(
        members.map { member in
          if case .string(let text) = member.value, text[...].isSecret(named: member.key) {
            return Member(member.key, .string(Secret(text).masked))
          }
          return Member(member.key, member.value.maskingNamedSecrets())
        })
    }
  }
}

extension String {
  private static let secretNames = [
    "token", "secret", "password", "passwd", "pwd", "key", "assertion", "authorization",
  ]

  /// Whether what has this name is a secret.
  fileprivate var namesSecret: Bool {
    let name = lowercased()
    return Self.secretNames.contains { name.hasSuffix($0) }
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
    let sign = separator.filter { !$0.isWhitespace && !"\"'\\".contains($0) }
    // Each of these ends a value too, so that no part of the text is looked through twice.
    guard !name.isEmpty, ["", ":", "="].contains(sign) else { return "" }
    // Within JSON it is the value of a member, whatever it looks like.
    if sign == ":", separator.first == "\"" || separator.first == "\\", String(name).namesSecret {
      let value = prefix { $0 != "\"" && $0 != "\\" }
      return value.isSecret(named: String(name)) ? value : ""
    }
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

  /// Whether the text of a member of a JSON object is a secret by the member's name.
  fileprivate func isSecret(named name: String) -> Bool {
    let isMasked = self == "••••" || count == 9 && dropFirst(4).first == "…"
    guard name.namesSecret, !isEmpty, !isMasked else { return false }
    // Keys are not only those that open something.
    return !name.lowercased().hasSuffix("key") || count >= 6 && contains(where: \.isNumber)
  }

  private func isSecret(named name: String, sign: String) -> Bool {
    let isNamed = name.namesSecret
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

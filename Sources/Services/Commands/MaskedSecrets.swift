import Flows

extension String {
  /// The text with everything masked that is a secret, or looks like one.
  ///
  /// What a program complains about may quote a token: these known ones, or a long run of what
  /// tokens are made of (JWTs, Base64, hexadecimal digits). Runs that are made of words, as hosts,
  /// paths and `unsupported_grant_type` are, stay legible.
  func maskingSecrets(_ known: [Secret] = []) -> String {
    let text = known.reduce(self) { text, secret in
      secret.value.isEmpty ? text : text.replacing(secret.value, with: secret.masked)
    }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let run = rest.prefix(while: \.isOfTokens)
      result += run.count >= 20 && !run.isOfWords ? Secret(String(run)).masked : String(run)
      rest = rest.dropFirst(run.count)
      let others = rest.prefix { !$0.isOfTokens }
      result += others
      rest = rest.dropFirst(others.count)
    }
    return result
  }
}

extension Character {
  /// RFC 6750's `b64token` but for its padding, and what separates the parts of a JWT.
  fileprivate var isOfTokens: Bool {
    isASCII && (isLetter || isNumber || "-._~+/".contains(self))
  }
}

extension Substring {
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

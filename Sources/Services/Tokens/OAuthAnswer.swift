import Flows
import PageProtocol

/// What an OAuth 2.0 server says to a request for a token (RFC 6749, sections 5.1 and 5.2).
enum OAuthAnswer: Hashable, Sendable {
  case token(TokenAnswer, refresh: Secret?)
  case refusal(OAuthRefusal)
  /// It is nothing of the kind; the reason continues a sentence that begins with who said it.
  case unusable(String)

  /// The most bytes a token may have.
  static let mostBytes = 8 << 10

  /// Reads what a program printed.
  init(parsing output: CommandOutput) {
    guard output.isWhole else {
      self = .unusable("printed more than \(output.bytes.count) bytes")
      return
    }
    guard let json = try? JSON(parsing: output.bytes), case .object = json else {
      self = .unusable("printed no JSON object")
      return
    }
    switch json["error"] {
    case .string(let code)?: self = .refusal(OAuthRefusal(code, json))
    case nil, .null?:
      do throws(Flaw) {
        self = try Self.token(of: json)
      } catch {
        self = .unusable(error.reason)
      }
    default: self = .unusable("printed an error that is no text")
    }
  }

  /// What makes an answer unusable.
  private struct Flaw: Error {
    let reason: String
  }

  private static func token(of json: JSON) throws(Flaw) -> OAuthAnswer {
    guard let value = json["access_token"] else { throw Flaw(reason: "printed no access_token") }
    guard let token = value.string, isToken(token) else {
      throw Flaw(
        reason: "printed an access_token that is none: it must be 1 to \(mostBytes) characters"
          + " that can be printed in ASCII")
    }
    if let type = json["token_type"], type.string?.lowercased() != "bearer" {
      throw Flaw(reason: "printed a token_type that is not Bearer")
    }
    let refresh = json["refresh_token"]?.string.flatMap { isToken($0) ? Secret($0) : nil }
    return .token(
      TokenAnswer(token: Secret(token), lifetime: try lifetime(of: json)), refresh: refresh)
  }

  /// RFC 6749, A.12: one or more characters from space to tilde.
  private static func isToken(_ text: String) -> Bool {
    (1...mostBytes).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// How long a token is valid; nil only if that is not said at all.
  private static func lifetime(of json: JSON) throws(Flaw) -> Int? {
    guard let value = json["expires_in"] else { return nil }
    guard case .number(let seconds) = value else {
      throw Flaw(reason: "printed an expires_in that is no number of seconds")
    }
    return Int(seconds.clamped(to: 0...315_360_000))
  }
}

/// Why a server gives no token.
struct OAuthRefusal: Hashable, Sendable {
  /// Like `invalid_grant`.
  var code: String
  var description: String?
  /// When it is worth another try, if the server says: no part of the RFC, but of HTTP.
  var retryAfter: Duration?

  /// What says that it may work later.
  private static let passing: Set = ["temporarily_unavailable", "server_error", "slow_down"]

  var isPassing: Bool { Self.passing.contains(code) }
}

extension OAuthRefusal {
  fileprivate init(_ code: String, _ json: JSON) {
    self.code = code
    description = json["error_description"]?.string
    if case .number(let seconds)? = json["retry_after"] {
      retryAfter = .seconds(seconds.clamped(to: 0...86_400))
    }
  }
}

extension Double {
  /// The nearest number of a range.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

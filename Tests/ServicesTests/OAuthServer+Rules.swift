import FoundationEssentials
import PageProtocol

@testable import Services

/// The rules of RFC 6749 and RFC 7523, and the words of bshaffer's server, whose answers Docebo's
/// resemble.
extension OAuthServer {
  func answer(to request: HTTPRequest) async throws -> HTTPAnswer {
    guard request.line == "POST /oauth2/token HTTP/1.1" else { return HTTPAnswer(status: 404) }
    let form = request.form
    guard form["client_id"] == Self.client, form["client_secret"] == Self.secret else {
      return refusal("invalid_client", "The client credentials are invalid", status: 401)
    }
    switch form["grant_type"] {
    case "urn:ietf:params:oauth:grant-type:jwt-bearer":
      let flaw = try await flaw(in: form["assertion"] ?? "")
      return flaw.map { refusal("invalid_grant", $0) } ?? grant()
    case "refresh_token":
      let token = form["refresh_token"] ?? ""
      var isTaken = false
      change { isTaken = $0.refreshTokens.remove(token) != nil }
      return isTaken ? grant() : refusal("invalid_grant", "Invalid refresh token")
    default:
      return refusal("unsupported_grant_type", "Grant type is not supported")
    }
  }

  private func grant() -> HTTPAnswer {
    let (token, refresh) = (newToken(), newToken())
    change { $0.refreshTokens.insert(refresh) }
    tokens.append(token)
    let answer = JSON.object([
      .init("access_token", .string(token)), .init("expires_in", .number(3600)),
      .init("token_type", .string("Bearer")), .init("scope", .string("api")),
      .init("refresh_token", .string(refresh)),
    ])
    return HTTPAnswer(headers: ["Content-Type: application/json"], body: answer.description)
  }

  private func refusal(_ code: String, _ description: String, status: Int = 400) -> HTTPAnswer {
    let error = JSON.object([
      .init("error", .string(code)), .init("error_description", .string(description)),
    ])
    return HTTPAnswer(status: status, body: error.description)
  }

  private func newToken() -> String {
    String((0..<40).map { _ in "0123456789abcdef".randomElement() ?? "0" })
  }

  /// What is wrong with an assertion (RFC 7523, section 3), nil for nothing.
  private func flaw(in assertion: String) async throws -> String? {
    let parts = assertion.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let header = json(parts[0]), let claims = json(parts[1]),
      let signature = bytes(parts[2]), header["alg"] == .string("RS256")
    else { return "JWT is malformed" }
    guard claims["iss"] == .string(Self.client) else { return "Invalid issuer (iss) provided" }
    guard claims["sub"] == .string(Self.user) else { return "Invalid subject (sub) provided" }
    guard case .number(let expiry)? = claims["exp"] else {
      return "Expiration (exp) time must be present"
    }
    let now = Date().timeIntervalSince1970 + Double(habits.secondsAhead)
    guard now < expiry, expiry <= now + 3600 else { return "JWT has expired" }
    guard claims["aud"] == .string("https://\(domain)/oauth2/token") else {
      return "Invalid audience (aud)"
    }
    let isSigned = try await keys.verify("\(parts[0]).\(parts[1])", signature: signature)
    return isSigned ? nil : "JWT failed signature verification"
  }

  private func json(_ part: String) -> JSON? {
    bytes(part).flatMap { try? JSON(parsing: $0) }
  }

  /// What a part of a JWT holds; one that is padded or not for URLs holds nothing.
  private func bytes(_ part: String) -> [UInt8]? {
    guard !part.contains(where: { "+/=".contains($0) }) else { return nil }
    let standard = part.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - part.utf8.count % 4) % 4)
    return Data(base64Encoded: standard + padding).map { Array($0) }
  }
}

import Cells
@testable import Services

/// One request that a server has read.
struct HTTPRequest {
  let line: String
  /// The fields of a form.
  let form: [String: String]

  /// Reads it from a connection; nil if that ends before.
  init?(from channel: Channel) async throws {
    var bytes: [UInt8] = []
    while true {
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let body = bytes[end.upperBound...]
        if body.count >= Self.length(in: head) {
          line = String(head.prefix { $0 != "\r\n" })
          form = Self.fields(of: String(decoding: body, as: UTF8.self))
          return
        }
      }
      let chunk = try await channel.read()
      if chunk.isEmpty { return nil }
      bytes += chunk
    }
  }

  private static func length(in head: String) -> Int {
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    return line.flatMap { Int($0.drop { $0 != ":" }.dropFirst().filter(\.isNumber)) } ?? 0
  }

  private static func fields(of body: String) -> [String: String] {
    var fields: [String: String] = [:]
    for field in body.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      fields[parts[0]] = parts.last?.replacing("+", with: " ").percentDecoded()
    }
    return fields
  }
}

/// What a server says to a request.
struct HTTPAnswer: Sendable {
  var status = 200
  var headers: [String] = []
  var body = ""

  var bytes: [UInt8] {
    let head = ["HTTP/1.1 \(status) So", "Connection: close", "Content-Length: \(body.utf8.count)"]
    return Array(((head + headers).joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}

import FoundationEssentials

@testable import Services

/// Keys and a certificate made for one test, in a folder of its own.
struct OAuthKeys: Sendable {
  private let folder: AppFolder
  /// The client's.
  let client: String
  /// What the server checks assertions with.
  let publicKey: String
  /// The server's, for 127.0.0.1.
  let certificate: String
  let certificateKey: String

  /// Makes them.
  init(in folder: String) async throws {
    self.folder = try AppFolder(root: folder)
    client = folder + "/client.pem"
    publicKey = folder + "/client.pub"
    certificate = folder + "/server.pem"
    certificateKey = folder + "/server.key"
    try await openssl("genrsa", "-out", client, "2048")
    try await openssl("rsa", "-in", client, "-pubout", "-out", publicKey)
    try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-keyout", certificateKey, "-out", certificate, "-days", "1", "-subj", "/CN=127.0.0.1",
      "-addext", "subjectAltName=IP:127.0.0.1")
  }

  /// Makes a key that nobody knows.
  func stranger() async throws -> String {
    let key = folder.root + "/stranger.pem"
    try await openssl("genrsa", "-out", key, "2048")
    return key
  }

  /// Whether a text was signed with the client's key (RS256).
  func verify(_ text: String, signature: [UInt8]) async throws -> Bool {
    let file = "\(certificate).\(UUID().uuidString).sig"
    try Data(signature).write(to: URL(filePath: file))
    let run = CommandRun(
      command: ["/usr/bin/openssl", "dgst", "-sha256", "-verify", publicKey, "-signature", file],
      folder: folder, input: Array(text.utf8), patience: .seconds(50))
    return try await run.result().end == .exited(0)
  }

  private func openssl(_ arguments: String...) async throws {
    let run = CommandRun(
      command: ["/usr/bin/openssl"] + arguments, folder: folder, patience: .seconds(50))
    let result = try await run.result()
    guard result.end == .exited(0) else { throw Failure(words: result.errors.text) }
  }

  private struct Failure: Error {
    let words: String
  }
}

import Cells
import Glibc
import PageProtocol

/// A file with something remembered in it, as JSON.
struct StateFile {
  private let folder: String
  private let name: String
  private var path: String { "\(folder)/\(name)" }

  /// Names a file in a folder that need not exist yet.
  init(folder: String, name: String = "state.json") {
    self.folder = folder
    self.name = name
  }

  /// Reads the object in it, nil if there is no file; one that is broken is set aside and makes a
  /// fault.
  func read() throws(StateFault) -> JSON? {
    if access(path, F_OK) != 0, [ENOENT, ENOTDIR].contains(errno) { return nil }
    do {
      let bytes = try BoundedFile.bytes(of: path, named: name, limit: 1 << 20)
      let json = try JSON(parsing: bytes)
      if case .object = json { return json }
    } catch let error as FileFault {
      throw setAside(because: error.sentence)
    } catch {
      throw setAside(because: "\(error)")
    }
    throw setAside(because: "It is no JSON object.")
  }

  /// Removes the file, if there is one.
  func remove() throws(StateFault) {
    guard unlink(path) == 0 || errno == ENOENT else { throw fault() }
  }

  /// Replaces what is in it: written beside it, put on disk, then renamed over it.
  ///
  /// The corresponding C functions are `fsync` and `rename`.
  func replace(with json: JSON) throws(StateFault) {
    try makeFolder()
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw fault() }
    let isWritten =
      Output.write(json.prettyDescription + "\n", to: descriptor) && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isWritten else {
      unlink(draft)
      throw fault(code)
    }
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw fault(code)
    }
  }

  /// Makes the folder and those above it that are missing, for the user alone.
  func makeFolder() throws(StateFault) {
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      mkdir(String(folder[..<end]), 0o700)
    }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw fault() }
  }

  /// Puts the file out of the way, so that it is not lost, and says so.
  func setAside(because reason: String) -> StateFault {
    let isAside = rename(path, path + ".broken") == 0
    let outcome =
      isAside ? "was set aside as \(name).broken" : "can be neither used nor set aside"
    return StateFault(
      description: "What was remembered in \(folder) \(outcome): \(reason)".sanitized())
  }

  private func fault(_ code: CInt = errno) -> StateFault {
    let sentence = "It can't be remembered in \(folder): \(systemReason(code))."
    return StateFault(description: sentence.sanitized())
  }
}

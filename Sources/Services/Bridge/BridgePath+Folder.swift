import Glibc

extension BridgePath {
  /// Makes the folder if it is missing and sees to it that a socket may be put there.
  func prepareFolder() throws(BridgeError) {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .folderUnusable(folder: folder, reason: systemReason())
    }
    var status = stat()
    // Anybody may put a link under a name below /tmp: of our own folder we look at the name itself.
    guard (isStandard ? lstat(folder, &status) : stat(folder, &status)) == 0 else {
      throw .folderUnusable(folder: folder, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .folderUnusable(folder: folder, reason: systemReason(ENOTDIR))
    }
    if isStandard, status.st_uid != getuid() || status.st_mode & 0o077 != 0 {
      throw .folderNotPrivate(folder: folder)
    }
  }

  /// Does something while no other Promenade does the same in this folder.
  ///
  /// Two that start at once would otherwise each take the other's new socket for a stale one. Where
  /// the folder cannot be locked within a second it goes on without. The corresponding C function
  /// is `flock`.
  func withFolderLocked<Value>(
    _ body: () throws(BridgeError) -> Value
  ) throws(BridgeError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    for _ in 0..<50 where flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK else { break }
      usleep(20_000)
    }
    return try body()
  }
}

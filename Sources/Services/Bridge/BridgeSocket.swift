import Glibc

/// The socket calls the bridge is made of.
enum BridgeSocket {
  /// Listens at a path, in the place of a socket nobody listens at any more.
  ///
  /// The corresponding C functions are `bind` and `listen`.
  static func listen(at path: BridgePath) throws(BridgeError) -> Channel {
    let address = try address(of: path)
    try path.prepareFolder()
    return try path.withFolderLocked { () throws(BridgeError) in
      try removeStaleSocket(at: path, address)
      let channel = try make(path, flags: SOCK_NONBLOCK)
      // On Linux the file takes its mode from the socket, whatever the umask adds to `bind`.
      fchmod(channel.descriptor, 0o600)
      guard withPointer(to: address, { bind(channel.descriptor, $0, $1) }) == 0,
        Glibc.listen(channel.descriptor, 64) == 0
      else { throw .failed(path: path.socket, reason: systemReason()) }
      return channel
    }
  }

  /// Connects to the one who listens at a path, waiting two seconds at most.
  ///
  /// The corresponding C function is `connect`.
  static func connect(to path: BridgePath) throws(BridgeError) -> Channel {
    let address = try address(of: path)
    let channel = try make(path)
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(
      channel.descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard withPointer(to: address, { Glibc.connect(channel.descriptor, $0, $1) }) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR, ECONNREFUSED: throw .nobodyListens(path: path.socket)
      case EAGAIN: throw .failed(path: path.socket, reason: "no connection within two seconds")
      case let code: throw .failed(path: path.socket, reason: systemReason(code))
      }
    }
    guard peer(of: channel) == getuid() else { throw .foreign(path: path.socket) }
    return channel
  }

  /// Takes the next connection that waits, if one does.
  ///
  /// The corresponding C function is `accept`.
  static func accept(from listener: Channel) -> Channel? {
    let descriptor = Glibc.accept(listener.descriptor, nil, nil)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return Channel(owning: descriptor)
  }

  /// The user at the other end, as it was when the connection was made.
  static func peer(of channel: Channel) -> uid_t? {
    // Glibc shows `struct ucred` to GNU sources only, which Swift's importer is not.
    var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    let result = getsockopt(
      channel.descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
    return result == 0 ? credentials.user : nil
  }

  private static func removeStaleSocket(
    at path: BridgePath, _ address: sockaddr_un
  ) throws(BridgeError) {
    var status = stat()
    guard lstat(path.socket, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path.socket) }
    let probe = try make(path, flags: SOCK_NONBLOCK)
    let result = withPointer(to: address) { Glibc.connect(probe.descriptor, $0, $1) }
    guard result != 0, errno == ECONNREFUSED else { throw .inUse(path: path.socket) }
    guard unlink(path.socket) == 0 else {
      throw .failed(path: path.socket, reason: systemReason())
    }
  }

  private static func make(
    _ path: BridgePath, flags: __socket_type = __socket_type(0)
  ) throws(BridgeError) -> Channel {
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags.rawValue
    let descriptor = socket(AF_UNIX, CInt(type), 0)
    guard descriptor >= 0 else { throw .failed(path: path.socket, reason: systemReason()) }
    return Channel(owning: descriptor)
  }

  private static func address(of path: BridgePath) throws(BridgeError) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.socket.utf8)
    let most = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard bytes.count <= most else { throw .pathTooLong(path: path.socket, most: most) }
    guard !bytes.isEmpty, !bytes.contains(0) else {
      throw .failed(path: path.socket, reason: systemReason(EINVAL))
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return address
  }

  private static func withPointer(
    to address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

import Glibc

/// The programs the app is measured beside; those that are not installed are left out.
enum Peer: String, CaseIterable {
  case w3m, lynx, htop, tig, less, chafa

  var isInstalled: Bool {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { access("\($0)/\(rawValue)", X_OK) == 0 }
  }

  /// Says which are missing.
  static func reportMissing() {
    for peer in allCases where !peer.isInstalled {
      print("\(peer.rawValue) is not installed and is left out.")
    }
  }
}

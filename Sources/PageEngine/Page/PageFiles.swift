import Glibc

/// The files a page may read: those in the folder of its HTML file.
struct PageFiles {
  /// The HTML file of the page itself.
  let main: String
  let limit: Int
  /// What addresses of files in the folder begin with, once the page's own address is known.
  var base = ""
  private let folder: String

  init(file: String, limit: Int) {
    self.limit = limit
    main = Self.resolved(file) ?? file
    folder = Self.folder(of: main)
  }

  /// The path of a file that a document names, by its address or as in an attribute.
  func path(of reference: String, in document: String) throws(PageFault) -> String {
    let path = try place(of: reference.prefix { $0 != "?" && $0 != "#" }, in: document)
    guard let file = Self.resolved(path.percentDecoded), file.hasPrefix(folder) else {
      throw PageFault("it is not in the page's folder")
    }
    return file
  }

  private func place(of name: Substring, in document: String) throws(PageFault) -> String {
    if !base.isEmpty, name.hasPrefix(base) { return folder + name.dropFirst(base.count) }
    if Self.isAddress(name) {
      guard let rest = pathFromRoot(name) else { throw PageFault("a page has no network") }
      return folder + rest
    }
    // A page's folder is all there is of its site.
    if name.hasPrefix("/") { return folder + name.drop { $0 == "/" } }
    return Self.folder(of: document) + name
  }

  /// What follows the origin of an address of the page's own.
  private func pathFromRoot(_ address: Substring) -> Substring? {
    guard let scheme = base.firstRange(of: "://"),
      let slash = base[scheme.upperBound...].firstIndex(of: "/")
    else { return nil }
    let origin = base[...slash]
    return address.hasPrefix(origin) ? address.dropFirst(origin.count) : nil
  }

  private static func isAddress(_ reference: Substring) -> Bool {
    if reference.hasPrefix("//") { return true }
    guard let colon = reference.firstIndex(of: ":") else { return false }
    return reference[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private static func resolved(_ path: String) -> String? {
    guard !path.unicodeScalars.contains("\0"), let resolved = realpath(path, nil) else {
      return nil
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The text of a file.
  func text(of path: String, named name: String) throws(PageFault) -> String {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      throw PageFault("“\(name)” could not be opened: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw PageFault("“\(name)” is not a file.")
    }
    guard status.st_size <= limit else {
      throw PageFault("“\(name)” is larger than \(limit >> 20) MiB, the most that is read.")
    }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 || (got < 0 && errno == EINTR) else { return }
        count += max(0, got)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why a page or a part of it is not there, in one sentence or the end of one.
struct PageFault: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

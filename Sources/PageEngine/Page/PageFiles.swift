import Glibc

/// The files a page may read: those in the folder of its HTML file.
struct PageFiles {
  let file: String
  let limit: Int
  private let folder: String

  init(file: String, limit: Int) {
    self.limit = limit
    self.file = Self.resolved(file) ?? file
    folder = String(self.file[...(self.file.lastIndex(of: "/") ?? self.file.startIndex)])
  }

  /// The page's HTML.
  func html() throws(PageFault) -> String {
    try text(of: file, named: file)
  }

  /// The text of a script by its `src`.
  func script(_ source: String) throws(PageFault) -> String {
    if source.contains("://") || source.hasPrefix("//") || source.hasPrefix("data:") {
      throw PageFault("The script “\(source)” was not loaded: a page has no network.")
    }
    let path = source.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" }
    guard let file = Self.resolved(folder + path), file.hasPrefix(folder) else {
      throw PageFault("The script “\(source)” was not loaded: it is not in the page's folder.")
    }
    return try text(of: file, named: source)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func text(of path: String, named name: String) throws(PageFault) -> String {
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

/// Why a page or a part of it is not there, in one sentence.
struct PageFault: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}

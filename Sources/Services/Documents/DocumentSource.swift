public import Documents
import Glibc

/// Where the bytes of a document come from: a file of an app, or a pipe.
public struct DocumentSource: Sendable {
  private let name: String
  private let channel: Channel
  /// How many bytes there are, if that is known.
  private let size: Int?
  /// Nil finds it out from the beginning.
  private let kind: DocumentKind?
  /// The most bytes that are read; what follows is left out and said to be.
  var limit = DocumentFile.limit

  /// So much is read at once: what is made of it stays in the cache, and a key waits no longer.
  private static let pieceBytes = 1 << 15
  /// The first screen is there after this.
  private static let firstBytes = 1 << 13

  /// Opens a file of an app; what stands behind `#` or `?` in its name is not part of it.
  public init(
    named name: String, of folder: AppFolder, language: Language = .english
  ) throws(FileFault) {
    var file = name
    var found = folder.resource(named: name, language: language)
    // A file whose own name has such a character comes before a link into another one.
    if case .failure = found {
      file = String(name.prefix { $0 != "#" && $0 != "?" })
      found = folder.resource(named: file, language: language)
    }
    switch found {
    case .success(let path):
      // Of a longer one the beginning is read.
      let (descriptor, size) = try BoundedFile.open(path, named: file, limit: .max)
      self.init(name: file, Channel(owning: descriptor), size: size, DocumentKind(named: file))
    case .failure(let fault): throw FileFault(file, fault.reason(in: folder))
    }
  }

  private init(name: String, _ channel: Channel, size: Int?, _ kind: DocumentKind?) {
    self.name = name
    self.channel = channel
    self.size = size
    self.kind = kind
  }

  /// Reads standard input, or what another descriptor refers to.
  public static func standardInput(
    _ wanted: DocumentKind.Wanted, descriptor: CInt = 0
  ) throws(FileFault) -> Self {
    guard let channel = Channel(copying: descriptor) else {
      throw FileFault("standard input", "Is closed: pipe a document into it.")
    }
    switch wanted {
    case .given(let kind): return Self(name: "standard input", channel, size: nil, kind)
    case .guessed: return Self(name: "standard input", channel, size: nil, nil)
    }
  }

  /// What came in at once.
  public struct Portion: Sendable {
    public var chunks: [Chunk]
    /// How much of the document was read by now, if that is known.
    public var part: Double?
    public var isLast = false
    /// How its bytes are read, as far as is known.
    public var characters: CharacterNote
  }

  /// Hears what came in, and says whether there shall be more.
  public typealias Take = (Portion) async -> Bool

  /// Reads the document piece by piece, each when the one before was taken.
  public func read(_ take: Take) async throws(FileFault) {
    var reader: DocumentReader?
    var count = 0
    var isCut = false
    while !isCut {
      let piece = try await piece(after: count)
      guard !piece.isEmpty else { break }
      // What comes in a pipe may part its lines so.
      if count == 0, size != nil, kind == .text, DocumentKind.isNoText(piece) {
        throw FileFault(name, "Is no text but made for a program: unpack or convert it first.")
      }
      count += piece.count
      isCut = count > limit
      var current = reader ?? DocumentReader(kind ?? DocumentKind(beginning: piece))
      // A second reference would have what the reader holds copied at each piece.
      reader = nil
      let chunks = current.read(piece)
      reader = current
      let part =
        current.part ?? size.map { min(1, Double(count) / Double(max(1, min($0, limit)))) }
      let portion = Portion(chunks: chunks, part: part, characters: current.characters)
      guard await take(portion) else { return }
    }
    var last = reader ?? DocumentReader(kind ?? .text)
    reader = nil
    last.end()
    while let chunks = last.takeChunks() {
      let portion = Portion(chunks: chunks, part: last.part, characters: last.characters)
      guard await take(portion) else { return }
    }
    let remark = "The rest is left out: no more than \(limit >> 20) MiB are read."
    let chunks = last.finish(remark: isCut ? remark : nil)
    _ = await take(Portion(chunks: chunks, part: 1, isLast: true, characters: last.characters))
  }

  private func piece(after count: Int) async throws(FileFault) -> [UInt8] {
    do throws(ChannelFault) {
      return try await channel.read(most: count == 0 ? Self.firstBytes : Self.pieceBytes)
    } catch {
      switch error {
      case .cancelled: return []
      case .ended(let reason): throw FileFault(name, "Couldn't be read: \(reason).")
      }
    }
  }
}

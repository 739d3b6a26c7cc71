/// Turns the bytes of a text into text, piece by piece.
///
/// A text that declares nothing is UTF-8 unless its first byte outside ASCII says otherwise.
public struct TextDecoder {
  /// Whether the text is HTML: it may declare what it is in, and has no U+0000.
  private let isHTML: Bool
  private var encoding: HTMLEncoding?
  private var converter: HTMLConverter?
  private var hasStarted = false
  /// UTF-8 only by default: not yet borne out by the text.
  private var isAssumed = false
  private var pending: [UInt8] = []
  private var reason = CharacterSet.Reason.assumed(insteadOf: nil)

  /// Makes a decoder at the start of a text, by default of a plain one.
  public init(isHTML: Bool = false) { self.isHTML = isHTML }

  /// How the text is read, as far as is known.
  public var characterSet: CharacterSet {
    if case .declared(let label) = reason, converter?.hasGivenUp == true {
      return CharacterSet(name: HTMLEncoding.windows1252.name, reason: .contradicted(label))
    }
    return CharacterSet(name: (encoding ?? .utf8).name, reason: reason)
  }

  /// The text that more bytes complete.
  public mutating func decode(_ bytes: [UInt8]) -> String {
    pending.append(contentsOf: bytes)
    if !hasStarted {
      guard pending.count >= needed else { return "" }
      start()
    }
    return withoutNull(takeText(atEnd: false))
  }

  /// The text of what is left.
  public mutating func finish() -> String {
    if !hasStarted { start() }
    return withoutNull(takeText(atEnd: true))
  }

  /// How many bytes it takes to know what the text is in.
  private var needed: Int {
    isHTML ? HTMLEncoding.declarationBytes : HTMLEncoding.markBytes
  }

  private mutating func start() {
    hasStarted = true
    switch isHTML ? HTMLEncoding.found(in: pending) : HTMLEncoding.mark(in: pending) {
    case .mark(let found, let count):
      pending.removeFirst(count)
      encoding = found
      reason = .mark
    case .declared(let label):
      encoding = HTMLEncoding(label: label)
      reason = .declared(label)
    case .nothing: isAssumed = true
    }
    guard case .named(let name) = encoding else { return }
    converter = HTMLConverter(name)
    guard converter == nil else { return }
    isAssumed = true
    encoding = nil
    reason = .assumed(insteadOf: name)
  }

  private mutating func takeText(atEnd: Bool) -> String {
    if let converter {
      defer { pending.removeAll() }
      return converter.convert(pending)
    }
    if isAssumed, let first = pending.firstIndex(where: { $0 >= 0x80 }) {
      let length = Self.length(of: pending[first])
      guard atEnd || pending.count - first >= length else { return takeUTF8(before: first) }
      let sequence = pending[first...].prefix(length)
      isAssumed = false
      encoding = String(validating: sequence, as: UTF8.self) == nil ? .windows1252 : .utf8
    }
    if encoding == .windows1252 {
      defer { pending.removeAll(keepingCapacity: true) }
      return Windows1252.decode(pending)
    }
    return takeUTF8(before: atEnd ? pending.count : Self.completeCount(pending))
  }

  private mutating func takeUTF8(before end: Int) -> String {
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end)
    return text
  }

  /// How many bytes a sequence has that starts with this one.
  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// How many bytes there are before a sequence that isn't complete yet.
  private static func completeCount(_ bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      return length(of: byte) > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }

  /// HTML ignores U+0000 in text; libxml2 would stop there.
  private func withoutNull(_ text: String) -> String {
    isHTML && text.utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? true
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })) : text
  }
}

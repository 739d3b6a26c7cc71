import Cells
import PageProtocol

/// Masks the app's secrets wherever they turn up, whole or in part, as they are, in addresses and in
/// JSON.
///
/// Each form of a secret is cut into blocks of eight bytes, and each eight bytes of a text are looked
/// up among them: a part of fifteen bytes or more has such a block in it, wherever it was cut.
struct Redaction: Equatable, Sendable {
  private var secrets: [Secret] = []
  private var forms: [Form] = []
  private var places: [UInt64: [Place]] = [:]
  /// A bit for each hash of a block: most texts have none of them and need no look-up.
  private var filter = [UInt64](repeating: 0, count: 1 << 10)
  /// The bytes of the longest form.
  private(set) var longest = 0

  private struct Form: Equatable, Sendable {
    let bytes: [UInt8]
    let mask: [UInt8]
  }

  private struct Place: Equatable, Sendable {
    let form: Int
    let offset: Int
  }

  /// A stretch of a text that is a secret or a part of one.
  private struct Match {
    let range: Range<Int>
    let mask: [UInt8]
  }

  static let block = 8
  /// A part that is as long as this is no chance.
  static let shortestPart = 16
  /// Secrets that are remembered, the latest; what was noted earlier has its own masked for good.
  static let mostSecrets = 64

  /// Nothing to hide yet.
  init() {}

  /// Whether there is nothing to hide.
  var isEmpty: Bool { secrets.isEmpty }

  /// Hides a secret from now on; one that is added again counts as the latest.
  mutating func add(_ secret: Secret) {
    guard !secret.value.isEmpty else { return }
    if let index = secrets.firstIndex(of: secret) {
      return secrets.append(secrets.remove(at: index))
    }
    secrets.append(secret)
    guard secrets.count > Self.mostSecrets else { return addForms(of: secret) }
    let kept = secrets.suffix(Self.mostSecrets)
    self = Redaction()
    for secret in kept { add(secret) }
  }

  private mutating func addForms(of secret: Secret) {
    let quoted = JSON.string(secret.value).description.dropFirst().dropLast()
    let texts: Set = [
      secret.value, secret.value.percentEncoded(), String(quoted),
      String(quoted).replacing("/", with: #"\/"#), secret.value.filter { $0 != " " },
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      longest = max(longest, bytes.count)
      for offset in stride(from: 0, through: bytes.count - Self.block, by: Self.block) {
        let word = bytes[offset..<offset + Self.block].reduce(0) { $0 << 8 | UInt64($1) }
        places[word, default: []].append(Place(form: forms.count, offset: offset))
        let hash = Self.hash(word)
        filter[hash >> 6] |= 1 << UInt64(hash & 63)
      }
      forms.append(Form(bytes: bytes, mask: Array(secret.masked.utf8)))
    }
  }

  private static func hash(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }

  /// Where eight bytes stand in the forms of secrets.
  private func places(of word: UInt64) -> [Place]? {
    let hash = Self.hash(word)
    return filter[hash >> 6] & 1 << UInt64(hash & 63) == 0 ? nil : places[word]
  }

  /// Whether nothing of a text needs to be masked or made harmless.
  func isHarmless(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    if bytes.count < Self.block, isShortSecret(text) { return false }
    var word: UInt64 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard (0x20...0x7E).contains(byte) else { return false }
      word = word << 8 | UInt64(byte)
      if places(of: word) != nil { return false }
    }
    return true
  }

  /// A shorter secret turns up by chance, and is only hidden where it stands alone.
  private func isShortSecret(_ text: String) -> Bool {
    forms.contains { $0.bytes.count < Self.block && text.utf8.elementsEqual($0.bytes) }
  }

  /// The text with every secret masked.
  func hide(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= Self.block else {
      return isShortSecret(text) ? Secret(text).masked : text
    }
    let matches = matches(in: bytes)
    guard !matches.isEmpty else { return text }
    var result: [UInt8] = []
    var copied = 0
    for match in matches {
      result += bytes[copied..<match.range.lowerBound] + match.mask
      copied = match.range.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// Where secrets stand in the bytes of a text.
  func ranges(in bytes: [UInt8]) -> [Range<Int>] { matches(in: bytes).map(\.range) }

  private func matches(in bytes: [UInt8]) -> [Match] {
    var matches: [Match] = []
    guard !places.isEmpty else { return matches }
    var end = 0
    var word: UInt64 = 0
    var index = 0
    while index < bytes.count {
      word = word << 8 | UInt64(bytes[index])
      index += 1
      guard index - end >= Self.block, let places = places(of: word),
        let match = match(endingAt: index, of: places, in: bytes, after: end)
      else { continue }
      matches.append(match)
      end = match.range.upperBound
      index = end
      word = 0
    }
    return matches
  }

  /// The longest stretch about a block that is the same in the text and in a form of a secret.
  private func match(
    endingAt end: Int, of places: [Place], in bytes: [UInt8], after last: Int
  ) -> Match? {
    var best: Match?
    for place in places {
      let form = forms[place.form]
      var start = end - Self.block
      var offset = place.offset
      while start > last, offset > 0, bytes[start - 1] == form.bytes[offset - 1] {
        start -= 1
        offset -= 1
      }
      var count = place.offset - offset + Self.block
      while start + count < bytes.count, offset + count < form.bytes.count,
        bytes[start + count] == form.bytes[offset + count]
      {
        count += 1
      }
      let isWhole = count == form.bytes.count
      guard isWhole || count >= Self.shortestPart, count > best?.range.count ?? 0 else { continue }
      best = Match(
        range: start..<start + count, mask: isWhole ? form.mask : Array("••••".utf8))
    }
    return best
  }
}

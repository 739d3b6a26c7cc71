import Cells
import PageProtocol

/// Hides the company key of the app wherever it turns up in what came in.
///
/// An iframe may send it as an id (`invalid_company_key` does), in an address, or within anything.
struct KeyMask: Equatable, Sendable {
  private let forms: [[UInt8]]
  private let masked: [UInt8]
  private let fewestBytes: Int

  /// A shorter key turns up by chance, and is only hidden where it stands alone.
  private static let shortest = 8

  /// Makes a mask for a key: as it is, as it stands in an address, and as it stands in JSON.
  init(_ key: Secret) {
    let text = JSON.string(key.value).description.dropFirst().dropLast()
    let others = [key.value.percentEncoded(), String(text)].filter { $0 != key.value }
    // The longer forms may have the key itself in them.
    forms = (others + [key.value]).map { Array($0.utf8) }
    masked = Array(CompanyKey(key.value).masked.utf8)
    fewestBytes = key.value.utf8.count
  }

  /// The text as it may be shown: the key masked, made harmless, and of a long one the beginning.
  func shown(_ text: String, bytes most: Int, _ kind: TextKind = .line) -> String {
    // What the sanitizer takes out may have stood within the key.
    hide(in: hide(in: text).sanitized(kind)).excerpt(bytes: most)
  }

  /// The text with the key masked.
  func hide(in text: String) -> String {
    guard fewestBytes > 0, text.utf8.count >= fewestBytes else { return text }
    return forms.reduce(text) { text, form in
      guard form.count >= Self.shortest else {
        return text.utf8.elementsEqual(form) ? String(decoding: masked, as: UTF8.self) : text
      }
      return hide(form, in: text)
    }
  }

  private func hide(_ form: [UInt8], in text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var position = 0
    while position + form.count <= bytes.count {
      guard bytes[position] == form[0], bytes[position..<position + form.count].elementsEqual(form)
      else {
        position += 1
        continue
      }
      result += bytes[copied..<position] + masked
      position += form.count
      copied = position
    }
    guard copied > 0 else { return text }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

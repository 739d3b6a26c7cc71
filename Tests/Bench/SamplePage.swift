/// A page of HTML in which nothing repeats: headings, paragraphs, links, lists and tables.
enum SamplePage {
  /// Makes a page of about so many bytes.
  static func html(bytes: Int) -> [UInt8] {
    var words = Words()
    var page = Array("<!DOCTYPE html><title>Benchmark</title><h1>Benchmark</h1>\n".utf8)
    var number = 0
    while page.count < bytes {
      number += 1
      page += Array(block(number, &words).utf8)
    }
    return page
  }

  private static func block(_ number: Int, _ words: inout Words) -> String {
    switch number % 8 {
    case 0: return "<h2>\(number) \(words.next(5))</h2>\n"
    case 3:
      let items = (1...12).map { item in
        "<li>\(words.next(1)) <a href='\(number)-\(item).html'>\(words.next(1))</a></li>"
      }
      return "<ul>\(items.joined())</ul>\n"
    case 6:
      let rows = (1...6).map { _ in
        "<tr>" + (1...4).map { _ in "<td>\(words.next(1))</td>" }.joined() + "</tr>"
      }
      return "<table>\(rows.joined())</table>\n"
    default:
      return "<p>\(words.next(15)) <b>\(words.next(5))</b> "
        + "<a href='\(number).html'>\(words.next(3))</a> \(words.next(30))</p>\n"
    }
  }
}

/// Words that look random and are the same in each run.
private struct Words {
  private var random = Chance()

  mutating func next(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    let letters = (0..<Int.random(in: 2...10, using: &random)).map { _ in
      UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

/// Numbers that look random and are the same in each run (SplitMix64).
struct Chance: RandomNumberGenerator {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

import FoundationEssentials
import Testing

/// A page of the corpus, with what its first comment says about it; Corpus/README.md explains it.
struct CorpusCase: CustomTestStringConvertible {
  let name: String
  let page: [UInt8]
  /// How wide it is set.
  private(set) var columns = 40
  private(set) var differences: [Difference] = []

  var testDescription: String { name }

  /// Words that are meant to differ from a browser's.
  struct Difference {
    let browser: String
    var here = ""
    var reason = ""
  }

  /// All pages there are, by name.
  static let all: [CorpusCase] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
      .map(CorpusCase.init)
  }()

  private static let folder = String(#filePath.prefix(through: lastSlash)) + "Corpus"
  private static let lastSlash = #filePath.lastIndex(of: "/") ?? #filePath.startIndex

  private init(named name: String) {
    self.name = name
    page = [UInt8](FileManager.default.contents(atPath: "\(Self.folder)/\(name).html") ?? Data())
    let comment = String(decoding: page, as: UTF8.self).prefix { $0 != ">" }
    for line in comment.split(separator: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1).map {
        $0.trimming(while: \.isWhitespace)
      }
      let value = parts.count == 2 ? String(parts[1].trimming { "- ".contains($0) }) : ""
      switch parts.first {
      case "columns": columns = Int(value) ?? columns
      case "browser", "browser:": differences.append(Difference(browser: value))
      case "here" where !differences.isEmpty: differences[differences.count - 1].here = value
      case "because" where !differences.isEmpty: differences[differences.count - 1].reason = value
      default: break
      }
    }
  }

  /// A text kept beside the page, nil if there is none.
  func text(_ ending: String) -> String? {
    FileManager.default.contents(atPath: path(ending)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Keeps a text beside the page.
  func keep(_ text: String, _ ending: String) throws {
    try text.write(toFile: path(ending), atomically: true, encoding: .utf8)
  }

  private func path(_ ending: String) -> String { "\(Self.folder)/\(name).\(ending)" }
}

extension Substring {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}

import Cells
import PageProtocol

/// What a check of an app folder found.
public struct CheckReport: Sendable {
  /// The first findings, in the order of files and lines.
  let findings: [Finding]
  public let errors: Int
  let warnings: Int
  /// What was looked at: pages, languages, pictures, files that links lead to.
  let pages: Int
  let languages: Int
  let pictures: Int
  let files: Int

  /// How many findings are left out.
  private var surplus: Int { errors + warnings - findings.count }

  /// A line for each finding, and a last one that sums up; `folder` goes before the names of files.
  public func text(in folder: String) -> String {
    let prefix = Self.prefix(for: folder)
    var lines = findings.map { finding in
      ([prefix + finding.file] + finding.numbers.map(String.init)
        + [" \(finding.kind.severity.rawValue)", " \(finding.sentence)"]).joined(separator: ":")
    }
    if surplus > 0 { lines.append("… and \(surplus) more.") }
    let found = "\(counted(errors, "error")), \(counted(warnings, "warning"))"
    let seen = [
      counted(pages, "page"), counted(languages, "language"), counted(pictures, "picture"),
      counted(files, "linked file"),
    ].joined(separator: ", ")
    lines.append("\(found) in \(seen).")
    return lines.map { $0 + "\n" }.joined()
  }

  /// One JSON object a finding, and a last one that sums up.
  public func json(in folder: String) -> String {
    let prefix = Self.prefix(for: folder)
    var lines = findings.map { finding in
      JSON.object([
        JSON.Member("file", .string(prefix + finding.file)),
        JSON.Member("line", finding.place.map { .number(Double($0.line)) } ?? .null),
        JSON.Member("column", finding.place.map { .number(Double($0.column)) } ?? .null),
        JSON.Member("severity", .string(finding.kind.severity.rawValue)),
        JSON.Member("kind", .string(finding.kind.rawValue)),
        JSON.Member("sentence", .string(finding.sentence)),
      ])
    }
    let counts = [
      ("errors", errors), ("warnings", warnings), ("omitted", surplus), ("pages", pages),
      ("languages", languages), ("pictures", pictures), ("files", files),
    ]
    lines.append(.object(counts.map { JSON.Member($0, .number(Double($1))) }))
    return lines.map { "\($0)\n" }.joined()
  }

  private static func prefix(for folder: String) -> String {
    let folder = folder.sanitized()
    return folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Finding {
  /// Line and column, if they are known.
  fileprivate var numbers: [Int] { place.map { [$0.line, $0.column] } ?? [] }
}

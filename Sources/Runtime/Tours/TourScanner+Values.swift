import Cells

extension TourScanner {
  /// How often: a number, 1 if there is none.
  mutating func count() throws(Fault) -> Int {
    skipBlanks()
    let start = column
    guard let word = word() else { return 1 }
    guard let count = Int(word), (1...1000).contains(count) else {
      throw Fault(column: start, sentence: "How often is a number from 1 to 1000.")
    }
    return count
  }

  /// A text in quotes that can be shown and typed.
  mutating func text() throws(Fault) -> String { try quoted().sanitized() }

  /// The path of a file, in quotes if it has blanks.
  mutating func path() throws(Fault) -> String {
    skipBlanks()
    let start = column
    let isQuoted = next.map { "\"'`".contains($0) } ?? false
    let path = isQuoted ? try quoted() : word() ?? ""
    guard !path.isEmpty else {
      throw Fault(column: start, sentence: "Include takes the file of a tour.")
    }
    return path
  }

  /// A name for files that can't lead anywhere else.
  mutating func fileName() throws(Fault) -> String {
    skipBlanks()
    let start = column
    let name = word() ?? ""
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
    }
    guard !name.isEmpty, name.count <= 60, isPlain else {
      throw Fault(
        column: start,
        sentence: "A screenshot's name has only letters, digits, - and _, and no ending.")
    }
    return name
  }

  /// One of some words.
  mutating func choice(_ words: [String]) throws(Fault) -> String {
    skipBlanks()
    let start = column
    guard let word = word(), words.contains(word) else {
      throw Fault(column: start, sentence: "Here stands \(words.joined(separator: " or ")).")
    }
    return word
  }

  mutating func number(_ range: ClosedRange<Double>) throws(Fault) -> Double {
    skipBlanks()
    let start = column
    guard let word = word(), let number = Double(word), range.contains(number) else {
      throw Fault(
        column: start,
        sentence: "Here stands a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// A time such as `2s` or `40ms`, in a range of seconds.
  mutating func duration(_ range: ClosedRange<Double>) throws(Fault) -> Duration {
    skipBlanks()
    let start = column
    guard let duration = word().flatMap(Duration.init(tourText:)),
      range.contains(duration / .seconds(1))
    else {
      throw Fault(
        column: start,
        sentence: "Here stands a time such as 2s or 40ms, at most \(Int(range.upperBound))s.")
    }
    return duration
  }

  /// A size such as `80x24`.
  mutating func size() throws(Fault) -> Size {
    skipBlanks()
    let start = column
    let parts = (word() ?? "").split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (20...500).contains(columns), (6...200).contains(rows)
    else {
      throw Fault(column: start, sentence: "A size is columns and rows, from 20x6 to 500x200.")
    }
    return Size(columns: columns, rows: rows)
  }
}

extension Duration {
  /// Reads `2s`, `0.5s` or `40ms`; nil if it is no time.
  init?(tourText text: String) {
    let isShort = text.hasSuffix("ms")
    guard isShort || text.hasSuffix("s") else { return nil }
    guard let number = Double(text.dropLast(isShort ? 2 : 1)), number.isFinite, number >= 0,
      number < 1e7
    else { return nil }
    self = isShort ? .milliseconds(number) : .seconds(number)
  }
}

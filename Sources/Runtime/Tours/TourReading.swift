import Cells
import Flows

extension TourAction {
  /// Reads a step, of which the first word is read already.
  init(_ word: String, _ scanner: inout TourScanner) throws(TourScanner.Fault) {
    let start = scanner.column - word.count
    if let key = TourKeys.key(named: word) {
      self = .press(key, count: try scanner.count())
      return
    }
    switch word {
    case "Key":
      self = .press(.character(try scanner.character()), count: try scanner.count())
    case "Type": self = .type(try scanner.text())
    case "Click": self = .click(try TourTarget(&scanner))
    case "Event", "Event+Refused":
      let line = scanner.rest()
      guard !line.isEmpty else { throw scanner.fault("\(word) takes the JSON of a message.") }
      self = .post(line, isRefused: word != "Event")
    case "Expect": self = .expect(try scanner.pattern())
    case "ExpectNot": self = .expectNot(try scanner.pattern())
    case "Caption": self = .caption(try scanner.text())
    case "Screenshot": self = .screenshot(try scanner.fileName())
    case "Sleep": self = .sleep(try scanner.duration(0.001...3600))
    case "Token":
      let step = scanner.rest()
      guard !step.isEmpty else { throw scanner.fault("Token takes ok, or what else is planned.") }
      self = .token(step.first?.isLetter == true ? "\"\(step)\"" : step)
    case "Offline":
      self = .offline(try scanner.choice(["on", "off"]) == "on")
    default:
      guard let wait = try Self.wait(word, &scanner, from: start) else {
        let name = word.sanitized().prefix(40)
        throw TourScanner.Fault(column: start, sentence: "There is no step “\(name)”.")
      }
      self = wait
    }
  }

  /// `Wait /…/`, and with `+Screen` for more than one line and `@5s` for how long at most.
  private static func wait(
    _ word: String, _ scanner: inout TourScanner, from start: Int
  ) throws(TourScanner.Fault) -> Self? {
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "Wait" || parts[0] == "Wait+Screen" else { return nil }
    var limit: Duration?
    if parts.count > 1 {
      guard let duration = Duration(tourText: String(parts[1])),
        duration > .zero, duration <= .seconds(3600)
      else {
        throw TourScanner.Fault(
          column: start + parts[0].count + 1, sentence: "A time such as 5s or 500ms is missing.")
      }
      limit = duration
    }
    var pattern = try scanner.pattern()
    pattern.isForScreen = parts[0] == "Wait+Screen"
    return .wait(pattern, limit: limit)
  }
}

extension TourTarget {
  /// Reads `"a text"`, or `10,5`: column and row, both from 1.
  fileprivate init(_ scanner: inout TourScanner) throws(TourScanner.Fault) {
    scanner.skipBlanks()
    let column = scanner.column
    if scanner.next?.isNumber == true, let word = scanner.word() {
      let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let first = numbers[0], let second = numbers[1],
        (1...1000).contains(first), (1...1000).contains(second)
      else {
        throw TourScanner.Fault(column: column, sentence: "A place is a column and a row: 10,5.")
      }
      self = .point(Point(column: first - 1, row: second - 1))
      return
    }
    let text = try scanner.quoted()
    guard !text.isEmpty else {
      throw TourScanner.Fault(column: column, sentence: "Click takes a text on the screen.")
    }
    self = .text(text)
  }
}

extension TourSettings {
  /// Reads what stands behind `Set`.
  mutating func set(_ scanner: inout TourScanner) throws(TourScanner.Fault) {
    scanner.skipBlanks()
    let column = scanner.column
    switch scanner.word() {
    case "Size": size = try scanner.size()
    case "Speed": speed = try scanner.number(0.1...100)
    case "Language":
      guard let tag = scanner.word(), tag.utf8.count <= 35 else {
        throw scanner.fault("Language takes a tag such as de or fr-CH.")
      }
      language = tag.sanitized()
    case "Theme":
      theme = App.Theming(rawValue: try scanner.choice(App.Theming.allCases.map(\.rawValue)))
    case "Typing": typing = try scanner.duration(0...2)
    case "Pause": pause = try scanner.duration(0...60)
    case "Limit": limit = try scanner.duration(0.1...3600)
    case "Onboarding":
      isOnboardingDone = try scanner.choice(["required", "done"]) == "done"
    case _:
      throw TourScanner.Fault(
        column: column,
        sentence: "Set takes Size, Speed, Language, Theme, Typing, Pause, Limit or Onboarding.")
    }
  }
}

import PageProtocol

/// Reads the values of a file of settings one by one, and goes on after a fault: a person is told
/// all of them at once.
///
/// What is missing or null has no value, and so has what is wrong.
struct SettingsReader {
  /// The value of the file.
  let whole: SettingsPart
  private let name: String
  private let wholeName: String
  private let text: SourceText
  private var flaws: [(offset: Int, sentence: String)] = []

  /// The most faults that are told of a file.
  private static let most = 10_000

  /// Begins to read a file, if it is JSON.
  init(
    _ bytes: [UInt8], named name: String, calledInFaults wholeName: String = "The whole file"
  ) throws(FileFault) {
    let (text, json) = try JSONFile.places(in: bytes, named: name)
    self.name = name
    self.wholeName = wholeName
    self.text = text
    whole = SettingsPart(json)
  }

  /// What was wrong so far, in the order of places.
  var faults: [FileFault] {
    let flaws = flaws.sorted { $0.offset < $1.offset }
    return zip(flaws, text.places(of: flaws.map(\.offset))).map { flaw, place in
      FileFault(name, line: place.line, column: place.column, flaw.sentence)
    }
  }

  /// Says what is wrong with a part, in words that follow its path.
  mutating func fault(_ part: SettingsPart, _ what: String) {
    guard flaws.count < Self.most else { return }
    flaws.append((part.offset, "\(part.path.isEmpty ? wholeName : part.path) \(what)"))
  }

  /// Whether a part is an object, as it must be if it is given.
  mutating func isObject(_ part: SettingsPart) -> Bool {
    if case .object = part.value { return true }
    if part.isGiven { fault(part, "must be an object.") }
    return false
  }

  /// A text.
  mutating func text(_ part: SettingsPart) -> String? {
    if case .string(let text) = part.value { return text }
    if part.isGiven { fault(part, "must be a text.") }
    return nil
  }

  /// A text that must be there.
  mutating func neededText(_ part: SettingsPart) -> String? {
    if part.isGiven { return text(part) }
    fault(part, part.value == nil ? "is missing." : "is null, but must be a text.")
    return nil
  }

  /// The items of a list.
  mutating func items(_ part: SettingsPart) -> [SettingsPart]? {
    if case .array = part.value { return part.items }
    if part.isGiven { fault(part, "must be a list.") }
    return nil
  }

  /// The texts of a list.
  mutating func texts(_ part: SettingsPart) -> [String]? {
    guard let items = items(part) else { return nil }
    return items.compactMap { item in
      if !item.isGiven { fault(item, "is null, but must be a text.") }
      return text(item)
    }
  }

  /// A number of seconds within bounds.
  mutating func seconds(_ part: SettingsPart, in bounds: ClosedRange<Double>) -> Double? {
    guard case .number(let number) = part.value else {
      if part.isGiven { fault(part, "must be a number.") }
      return nil
    }
    guard bounds.contains(number) else {
      let (least, most) = (JSON.number(bounds.lowerBound), JSON.number(bounds.upperBound))
      fault(part, "is \(JSON.number(number)), but must be \(least) to \(most) seconds.")
      return nil
    }
    return number
  }

  /// A whole number of seconds within bounds.
  mutating func wholeSeconds(_ part: SettingsPart, in bounds: ClosedRange<Int>) -> Int? {
    let limits = Double(bounds.lowerBound)...Double(bounds.upperBound)
    guard let number = seconds(part, in: limits) else { return nil }
    guard let whole = Int(exactly: number) else {
      fault(part, "is \(JSON.number(number)), but must be a whole number.")
      return nil
    }
    return whole
  }
}

/// What a file of settings says as far as it can be read, and all that is wrong with it.
struct SettingsReading<Settings> {
  /// Nil if the file can't be read at all, or is no object.
  var settings: Settings?
  var faults: [FileFault]

  /// Reads a file, if it is there and JSON.
  init(
    _ bytes: () throws(FileFault) -> [UInt8], named name: String,
    read: (inout SettingsReader) -> Settings
  ) {
    do throws(FileFault) {
      var reader = try SettingsReader(bytes(), named: name)
      if case .object = reader.whole.value {
        settings = read(&reader)
      } else {
        reader.fault(reader.whole, "must be an object.")
      }
      faults = reader.faults
    } catch {
      faults = [error]
    }
  }

  /// What the file says, if nothing is wrong with it.
  func get() throws(FileFault) -> Settings {
    guard let settings, faults.isEmpty else { throw faults[0] }
    return settings
  }
}

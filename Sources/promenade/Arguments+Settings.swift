import Cells
import Services

extension Arguments {
  /// The settings that the environment is stronger than, each with its variable.
  private static let stronger = ["app": "PROMENADE_APP", "linear": "ACCESSIBLE"]

  /// Begins with what the person's settings file says.
  init(settingsIn environment: [String: String]) throws(Failure) {
    self.init()
    guard let path = SettingsFile.path(environment: environment) else { return }
    do throws(FileFault) {
      guard let file = try SettingsFile(at: path) else { return }
      var names: Set<String> = []
      for entry in file.entries {
        guard names.insert(entry.name).inserted else {
          throw file.fault(at: entry, "\(entry.name.sanitized()) is set twice.")
        }
        if let complaint = set(entry, environment: environment) {
          throw file.fault(at: entry, complaint)
        }
      }
    } catch {
      throw .misused(error.description)
    }
  }

  /// Follows a setting as the option it is; says what is wrong with it, if something is.
  private mutating func set(
    _ entry: SettingsFile.Entry, environment: [String: String]
  ) -> String? {
    let settings = CommandLineOption.all.filter(\.isSetting)
    guard settings.contains(where: { $0.settingName == entry.name }) else {
      let known = Set(settings.map(\.settingName)).sorted().joined(separator: ", ")
      return "\(entry.name.shortened.sanitized()) is no setting; there are \(known)."
    }
    let isOverruled = Self.stronger[entry.name].map { environment[$0]?.isEmpty == false } ?? false
    var scratch = self
    let complaint: String?
    switch entry.value {
    case .text(let text): complaint = scratch.set(entry.name, to: text, among: settings)
    case .flag(let isOn): complaint = scratch.turn(entry.name, isOn, among: settings)
    case .other: complaint = Self.expectation(of: entry.name, among: settings)
    }
    if complaint == nil, !isOverruled { self = scratch }
    return complaint
  }

  private mutating func set(
    _ name: String, to text: String, among settings: [CommandLineOption]
  ) -> String? {
    guard let option = settings.first(where: { $0.name == name && $0.argument != nil }) else {
      return Self.expectation(of: name, among: settings)
    }
    // What a path is relative to depends on where the program is started, which nobody means here.
    if option.argument == .folder || option.argument == .file, !text.hasPrefix("/") {
      return "\(name) takes an absolute path, not “\(text.shortened)”."
    }
    return option.apply(&self, text).map {
      "\(name) takes \($0.expected), not “\(text.shortened)”."
    }
  }

  private mutating func turn(
    _ name: String, _ isOn: Bool, among settings: [CommandLineOption]
  ) -> String? {
    let wanted = isOn ? name : "no-\(name)"
    let flags = (settings + CommandLineOption.opposites).filter { $0.argument == nil }
    guard let option = flags.first(where: { $0.name == wanted }) else {
      return Self.expectation(of: name, among: settings)
    }
    _ = option.apply(&self, "")
    return nil
  }

  private static func expectation(of name: String, among settings: [CommandLineOption]) -> String {
    let named = settings.filter { $0.settingName == name }
    let isText = named.contains { $0.argument != nil }
    let isFlag = named.contains { $0.argument == nil }
    return isText
      ? "\(name) takes a text\(isFlag ? " or false" : "")." : "\(name) takes true or false."
  }
}

extension String {
  /// As much of a text from outside as a sentence can hold.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }
}

import PageProtocol
import Widgets

/// A value in a file of settings, or where one would stand.
struct SettingsPart {
  /// The way to it as a person would write it, such as `token.plan[0]`; empty for the whole file.
  let path: String
  /// How many bytes stand before it, or before the object in which it is missing.
  let offset: Int
  private let json: PlacedJSON?

  /// The whole of a file.
  init(_ json: PlacedJSON) { self.init(path: "", offset: json.offset, json: json) }

  private init(path: String, offset: Int, json: PlacedJSON?) {
    self.path = path
    self.offset = offset
    self.json = json
  }

  /// The value; nil if it is missing.
  var value: JSON? { json?.value }

  /// Whether there is something: null says as little as a key that is missing.
  var isGiven: Bool { json.map { $0.value != .null } ?? false }

  /// The part of a key.
  subscript(key: String) -> SettingsPart { part(key, json?[key]) }

  /// The items of a list.
  var items: [SettingsPart] {
    (json?.items ?? []).enumerated().map { index, item in
      SettingsPart(path: "\(path)[\(index)]", offset: item.offset, json: item)
    }
  }

  /// The members of an object, of a repeated key the first.
  var members: [(key: String, part: SettingsPart)] {
    var seen: Set<String> = []
    return (json?.members ?? []).compactMap { member in
      guard seen.insert(member.key).inserted else { return nil }
      return (member.key, part(member.key, member.value))
    }
  }

  private func part(_ key: String, _ value: PlacedJSON?) -> SettingsPart {
    let name = key.shortened(to: 60)
    return SettingsPart(
      path: path.isEmpty ? name : "\(path).\(name)", offset: value?.offset ?? offset, json: value)
  }
}

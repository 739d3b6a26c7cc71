/// What `localStorage` and `sessionStorage` keep as long as the page is open, for each origin.
struct PageStorage {
  private struct Area {
    var keys: [String] = []
    var values: [String: String] = [:]
    var size = 0
  }

  let limit: Int
  private var areas: [String: Area] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  func keys(in area: String) -> [String] { areas[area]?.keys ?? [] }

  func value(_ key: String, in area: String) -> String? { areas[area]?.values[key] }

  /// Keeps a value, or with none forgets it; false if there is no room.
  mutating func set(_ key: String, to value: String?, in name: String) -> Bool {
    var area = areas[name] ?? Area()
    let old = area.values[key]
    if let old { area.size -= key.utf16.count + old.utf16.count }
    if let value {
      area.size += key.utf16.count + value.utf16.count
      guard area.size <= limit else { return false }
      if old == nil { area.keys.append(key) }
    } else if old != nil {
      area.keys.removeAll { $0 == key }
    }
    area.values[key] = value
    areas[name] = area
    return true
  }
}

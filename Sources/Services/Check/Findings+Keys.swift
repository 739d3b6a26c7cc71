import PageProtocol

extension Findings {
  /// Adds the keys of an object that nobody reads, and those that are there again.
  ///
  /// Without known keys all are read. A legacy key comes with what has taken its place.
  mutating func addKeys(
    of json: PlacedJSON, known: Set<String>? = nil, legacy: [String: String] = [:],
    path: String = "", in file: String
  ) {
    var seen: Set<String> = []
    for member in json.members {
      let name = (path.isEmpty ? member.key : "\(path).\(member.key)").quoted
      if known?.contains(member.key) != false {
        guard !seen.insert(member.key).inserted else { continue }
        add(
          .duplicateKey, in: file, at: member.offset,
          "\(name) is there twice; only the first counts.")
      } else if let advice = legacy[member.key] {
        add(.legacyKey, in: file, at: member.offset, "\(name) is ignored: \(advice).")
      } else {
        add(
          .unknownKey, in: file, at: member.offset, "\(name) is ignored: nobody reads this key.")
      }
    }
  }
}

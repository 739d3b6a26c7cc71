/// The names by which links can go to the headlines of a Markdown file, as GitHub makes them.
struct HeadingNames {
  private var uses: [String: Int] = [:]

  private static let most = 100_000

  /// The name of the next headline: small letters, digits and hyphens; equal ones are counted.
  mutating func name(of heading: String) -> String {
    let name = String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      })
    guard uses.count < Self.most || uses[name] != nil else { return name }
    let count = uses[name, default: 0]
    uses[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }
}

/// The `Contents.json` of an image set.
struct ImageSet: Decodable {
  let images: [Image]?

  /// One file of the set and what it is for.
  struct Image: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  /// The file that an iPhone would show; of several scales the second suffices for cells.
  func bestFile(isDark: Bool) -> String? {
    var best: (file: String, rank: [Int])?
    for image in images ?? [] {
      guard let file = image.filename, !file.isEmpty else { continue }
      let rank = image.rank(isDark: isDark)
      // Of equals the first counts.
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (file, rank) }
    }
    return best?.file
  }
}

extension ImageSet.Image {
  /// Whether it is for dark screens.
  var isDark: Bool {
    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }

  /// How well the file fits, the weightiest reason first.
  fileprivate func rank(isDark: Bool) -> [Int] {
    let idiomRank = ["universal", "iphone"].firstIndex(of: idiom ?? "universal") ?? -1
    let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
    let luminosityRank = luminosity.map { $0 == (isDark ? "dark" : "light") ? 2 : 0 } ?? 1
    let hasContrast = appearances?.contains { $0.appearance == "contrast" } ?? false
    let scaleRank = ["1x", "3x", "2x"].firstIndex(of: scale ?? "2x") ?? -1
    return [idiomRank, luminosityRank, hasContrast ? 0 : 1, scaleRank]
  }
}

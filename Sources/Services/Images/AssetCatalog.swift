import FoundationEssentials
import Glibc

/// The image sets of an app's asset catalogs.
struct AssetCatalog: Sendable {
  let folder: AppFolder
  /// Where each image set lies in the app folder, by its full name.
  private let imageSets: [String: String]
  /// What is wrong with the descriptions of folders.
  let faults: [FileFault]

  private static let mostFolders = 20_000
  private static let mostLevels = 12
  private static let mostBytes = 1 << 20

  /// Looks through all `*.xcassets` folders of an app.
  init(_ folder: AppFolder) {
    self.folder = folder
    var search = Search(folder: folder)
    for name in search.folders(in: "") where name.hasSuffix(".xcassets") {
      search.visit(name, namespace: "", levels: Self.mostLevels)
    }
    imageSets = search.found
    faults = search.faults
  }

  /// The names of all image sets, sorted.
  var names: [String] { imageSets.keys.sorted() }

  /// Whether there is an image set or a file of that name, whatever is in it.
  func has(_ name: String) -> Bool { imageSets[name] != nil || loosePlace(of: name) != nil }

  /// The place of the file that shows a picture best, or nil if there is none of that name.
  ///
  /// An image set comes before a loose file of the app folder.
  func place(of name: String, isDark: Bool) throws(FileFault) -> String? {
    guard let set = imageSets[name] else { return loosePlace(of: name) }
    guard let file = try contents(of: set).bestFile(isDark: isDark) else {
      throw FileFault("\(set)/Contents.json", "Names no picture file.")
    }
    guard folder.file(at: "\(set)/\(file)") != nil else {
      throw FileFault("\(set)/\(file)", "Is missing, though Contents.json names it.")
    }
    return "\(set)/\(file)"
  }

  /// The folder of an image set.
  func imageSet(named name: String) -> String? { imageSets[name] }

  /// The description of the image set in a folder.
  func contents(of set: String) throws(FileFault) -> ImageSet {
    let place = "\(set)/Contents.json"
    guard let bytes = try folder.bytes(at: place, limit: Self.mostBytes) else {
      throw FileFault(place, "Is missing, so nobody knows which picture to show.")
    }
    return try JSONFile.decode(ImageSet.self, from: bytes, named: place)
  }

  /// iOS finds a loose PNG without its extension, and the scales of it.
  func loosePlace(of name: String) -> String? {
    ["", ".png", "@2x.png", "@3x.png", ".jpg", ".svg", ".pdf"].lazy.map { name + $0 }
      .first { if case .success = folder.file(at: $0) { true } else { false } }
  }

  /// Walks through the folders of catalogs.
  private struct Search {
    let folder: AppFolder
    private(set) var found: [String: String] = [:]
    private(set) var faults: [FileFault] = []
    private var visited = 0

    init(folder: AppFolder) { self.folder = folder }

    mutating func visit(_ place: String, namespace: String, levels: Int) {
      visited += 1
      guard visited <= mostFolders, levels > 0 else { return }
      for name in folders(in: place) {
        let inner = "\(place)/\(name)"
        if name.hasSuffix(".imageset") {
          let full = namespace + name.dropLast(".imageset".count)
          if found[full] == nil { found[full] = inner }
        } else {
          let isNamespace = hasNamespace(inner)
          visit(
            inner, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, levels: levels - 1)
        }
      }
    }

    /// The real folders in a folder, sorted; symbolic links could lead in circles.
    func folders(in place: String) -> [String] {
      let path = "\(folder.root)/\(place)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { name in
        var status = stat()
        return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      }
    }

    private mutating func hasNamespace(_ place: String) -> Bool {
      let name = "\(place)/Contents.json"
      do throws(FileFault) {
        guard let bytes = try folder.bytes(at: name, limit: mostBytes) else { return false }
        let group = try JSONFile.decode(Group.self, from: bytes, named: name)
        return group.properties?.providesNamespace == true
      } catch {
        faults.append(error)
        return false
      }
    }
  }

  /// The `Contents.json` of a folder in a catalog.
  private struct Group: Decodable {
    let properties: Properties?

    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }
  }
}

import Cells
import Testing

@testable import Services

struct AssetCatalogTests {
  private static let namespace = #"{"properties":{"provides-namespace":true}}"#

  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  private func catalog(_ texts: [String: String]) throws -> AssetCatalog {
    for (name, text) in texts { try files.write(text, to: name) }
    return AssetCatalog(try AppFolder(root: files.path))
  }

  private func set(_ images: String) -> String { #"{"images":[\#(images)]}"# }

  @Test func aGroupLendsItsNameOnlyIfItProvidesANamespace() throws {
    let catalog = try catalog([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Group/Contents.json": Self.namespace,
      "A.xcassets/Group/a.imageset/Contents.json": "{}",
      "A.xcassets/Plain/b.imageset/Contents.json": "{}",
      "B.xcassets/a.imageset/Contents.json": "{}",
    ])
    #expect(catalog.names == ["Group/a", "a", "b"])
  }

  @Test func theDarkVariantIsForDarkTerminals() throws {
    let catalog = try catalog([
      "A.xcassets/a.imageset/Contents.json": set(
        #"""
        {"filename":"a.svg","idiom":"universal"},
        {"filename":"d.svg","idiom":"universal",
         "appearances":[{"appearance":"luminosity","value":"dark"}]}
        """#),
      "A.xcassets/a.imageset/a.svg": "", "A.xcassets/a.imageset/d.svg": "",
    ])
    #expect(try catalog.place(of: "a", isDark: true) == "A.xcassets/a.imageset/d.svg")
    #expect(try catalog.place(of: "a", isDark: false) == "A.xcassets/a.imageset/a.svg")
  }

  @Test(arguments: [
    (
      #"{"filename":"1","scale":"1x"},{"filename":"2","scale":"2x"},{"filename":"3","scale":"3x"}"#,
      "2"
    ),
    (#"{"filename":"1","idiom":"mac"},{"filename":"2","idiom":"universal"}"#, "2"),
    (#"{"filename":"1","idiom":"universal"},{"filename":"2","idiom":"iphone"}"#, "2"),
    (#"{"idiom":"universal","scale":"1x"},{"filename":"3","scale":"3x"}"#, "3"),
    (#"{"filename":"1"},{"filename":"2"}"#, "1"),
  ])
  func theBestFileIsTheOneAPhoneWouldShow(images: String, file: String) throws {
    let catalog = try catalog(["A.xcassets/a.imageset/Contents.json": set(images)])
    for name in ["1", "2", "3"] { try files.write("", to: "A.xcassets/a.imageset/\(name)") }
    #expect(try catalog.place(of: "a", isDark: true) == "A.xcassets/a.imageset/\(file)")
  }

  @Test func namesAreExactAndLooseFilesComeLast() throws {
    let catalog = try catalog(["loose@2x.png": "", "other.jpg": ""])
    #expect(try catalog.place(of: "loose", isDark: true) == "loose@2x.png")
    #expect(try catalog.place(of: "other.jpg", isDark: true) == "other.jpg")
    #expect(try catalog.place(of: "Loose", isDark: true) == nil)
    #expect(try catalog.place(of: "../loose", isDark: true) == nil)
    #expect(try catalog.place(of: "", isDark: true) == nil)
  }

  @Test func whatIsMissingIsNamed() throws {
    let catalog = try catalog([
      "A.xcassets/a.imageset/x": "",
      "A.xcassets/b.imageset/Contents.json": set(#"{"filename":"b.png"}"#),
      "A.xcassets/c.imageset/Contents.json": set(#"{"filename":"../../../secret"}"#),
      "A.xcassets/d.imageset/Contents.json": "{}",
    ])
    for name in ["a", "b", "c", "d"] {
      #expect(throws: FileFault.self) { try catalog.place(of: name, isDark: true) }
    }
  }

  @Test func foldersThatLeadInCirclesAreNotFollowed() throws {
    try files.write("{}", to: "A.xcassets/a.imageset/Contents.json")
    try files.link("A.xcassets/again", to: "\(files.path)/A.xcassets")
    #expect(try catalog([:]).names == ["a"])
  }
}

extension AppFolder {
  /// The folder that is shown when none is named.
  static var ofThisProject: String {
    path(option: nil, environment: [:], executable: "/x/y") { _ in false }
  }
}

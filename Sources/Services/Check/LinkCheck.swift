import Cells
import Documents
import Flows

/// Follows the links of an app from file to file.
struct LinkCheck {
  private let folder: AppFolder
  private let languages: [Language]
  /// The files that were reached, and the anchors in those that are looked into.
  private(set) var anchors: [String: Set<String>?] = [:]
  private var waiting: [Page] = []

  private static let mostFiles = 500

  /// A link, and where it stands.
  struct Link {
    let destination: String
    let file: String
    let offset: Int?
    /// The name of the page the destination is relative to.
    var base = ""
  }

  /// A file that was reached by a name.
  private struct Page {
    let place: String
    let name: String
  }

  /// Starts with no file reached.
  init(_ folder: AppFolder, languages: [Language]) {
    self.folder = folder
    self.languages = languages
  }

  /// Checks the file a link button shows; there the SDK knows names of files only.
  mutating func checkButton(_ link: Link, _ findings: inout Findings) {
    guard ResourceLink.scheme(of: link.destination) == nil else {
      return findings.add(
        .missingFile, in: link.file, at: link.offset,
        "\(link.destination.quoted) is an address, for which the SDK shows an empty sheet: name a "
          + "file.")
    }
    follow(link.destination, of: link, &findings)
  }

  /// Checks a link in a text.
  mutating func check(_ link: Link, _ findings: inout Findings) {
    if let scheme = ResourceLink.scheme(of: link.destination), scheme != ResourceLink.ownScheme {
      guard !ResourceLink.outsideSchemes.contains(scheme) else { return }
      return findings.add(
        .foreignLink, in: link.file, at: link.offset,
        "\(link.destination.quoted) does nothing unless an app on the phone is registered for "
          + "\(scheme.quoted).")
    }
    follow(ResourceLink.name(of: link.destination, from: link.base) ?? "", of: link, &findings)
  }

  /// Checks all files that were reached, and those that they lead to.
  mutating func checkPages(_ sources: inout SourceTexts, _ findings: inout Findings) {
    while let page = waiting.popLast() {
      let content = PageContent(page.place, of: folder, &findings)
      var text = LinkPlaces(sources.text(of: page.place))
      func place(_ destination: String) -> Link {
        Link(
          destination: destination, file: page.place, offset: text.offset(of: destination),
          base: page.name)
      }
      for link in content.links {
        // An anchor alone means the page itself.
        if link.hasPrefix("#") {
          checkAnchor(String(link.dropFirst()), in: page.place, of: place(link), &findings)
        } else {
          check(place(link), &findings)
        }
      }
      for picture in content.pictures where ResourceLink.scheme(of: picture) == nil {
        check(place(picture), &findings)
      }
    }
  }

  private mutating func follow(_ name: String, of link: Link, _ findings: inout Findings) {
    var fault: ResourceFault?
    for language in languages {
      let found = place(of: name, in: language)
      switch found.place {
      case .success(let place):
        if !language.isSpoken(in: place) {
          findings.add(
            .missingTranslation, in: link.file, at: link.offset,
            "\(found.name.quoted) is not translated to \(language.tag.quoted).")
        }
        reach(Page(place: place, name: found.name))
        if let anchor = found.anchor { checkAnchor(anchor, in: place, of: link, &findings) }
      case .failure(let reason): fault = reason
      }
    }
    guard let fault else { return }
    findings.add(fault.kind, in: link.file, at: link.offset, fault.sentence)
  }

  /// The place of a file within the app folder; a name may end with an anchor.
  private func place(
    of name: String, in language: Language
  ) -> (place: Result<String, ResourceFault>, name: String, anchor: String?) {
    let whole = folder.place(named: name, language: language)
    let file = String(name.prefix { $0 != "#" && $0 != "?" })
    if case .success = whole { return (whole, name, nil) }
    let anchor = name.firstIndex(of: "#").map { String(name[name.index(after: $0)...]) }
    return (folder.place(named: file, language: language), file, anchor)
  }

  private mutating func reach(_ page: Page) {
    guard anchors.count < Self.mostFiles, anchors[page.place] == nil else { return }
    anchors.updateValue(PageContent.anchors(of: page.place, in: folder), forKey: page.place)
    waiting.append(page)
  }

  private func checkAnchor(
    _ anchor: String, in place: String, of link: Link, _ findings: inout Findings
  ) {
    guard let known = anchors[place] ?? nil, !anchor.isEmpty, anchor != "top" else { return }
    guard !known.contains(anchor.percentDecoded() ?? anchor) else { return }
    findings.add(
      .missingAnchor, in: link.file, at: link.offset,
      "\(place) has no place named \(anchor.quoted).")
  }
}

extension ResourceFault {
  fileprivate var kind: Finding.Kind {
    switch self {
    case .noName, .notFound: .missingFile
    case .unsafeName, .leavesFolder: .unsafePath
    }
  }
}

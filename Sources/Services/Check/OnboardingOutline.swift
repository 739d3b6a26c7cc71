import PageProtocol

/// What an `Onboarding.json` says, with the places where it says it.
///
/// Unlike the decoder it goes on after a fault, so that all of them are found at once.
struct OnboardingOutline {
  private(set) var header: PlacedText?
  private(set) var pages: [Page] = []

  /// A text and where it stands.
  struct PlacedText: Hashable {
    let text: String
    let offset: Int
  }

  /// What can be understood of an item.
  struct Page {
    var image: PlacedText?
    var text: PlacedText?
    var link: PlacedText?
    var buttonTitle: PlacedText?
  }

  /// Goes through a file and adds what is wrong with its form.
  init(_ json: PlacedJSON, file: String, findings: inout Findings) {
    var reader = Reader(file: file, findings: findings)
    reader.keys(of: json, known: ["configuration", "items"], path: "")
    if let configuration = reader.part("configuration", of: json) {
      reader.keys(of: configuration, known: ["imageSource"], path: "configuration")
      header = reader.text("imageSource", of: configuration, path: "configuration")
    }
    let items = json["items"]?.items.prefix(OnboardingFile.mostPages) ?? []
    for (index, item) in items.enumerated() {
      pages.append(reader.page(item, path: "items[\(index)]"))
    }
    findings = reader.findings
  }

  private struct Reader {
    let file: String
    var findings: Findings

    mutating func page(_ item: PlacedJSON, path: String) -> Page {
      guard case .object = item.value else {
        let what = item.value == .null ? "is null, but must be" : "must be"
        findings.add(.undecodable, in: file, at: item.offset, "\(path) \(what) an object.")
        return Page()
      }
      keys(
        of: item, known: ["imageSource", "text", "link", "customButtonTitle"], path: path)
      return Page(
        image: text("imageSource", of: item, path: path),
        text: text("text", of: item, path: path, isRequired: true),
        link: text("link", of: item, path: path),
        buttonTitle: text("customButtonTitle", of: item, path: path))
    }

    /// The object of a key; what is missing or none is left to the decoder to say.
    func part(_ key: String, of json: PlacedJSON) -> PlacedJSON? {
      guard let part = json[key], case .object = part.value else { return nil }
      return part
    }

    mutating func text(
      _ key: String, of json: PlacedJSON, path: String, isRequired: Bool = false
    ) -> PlacedText? {
      let value = json[key]
      switch value?.value {
      case .string(let text): return PlacedText(text: text, offset: value?.offset ?? json.offset)
      case nil where isRequired:
        findings.add(.undecodable, in: file, at: json.offset, "\(path).\(key) is missing.")
      case .null where isRequired:
        findings.add(
          .undecodable, in: file, at: value?.offset, "\(path).\(key) is null, but must be a text.")
      case nil, .null: break
      case .bool, .number, .array, .object:
        findings.add(
          .undecodable, in: file, at: value?.offset, "\(path).\(key) must be a text.")
      }
      return nil
    }

    mutating func keys(of json: PlacedJSON, known: Set<String>, path: String) {
      findings.addKeys(of: json, known: known, legacy: LegacyKey.advice, path: path, in: file)
    }
  }

  /// Keys of older SDKs and of Android's.
  private enum LegacyKey {
    static let advice = [
      "id": "pages are known by their order",
      "title": "begin the text with it instead",
      "footer": "end the text with it instead",
      "prevButtonTitle": "there is no button that goes back",
      "nextButtonTitle": "customButtonTitle has taken its place",
      "termsButtonTitle": "the label is the text of Snabble.Onboarding.Link.show",
      "hasPageControl": "dots are always shown",
    ]
  }
}

import Cells
import PageProtocol

/// What an app's `Onboarding.json` describes.
struct OnboardingContent: Hashable, Sendable {
  /// The picture on top of each page.
  var header: String?
  /// At least one.
  var pages: [Page]

  /// One page.
  struct Page: Hashable, Sendable {
    var image: String?
    /// A key of the string tables, or the text itself.
    var text: String
    var link: String?
    var buttonTitle: String?

    /// Makes a page.
    init(
      image: String? = nil, text: String, link: String? = nil, buttonTitle: String? = nil
    ) {
      self.image = image
      self.text = text
      self.link = link
      self.buttonTitle = buttonTitle
    }
  }

  /// Makes a description.
  init(header: String? = nil, pages: [Page]) {
    self.header = header
    self.pages = pages
  }
}

/// Reading `Onboarding.json`.
enum OnboardingFile {
  /// The file's name.
  static let name = "Onboarding.json"
  /// The most pages that are shown.
  static let mostPages = 1000

  /// Reads the file of an app folder.
  static func content(of folder: AppFolder) throws(FileFault) -> OnboardingContent {
    try content(parsing: folder.bytes(named: name, limit: JSONFile.limit))
  }

  /// Reads the file's bytes.
  static func content(
    parsing bytes: [UInt8], named name: String = name
  ) throws(FileFault) -> OnboardingContent {
    let file = try JSONFile.decode(Format.self, from: bytes, named: name)
    func fault(_ sentence: String) -> FileFault {
      JSONFile.fault(at: [.key("items")], in: bytes, named: name, "items \(sentence)")
    }
    let items = file.items.items
    guard !items.isEmpty else { throw fault("is empty, but must have at least one page.") }
    guard items.count <= mostPages else {
      throw fault("has more than \(mostPages) pages, the most that are shown.")
    }
    return OnboardingContent(
      header: file.configuration.imageSource?.sanitized(), pages: items.map { $0.page })
  }

  private struct Format: Decodable {
    let configuration: Configuration
    let items: Items

    struct Configuration: Decodable {
      let imageSource: String?
    }

    /// As many items as are shown, and one more if there are more.
    struct Items: Decodable {
      var items: [Item] = []

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd, items.count <= OnboardingFile.mostPages {
          items.append(try container.decode(Item.self))
        }
      }
    }

    struct Item: Decodable {
      let imageSource: String?
      let text: String
      let link: String?
      let customButtonTitle: String?

      var page: OnboardingContent.Page {
        OnboardingContent.Page(
          image: imageSource?.sanitized(), text: text.sanitized(.text), link: link?.sanitized(),
          buttonTitle: customButtonTitle?.sanitized())
      }
    }
  }
}

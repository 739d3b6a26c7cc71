import Cells
import Documents
import Widgets

extension Onboarding {
  /// Where the person is in the onboarding.
  public struct State: Equatable, Sendable {
    var content: Content
    /// The visible page, counted from zero; the only cursor there is.
    var page = 0
    var focus = Focus.mainButton
    var isFinished = false
    var text = ReadingPane()
    /// How many rows all of the text takes, whatever its room.
    var textRows = 0
    var size: Size
    var isDark: Bool
    var pictures: [PictureRequest: PictureState] = [:]

    /// Starts on the first page.
    init(content: Content, size: Size, isDark: Bool = true) {
      self.content = content
      self.size = size
      self.isDark = isDark
      arrangeText()
    }

    var current: Page { content.pages[page] }
    var isOnLastPage: Bool { page == content.pages.count - 1 }

    /// The label of the main button.
    var mainTitle: String {
      current.buttonTitle ?? (isOnLastPage ? content.labels.done : content.labels.next)
    }

    /// Lays the text of the page out in the room that it has.
    mutating func arrangeText() {
      let columns = Arrangement.column(in: size).columns
      textRows = Layout(of: current.text, columns: max(1, columns)).lines.count
      let room = Arrangement(of: self).text
      text.resize(to: room.size)
      text.show(current.text.centered)
    }
  }

  /// What has become of a picture.
  enum PictureState: Equatable, Sendable {
    case loading
    case loaded(Picture)
    case missing
  }
}

extension Run {
  fileprivate var strong: Run { Run(text, traits: traits.union(.strong), target: target) }
}

extension Document {
  /// The text as the SDK sets it: each paragraph in the middle.
  fileprivate var centered: Document {
    var document = self
    document.blocks = blocks.map { block in
      switch block {
      case .paragraph(let runs, .leading): .paragraph(runs, .center)
      // A heading is a bold paragraph there: the document has no other place for its side.
      case .heading(_, let runs): .paragraph(runs.map(\.strong), .center)
      default: block
      }
    }
    return document
  }
}

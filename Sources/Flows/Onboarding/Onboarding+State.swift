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
    var look: PictureLook
    /// Swiping stops at the ends, as on Android, instead of going around them.
    var isStrict: Bool
    var pictures = Gallery()

    /// Starts on the first page.
    init(
      content: Content, size: Size, look: PictureLook = PictureLook(isDark: true),
      isStrict: Bool = false
    ) {
      self.content = content
      self.size = size
      self.look = look
      self.isStrict = isStrict
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
      textRows = Arrangement.textRows(of: current, in: size)
      let room = Arrangement(of: self).text
      text.resize(to: room.size)
      text.show(current.text.arrangedAsOnThePhone)
    }
  }
}

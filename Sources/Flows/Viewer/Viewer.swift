public import Cells
import Documents
import Widgets

/// The text viewer: one document of the app folder at a time, links followed and come back from.
public enum Viewer: Flow {
  /// The name of the document that comes from standard input.
  public static let standardInput = "-"

  /// How far the document has come.
  enum Phase: Equatable, Sendable {
    /// The part of it that was read, if its length is known.
    case loading(part: Double?)
    case complete
    /// A sentence says why there is nothing to read.
    case failed(String)
  }

  /// What is being read, and how one came here.
  public struct State: Equatable, Sendable {
    /// The name of the file within the app folder, and after `#` a place in it.
    var name: String
    var phase = Phase.loading(part: 0)
    var pane = TextPane()
    /// How the bytes of the document are read, as far as is known.
    var characters: CharacterNote?
    /// Where to go when the document goes so far.
    var goal: Goal?
    /// The text being typed after `/`, while it is.
    var query: TextEntry?
    /// The number of the last time that was asked for to search on, in this document or another.
    var searchTurn = 0
    /// The list of headlines over the text.
    var outline: Outline?
    /// While links have numbers, what was typed of one.
    var linkNumber: String?
    var size: Size
    var look: PictureLook
    var language: String
    var gallery = Gallery()
    /// Whether it was said of a picture of this document that it can't be shown, and why.
    var hasToldOfPicture = false
    /// The number of the load whose news are for this document, and the last one there was.
    var load: Int
    var lastLoad: Int
    var back: [Visit] = []
    var ahead: [Visit] = []

    /// Starts to read a file, as a load of this number.
    init(name: String, size: Size, look: PictureLook, language: String, load: Int) {
      self.name = name
      self.size = size
      self.look = look
      self.language = language
      (self.load, lastLoad) = (load, load)
      pane.resize(to: size.reading)
      goal = name.anchor.map(Goal.anchor)
    }

    /// Whether letters belong to a text.
    var isTyping: Bool { query != nil || outline != nil }
    /// The room for the text: lines that somebody set as they are get all that can be had.
    var room: Size { pane.isAsWritten ? size.wide : size.reading }
    /// Whether there is little room for a title.
    var isNarrow: Bool { size.columns < 50 }
    var isLoading: Bool { if case .loading = phase { true } else { false } }
  }

  /// A place in a document that is still to come.
  enum Goal: Equatable, Sendable {
    case anchor(String)
    case heading(Int)
    case place(TextPane.Place)
  }

  public enum Message: Equatable, Sendable {
    case grew(Growth, load: Int)
    case failed(String, load: Int)
    case scrolled(lines: Int)
    case scrolledByPages(Int)
    case wentToStart, wentToEnd
    case headingMoved(Int)
    case outlinePressed
    case outlineTyped(Key)
    case focusMoved(Int)
    case linkPressed
    case linkClicked(Int)
    case numbersPressed
    case numberTyped(Key)
    case searchStarted
    case searchTyped(Key)
    case pasted(String)
    /// There was time to look through more of the text, as asked for by this number.
    case searchContinued(Int)
    case matchMoved(Int)
    case searchForgotten
    case copyPressed
    case backPressed
    case historyMoved(Int)
    case pictureLoaded(PictureRequest, Picture)
    /// There is no picture, and why.
    case pictureFailed(PictureRequest, String)
    /// The theme has changed.
    case relit(isDark: Bool, isMonochrome: Bool)
    /// The app speaks another language now.
    case localized(String)
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    case load(String, Int)
    /// Nobody waits for the rest of a document any more.
    case stopLoading
    /// Give time to search on, by this number, when everything else was heard.
    case continueSearch(Int)
    /// Load these pictures, the first one first, and no others that were asked for before.
    case showPictures([PictureRequest])
    case notify(String)
    /// A link that leads out of the app folder.
    case showAddress(String)
    case copy(String)
    /// There is nothing to go back to.
    case close
  }
}

extension Size {
  /// The room for text: a margin where there is room, never wider than reads well.
  ///
  /// At least one column stays free beside it for the scroll bar.
  var reading: Size {
    isSpoken
      ? self
      : Size(columns: min(columns - (columns > 40 ? 4 : 2), 92), rows: rows - (rows >= 14 ? 1 : 0))
  }
}

extension Size {
  /// The room for lines of a fixed length: of 80 columns, 78 as manual pages have.
  fileprivate var wide: Size {
    isSpoken ? self : Size(columns: columns - 2, rows: reading.rows)
  }
}

extension String {
  /// What stands behind the first `#`.
  var anchor: String? {
    firstIndex(of: "#").map { String(self[index(after: $0)...]) }
  }

  /// What stands before the first `#`, and from there on.
  var splitAtAnchor: (file: Substring, place: Substring) {
    let start = firstIndex(of: "#") ?? endIndex
    return (self[..<start], self[start...])
  }
}

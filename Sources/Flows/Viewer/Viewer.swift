public import Cells
public import Documents
import Widgets

/// The text viewer: one document of the app folder at a time, links followed and come back from.
public enum Viewer: Flow {
  /// How far the document has come.
  enum Phase: Equatable, Sendable {
    case loading
    case open
    /// A sentence says why there is nothing to read.
    case failed(String)
  }

  /// What is being read, and how one came here.
  public struct State: Equatable, Sendable {
    /// The name of the file within the app folder, and after `#` a place in it.
    var name: String
    var phase = Phase.loading
    var pane = ReadingPane()
    /// The text being typed after `/`, while it is.
    var query: TextEntry?
    var size: Size
    var history: [Visit] = []

    /// Starts to read a file.
    init(name: String, size: Size) {
      self.name = name
      self.size = size
      pane.resize(to: size.reading)
    }
  }

  /// A document that was left by a link.
  struct Visit: Equatable, Sendable {
    var name: String
    var pane: ReadingPane
  }

  public enum Message: Equatable, Sendable {
    case loaded(Document, name: String)
    case failed(String, name: String)
    case scrolled(lines: Int)
    case scrolledByPages(Int)
    case wentToStart, wentToEnd
    case focusMoved(Int)
    case linkPressed
    case linkClicked(Int)
    case searchStarted
    case searchTyped(Key)
    case matchMoved(Int)
    case searchForgotten
    case copyPressed
    case backPressed
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    case load(String)
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
    Size(columns: min(columns - (columns > 40 ? 4 : 2), 92), rows: rows - (rows >= 14 ? 1 : 0))
  }
}

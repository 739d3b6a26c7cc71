public import Documents
public import PageProtocol

/// A web page within a flow: its display, its focus, what it said.
///
/// The rules of who may ask the app for what are not here but in the flow that shows the page.
public enum Page {
  /// How far the page has come.
  enum Phase: Equatable, Sendable {
    case closed
    case loading
    case open
    /// Its process is gone; a sentence says why.
    case ended(String)
  }

  /// What the process that plays the page reports.
  public enum News: Equatable, Sendable {
    /// What it shows now, and what that stands for.
    case displayed(Document, DisplayState = DisplayState())
    case posted(ScriptMessage, request: Int)
    case logged(String)
    /// A script threw, or a promise was rejected, and nobody caught it.
    case failed(String)
    /// Another document of the app took the place of the one that was shown.
    case wentOn
    /// A link or a script asked for an address outside the app, which is not loaded.
    case left(for: String)
    case ended(String)
  }

  /// What is asked of that process.
  public enum Order: Equatable, Sendable {
    case open(PageSource)
    case dispatch(ElementEvent)
    /// Run these in the documents to come.
    case replaceUserScripts([String])
    case close
  }
}

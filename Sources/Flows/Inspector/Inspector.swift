public import Cells

/// What happened, newest last: what crossed the bridge, what was asked for and what was answered.
///
/// The app notes it (`App+Noting.swift`); here it is listed, filtered, searched and looked at.
public enum Inspector: Flow {
  public enum Message: Equatable, Sendable {
    /// The selection, or the text of an entry that is looked at, moves so many lines.
    case moved(Int)
    case movedByPages(Int)
    case wentToStart, wentToEnd
    case entryClicked(Int)
    case detailsPressed
    /// Another entry is looked at, so many further on.
    case entryMoved(Int)
    case kindPressed, flowPressed
    case pausePressed
    case searchStarted
    case searchTyped(Key)
    case pasted(String)
    case matchMoved(Int)
    case copyPressed
    case savePressed
    case hidePressed
    case backPressed
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    case copy(String, notice: String)
    /// Write all entries to a file.
    case save
    /// Give the keys back to what is beside or beneath.
    case leave
    /// Leave, and take no room on the screen any more.
    case hide
  }

  /// What an entry is about, as the list and the log call it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A script message.
    case message
    /// What a script message was answered with.
    case reply
    /// Input that nothing came of.
    case refusal
    /// A call of the token source.
    case token
    /// Something else is on the screen: a flow, a page, a document.
    case move
    /// What a page wrote to its console, or threw.
    case console
    /// What the app had done beside its loop.
    case effect
    /// What the app said to the person.
    case notice
  }
}

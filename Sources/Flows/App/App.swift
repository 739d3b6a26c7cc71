public import Cells
public import PageProtocol

/// The whole app: the deck, the three flows over it, the viewer over those.
///
/// Only the app may name more than one flow. It hands each its share of the world, grants what a
/// flow asks of the app (finish, follow a link) and passes the rest on.
public enum App: RootFlow {
  public enum Message: Equatable, Sendable {
    case deckMoved(Int)
    case flowOpened(FlowName)
    case selectionOpened
    /// No key was held any more for a moment.
    case keyReleased(Int)
    case backPressed
    case quitPressed
    /// The help or the command palette was asked for, or sent away.
    case keyListToggled(KeyListPurpose)
    case keyListTyped(Key)
    case languagePressed
    case themePressed
    case mousePressed
    case redrawPressed
    case suspendPressed
    case onboarding(Onboarding.Message)
    case launcher(Launcher.Message)
    case analysis(Analysis.Message)
    case viewer(Viewer.Message)
    case pictureLoaded(PictureRequest, Picture)
    /// There is no picture, and why.
    case pictureFailed(PictureRequest, String)
    case inspector(Inspector.Message)
    /// The keys are to be meant for the inspector, or no longer.
    case inspectorPressed
    /// Something was clicked beside the inspector, for which this key stands.
    case besidePressed(Key)
    /// Nothing is logged any more; a sentence says why.
    case logStopped(String)
    /// Somebody posted a script message to the bridge socket, and waits with this ticket.
    case posted(ScriptMessage, ticket: Int)
    case localized(Availability<Onboarding.Content>, language: String)
    case noticed(String, NoticeKind = .failure)
    /// A notice was seen for long enough.
    case noticeExpired(Int)
    case noticeDismissed
    /// The terminal has said how light its background is.
    case backgroundSeen(isDark: Bool)
    case pasted(String)
    case resized(Size)
    case resumed
    case closed(signal: Int32?)
  }

  public enum Effect: Equatable, Sendable {
    case terminal(TerminalRequest)
    /// Remember that the onboarding was performed.
    case rememberOnboarding
    /// Read the onboarding in the next language the app folder has, or the same one again.
    case localize(after: String)
    /// Load these pictures and no others that were asked for before.
    case showPictures([PictureRequest])
    /// Read a document for the viewer, as a load of this number.
    case loadDocument(String, language: String, load: Int)
    case stopLoading
    /// Free what the viewer held, off the loop.
    case letGo(Viewer.Remains)
    /// Tell the viewer to go on with this search once everything else was heard.
    case continueSearch(Int)
    /// Read `Analysis.json` once more.
    case readAnalysis
    /// Ask the back end of the analysis for a report.
    case fetchReport(id: String, session: Int)
    /// Say in a moment that the path is to be saved.
    case awaitPathSave
    /// Say the analysis' `askingDue` in a moment.
    case awaitReportAsking
    /// Keep the analysis' path for the next run; nil when it is empty.
    case rememberPath(JSON?)
    case requestToken(Launcher.TokenRequest)
    case cancelToken(attempt: Int)
    /// Wait so long for the launcher.
    case wait(Duration, Launcher.Timer)
    case order(Page.Order, flow: FlowName, session: Int)
    /// End a page's process as if it had crashed.
    case killPage(flow: FlowName, session: Int)
    case reply(JSON?, to: Asker, flow: FlowName)
    case refuse(String, to: Asker, flow: FlowName)
    /// Say when a notice, or a part of it, was there for so long.
    case expireNotice(Int, after: Duration)
    /// Say when a key that repeats must have been let go.
    case awaitRelease(Int)
    /// Write these to the log.
    case log([Inspector.Entry])
    /// Write these to a file of their own.
    case saveEntries([Inspector.Entry])
    /// Hear what other programs post, for as long as the app runs.
    case listen
  }

  /// Why the app ends.
  public enum Exit: Equatable, Sendable {
    case quit
    case signal(Int32)
    /// The terminal is gone.
    case hangUp
  }
}

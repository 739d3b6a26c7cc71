import PageProtocol

extension Launcher {
  /// Promenade's own scripts before and after the guide's, which tell how far that one came.
  ///
  /// An iOS host would know from the result of `callAsyncJavaScript`. Nothing of this is the guide's
  /// or Docebo's.
  enum Observer {
    static let handler = "promenadeObserver"

    /// What is told.
    enum Kind: String {
      case injecting
      /// The page stands at another origin.
      case elsewhere
      /// The page can't reach the handler that renews tokens.
      case unreachable
      /// There is no `connect`.
      case missing
      /// `connect` was called with this text, the token taken out.
      case connecting
      case connected
      /// `connect` threw, or its promise was rejected.
      case refused
      /// All scripts have run.
      case ran
    }

    /// Runs before the guide's script.
    static func before(origin: String) -> String {
      """
      (() => {
        const tell = (kind, detail) =>
          window.webkit.messageHandlers.\(handler).postMessage({ kind, detail: String(detail ?? "") });
        tell("injecting");
        if (location.origin !== \(JSON.string(origin))) tell("elsewhere", location.origin);
        if (!window.webkit.messageHandlers.\(Launcher.handler)) tell("unreachable");
        if (typeof connect !== "function") tell("missing");
        const connecting = window.connect;
        if (typeof connecting !== "function") return;
        window.connect = function (json) {
          tell("connecting", String(json).replace(/("accessToken":")(?:[^"\\\\]|\\\\.)*/, "$1"));
          const refused = error => tell("refused", error?.message ?? error);
          let result;
          try { result = connecting.apply(this, arguments); } catch (error) { refused(error); throw error; }
          Promise.resolve(result).then(() => tell("connected"), refused);
          return result;
        };
      })();
      """
    }

    /// Runs after it: where `connect` could not be watched, no error is the best that can be said.
    static let after =
      "window.webkit.messageHandlers.\(handler).postMessage({ kind: \"\(Kind.ran.rawValue)\" });"
  }
}

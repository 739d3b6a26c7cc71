import Clocks
import Flows
import Glibc
public import PageProtocol

/// One page run without a screen, for scripts and tests: `promenade page`.
public struct PageRun: Hashable, Sendable {
  /// What a message to a handler is answered with.
  public enum Answer: Hashable, Sendable {
    /// Its promise is fulfilled with `undefined`, as by a handler without reply.
    case nothing
    case value(JSON)
    case refusal(String)
  }

  /// The handlers the page finds, by their names.
  public var handlers: [String: Answer] = [:]
  /// Files of scripts to be run in the main frame when the document has been parsed.
  public var userScripts: [String] = []
  /// Selectors of elements that are clicked in turn, each when nothing is left to do.
  public var clicks: [String] = []
  /// What the page sees as its address, nil for that of its file.
  public var location: String?
  /// When the run ends even though something is left to do.
  public var limit = Duration.seconds(10)
  /// How wide the lines of the page's text may be.
  public var columns = 1000

  /// Makes a run without handlers, scripts or clicks.
  public init() {}

  /// Runs a page and passes each thing that happens on as a line of JSON; after false, none.
  ///
  /// Returns whether the page lived until it was closed.
  public func run(
    _ file: String, program: String, tell: (JSON) -> Bool
  ) async throws(FileFault) -> Bool {
    let source = try source(of: file)
    let process: PageProcess
    do throws(PageProcessError) {
      process = try PageProcess(executable: program)
    } catch {
      throw FileFault(file, error.description)
    }
    process.send(.open(source))
    return await withTaskGroup { group in
      group.addTask {
        // Over early, it was cancelled: the page has ended by itself.
        guard (try? await QuietClock().sleep(for: limit)) != nil else { return }
        process.close()
      }
      var reader = PageRunReader(self)
      var isHeard = true
      func say(_ lines: [JSON]) {
        for line in lines where isHeard { isHeard = tell(line) }
      }
      let end = await process.run { event in
        say(reader.lines(for: event))
        reader.requests(after: event).forEach(process.send)
        if reader.isDone || !isHeard { process.close() }
      }
      group.cancelAll()
      say(reader.lastLines(end))
      return end == .closed
    }
  }

  private func source(of file: String) throws(FileFault) -> PageSource {
    // The page process would say so too, but as something that happened in the page.
    close(try BoundedFile.open(file, named: file, limit: DocumentFile.limit).descriptor)
    var scripts: [String] = []
    for script in userScripts {
      let bytes = try BoundedFile.bytes(of: script, named: script, limit: LineSplitter.mostBytes)
      scripts.append(String(decoding: bytes, as: UTF8.self))
    }
    let source = PageSource(
      file: file, location: location ?? Self.address(of: file),
      handlers: handlers.keys.filter { handlers[$0] == .nothing }.sorted(),
      replyingHandlers: handlers.keys.filter { handlers[$0] != .nothing }.sorted(),
      userScripts: scripts)
    guard PageRequest.open(source).json.bytes.count < LineSplitter.mostBytes else {
      throw FileFault(
        userScripts.first ?? file, "With the other user scripts it is larger than 1 MiB.")
    }
    return source
  }

  /// The address of a file: `file:///folder/page.html`.
  ///
  /// The corresponding C function is `realpath`.
  private static func address(of file: String) -> String {
    let resolved = realpath(file, nil)
    defer { free(resolved) }
    let path = resolved.map { String(cString: $0) } ?? file
    return "file://"
      + path.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).percentEncoded() }.joined(separator: "/")
  }
}

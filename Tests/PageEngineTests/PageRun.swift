import Glibc
import PageEngine
import PageProtocol
import Testing

/// A page opened from files in a folder of its own, run until nothing is left to do.
final class PageRun {
  private(set) var events: [PageEvent] = []
  private let folder: String
  private var page: Page?

  init(
    _ html: String, files: [String: String] = [:],
    location: String = "https://example.com/a/b.html?c=d#e",
    handlers: [String] = [], replyingHandlers: [String] = [], userScripts: [String] = [],
    isTimeHeld: Bool = false, limits: PageLimits = PageLimits()
  ) throws {
    var template = Array("/tmp/promenade-page-XXXXXX".utf8CString)
    folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    for (name, text) in files.merging(["page.html": html], uniquingKeysWith: { $1 }) {
      let file = try #require(fopen("\(folder)/\(name)", "w"))
      fputs(text, file)
      fclose(file)
    }
    let page = Page(limits: limits) { [unowned self] event in
      events.append(event)
      return true
    }
    self.page = page
    var source = PageSource(
      file: folder + "/page.html", location: location, handlers: handlers,
      replyingHandlers: replyingHandlers, userScripts: userScripts)
    source.isTimeHeld = isTimeHeld
    page.handle(.open(source))
    runTasks()
  }

  deinit {
    page = nil
    for name in (try? names()) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  func send(_ request: PageRequest) {
    page?.handle(request)
    runTasks()
  }

  /// Runs tasks until there are none, or the next is far off.
  private func runTasks() {
    // A page whose time is held is not woken to say that it rests.
    page?.runDueTasks()
    while let page, let next = page.nextWakeUp {
      let pause = ContinuousClock.now.duration(to: next)
      guard pause < .seconds(2) else { return }
      poll(nil, 0, max(0, CInt(pause / .milliseconds(1)) + 1))
      page.runDueTasks()
    }
  }

  private func names() throws -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// What was written to the console, and what went wrong, in order.
  var log: [String] {
    events.compactMap {
      switch $0 {
      case .console(_, let text): text
      case .failed(let text): "failed: " + text
      case .rejected(let text): "rejected: " + text
      case .left(let address): "left: " + address
      case .navigated(let address): "navigated: " + address
      case .displayed, .posted, .idle, .resting: nil
      }
    }
  }

  var messages: [ScriptMessage] {
    events.compactMap { if case .posted(let message, _) = $0 { message } else { nil } }
  }

  var requests: [Int] {
    events.compactMap { if case .posted(_, let request) = $0 { request } else { nil } }
  }

  /// The HTML of each display.
  var displays: [String] {
    events.compactMap { if case .displayed(let html, _, _) = $0 { html } else { nil } }
  }

  /// The HTML of the last display.
  var html: String { displays.last ?? "" }

  /// The number of the display's first element whose tag has a text in it.
  func element(_ tag: String) throws -> Int {
    let tags = html.split(separator: "<").filter { $0.prefix { $0 != ">" }.contains(tag) }
    let number = tags.compactMap { $0.split(separator: "promenade-element=\"").last }
      .compactMap { Int($0.prefix { $0 != "\"" }) }.first
    return try #require(number, "\(html)")
  }

  /// What a script in a page logs.
  static func log(of script: String, body: String = "") throws -> [String] {
    try PageRun("<!DOCTYPE html><body>\(body)<script>\(script)</script>").log
  }
}

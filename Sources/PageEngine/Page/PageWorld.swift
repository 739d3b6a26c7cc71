import PageProtocol

/// A document and the scripts that live in it.
final class PageWorld {
  let document: PageDocument
  let files: PageFiles
  let address: String
  private let context: ScriptContext
  private var hooks: ScriptObject?
  private var pending: (() -> Void)?
  /// Whether the page has been loaded, so that it can be shown.
  var isLoaded = false
  private let fail: (String) -> Void

  init(
    source: PageSource, files: PageFiles, html: String, limits: PageLimits,
    fail: @escaping (String) -> Void
  ) {
    document = PageDocument(html: html)
    self.files = files
    self.fail = fail
    address = source.location
    context = ScriptContext(timeLimit: limits.scriptSeconds)
  }

  /// Runs the prelude, which gives scripts their globals.
  func prepare(_ natives: [(String, NativeFunction.Body)], _ setup: JSON) {
    let prelude = context.evaluate(Self.prelude, address: "promenade:prelude")
    guard case .value(let start) = prelude else { return report(prelude) }
    let outcome = context.call(start, [.object(context.makeObject(natives)), .json(setup)])
    guard case .value(let hooks) = outcome else { return report(outcome) }
    self.hooks = hooks
    if let callback = hooks["reportRejection"] { context.setRejectionCallback(callback) }
  }

  /// Calls what the prelude made for this program.
  func call(_ hook: String, _ arguments: [ScriptArgument] = []) {
    guard let function = hooks?[hook] else { return }
    report(context.call(function, arguments))
  }

  /// Runs a script of the page in the global scope.
  ///
  /// It is called from JavaScript: were it not, its microtasks would run, and rejections be
  /// reported, before the exception that ended it.
  func run(_ script: String, address: String, line: Int = 1) {
    pending = { [unowned self] in report(context.evaluate(script, address: address, line: line)) }
    call("run")
  }

  /// Evaluates the script that `run` was given; the prelude calls this.
  func evaluatePending() {
    let script = pending
    pending = nil
    script?()
  }

  /// Whether a script was ended for running too long since this was last asked.
  func takeTermination() -> Bool {
    defer { context.wasTerminated = false }
    return context.wasTerminated
  }

  /// Lets the window hear of an exception, and the app if the window does not care.
  private func report(_ outcome: ScriptOutcome) {
    guard case .thrown(let error) = outcome, !context.wasTerminated else { return }
    guard let function = hooks?["report"] else { return fail(error.text) }
    if case .thrown(let second) = context.call(function, [.object(error)]) { fail(second.text) }
  }

  private static var prelude: String {
    let parts = [
      PackageResources.Events_js, PackageResources.Nodes_js, PackageResources.Elements_js,
      PackageResources.Forms_js, PackageResources.Addresses_js, PackageResources.Console_js,
      PackageResources.Messages_js, PackageResources.Handlers_js, PackageResources.Window_js,
    ]
    return "(function (native, setup) { \"use strict\"\n"
      + String(decoding: parts.joined(), as: UTF8.self) + "})"
  }
}

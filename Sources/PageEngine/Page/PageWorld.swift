import HTML
import PageProtocol

/// A document and the scripts that live in it.
final class PageWorld {
  /// Counts the worlds of a page, so that no number of an element names one in a later document.
  let number: Int
  let document: PageDocument
  let files: PageFiles
  /// The file that relative paths start from.
  let file: String
  let allowsScripts: Bool
  private let context: ScriptContext
  private let group: ScriptGroup
  private(set) var hooks: ScriptObject?
  private var pending: (() -> Void)?
  /// Scripts that have run, or never will.
  private var startedScripts: Set<HTMLNode> = []
  private var hasSaidBlocked = false
  /// Whether the document has been loaded, so that it can be shown.
  var isLoaded = false
  private let fail: (String) -> Void

  init(
    number: Int, html: String, file: String, files: PageFiles, allowsScripts: Bool,
    group: ScriptGroup, fail: @escaping (String) -> Void
  ) {
    self.number = number
    document = PageDocument(html: html, world: number)
    self.file = file
    self.files = files
    self.allowsScripts = allowsScripts
    self.group = group
    self.fail = fail
    context = ScriptContext(in: group)
  }

  /// The document's address, as it is now.
  var address: String { value("address") }
  /// What is the same for documents of the same origin, and different for others.
  ///
  /// Kept here: a script that is called while another one runs would take the end of that one's time
  /// upon itself, and a page that posts without end would go on.
  private(set) var origin = ""

  func value(_ hook: String) -> String { hooks?[hook]?.text ?? "" }

  /// Runs the prelude, which gives scripts their globals.
  func prepare(_ natives: [(String, NativeFunction.Body)], _ setup: JSON) {
    let prelude = context.evaluate(Self.prelude, address: "promenade:prelude")
    guard case .value(let start) = prelude else { return report(prelude) }
    let outcome = context.call(start, [.object(context.makeObject(natives)), .json(setup)])
    guard case .value(let hooks) = outcome else { return report(outcome) }
    self.hooks = hooks
    origin = value("originKey")
    if let callback = hooks["reportRejection"] { context.setRejectionCallback(callback) }
  }

  /// Lets go of what would keep the scripts of this world alive: its own callback.
  func retire(in favour: PageWorld) {
    if let callback = favour.hooks?["reportRejection"] { context.setRejectionCallback(callback) }
  }

  /// Frees what is left of documents that are gone.
  func collectGarbage() { context.collectGarbage() }

  /// Calls what the prelude made for this program; gives the text of what that returns.
  @discardableResult
  func call(_ hook: String, _ arguments: [ScriptArgument] = []) -> String? {
    guard let function = hooks?[hook] else { return nil }
    let outcome = context.call(function, arguments)
    report(outcome)
    return outcome.value?.text
  }

  /// Runs a script that is none of the document's in the global scope.
  ///
  /// It is called from JavaScript: were it not, its microtasks would run, and rejections be
  /// reported, before the exception that ended it.
  func run(_ script: String, address: String) {
    pending = { [unowned self] in report(context.evaluate(script, address: address)) }
    call("runPending")
  }

  /// Evaluates the script that `run` was given; the prelude calls this.
  func evaluatePending() {
    let script = pending
    pending = nil
    script?()
  }

  /// Takes a script element that is to run now; nil if it has run, never will, or not yet.
  func start(_ node: HTMLNode) -> PageScript? {
    guard !startedScripts.contains(node), let script = PageScript(node, in: document.tree)
    else { return nil }
    startedScripts.insert(node)
    if !allowsScripts { sayBlocked() }
    return allowsScripts ? script : nil
  }

  private func sayBlocked() {
    guard !hasSaidBlocked else { return }
    hasSaidBlocked = true
    fail(
      "Blocked script execution in '\(address)' because the document's frame is sandboxed and "
        + "the 'allow-scripts' permission is not set.")
  }

  /// Keeps the scripts that came with `innerHTML` from running.
  func neverStart(_ scripts: [HTMLNode]) {
    startedScripts.formUnion(scripts)
  }

  /// Whether copies of a script element never run.
  func hasStarted(_ node: HTMLNode) -> Bool { startedScripts.contains(node) }

  /// Evaluates a script element, which the prelude asks for; false if its file is not there.
  func evaluate(_ node: HTMLNode) -> Bool {
    guard let script = PageScript(node, in: document.tree) else { return true }
    do throws(PageFault) {
      let text = try script.text(in: self)
      report(context.evaluate(text, address: script.source ?? address, line: script.line))
      return true
    } catch {
      fail(error.sentence)
      return false
    }
  }

  /// Lets the window hear of an exception, and the app if the window does not care.
  private func report(_ outcome: ScriptOutcome) {
    guard case .thrown(let error) = outcome, !group.wasTerminated else { return }
    guard let function = hooks?["report"] else { return fail(error.text) }
    if case .thrown(let second) = context.call(function, [.object(error)]) { fail(second.text) }
  }

  private static let prelude: String = {
    let parts = [
      PackageResources.Intrinsics_js, PackageResources.HeldTime_js, PackageResources.Events_js,
      PackageResources.InlineHandlers_js, PackageResources.Reporting_js, PackageResources.Nodes_js,
      PackageResources.Elements_js, PackageResources.Reflection_js, PackageResources.Forms_js,
      PackageResources.UserEvents_js, PackageResources.Validation_js, PackageResources.Addresses_js,
      PackageResources.AddressQuery_js, PackageResources.Console_js, PackageResources.Cloning_js,
      PackageResources.Timers_js, PackageResources.Location_js, PackageResources.Storage_js,
      PackageResources.Frames_js, PackageResources.Handlers_js, PackageResources.Scripts_js,
      PackageResources.Window_js,
    ]
    return "(function (native, setup) { \"use strict\"\n"
      + String(decoding: parts.joined(), as: UTF8.self) + "})"
  }()
}

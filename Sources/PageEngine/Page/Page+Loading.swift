import HTML
import PageProtocol

extension Page {
  /// Opens the page itself.
  func open(_ source: PageSource) {
    self.source = source
    if source.isTimeHeld { clock.hold() }
    files = PageFiles(file: source.file, limit: limits.file)
    for name in source.replyingHandlers { _ = handlers.add(name, isReplying: true) }
    for name in source.handlers { _ = handlers.add(name, isReplying: false) }
    let main = PageFrame(number: lastFrame)
    frames = [main]
    load(.file(files.main, address: source.location), in: main)
  }

  /// Loads a document into a frame and runs its scripts, in WebKit's order.
  func load(_ content: FrameContent, in frame: PageFrame) {
    let html: String
    do throws(PageFault) {
      html = try text(of: content)
    } catch {
      tell(.failed(error.sentence))
      return finish(frame)
    }
    let isFirst = frame.world == nil
    let world = makeWorld(for: frame, showing: content, html: html)
    if frame.isMain, !isFirst { _ = send(.navigated(to: world.address)) }
    freeRetiredWorlds()
    runScripts(of: world, in: frame)
    guard isShown(world, in: frame) else { return }
    turn(world) { $0.call("ready", [.text("interactive")]) }
    for script in frame.isMain ? source?.userScripts ?? [] : [] where isShown(world, in: frame) {
      turn(world) { $0.run(script, address: "user-script") }
    }
    loadPendingFrames(of: frame)
    guard isShown(world, in: frame) else { return }
    world.isLoaded = true
    turn(world) { $0.call("ready", [.text("complete")]) }
    finish(frame)
  }

  /// Whether a document is still what its frame shows, and goes on being that.
  private func isShown(_ world: PageWorld, in frame: PageFrame) -> Bool {
    frame.world === world && !pendingNavigations.contains { $0.frame === frame }
  }

  /// Lets the iframe hear that it is loaded, or never will be.
  private func finish(_ frame: PageFrame) {
    guard let element = frame.element, let world = frame.parent?.world else { return }
    turn(world) { $0.call("frameLoaded", [.number(element.number)]) }
  }

  private func text(of content: FrameContent) throws(PageFault) -> String {
    switch content {
    case .file(let path, _): try files.text(of: path, named: path)
    case .markup(let html): html
    case .nothing: Self.blank
    }
  }

  private static let blank = "<!DOCTYPE html><html><head></head><body></body></html>"

  /// Makes the world of a document, which takes the place of the one its frame has shown.
  func makeWorld(
    for frame: PageFrame, showing content: FrameContent, html: String = blank
  ) -> PageWorld {
    retire(frame)
    frame.content = content
    lastWorld += 1
    let file =
      if case .file(let path, _) = content { path } else {
        frame.parent?.world?.file ?? files.main
      }
    let world = PageWorld(
      number: lastWorld, html: html, file: file, files: files,
      allowsScripts: frame.sandbox.allowsScripts, group: group
    ) { [weak self] in self?.tell(.failed($0)) }
    frame.world = world
    world.prepare(natives(for: world, in: frame), setup(of: frame, world))
    if frame.isMain, files.base.isEmpty { noteBase(world) }
    return world
  }

  /// Learns what addresses of the page's own files begin with.
  private func noteBase(_ world: PageWorld) {
    let address = world.address.prefix { $0 != "?" && $0 != "#" }
    guard address.contains("://"), let end = address.lastIndex(of: "/") else { return }
    files.base = String(address[...end])
  }

  private func runScripts(of world: PageWorld, in frame: PageFrame) {
    var deferred: [(HTMLNode, PageScript)] = []
    var parser = PageParser(tree: world.document.tree)
    while let node = parser.next() {
      guard isShown(world, in: frame) else { return }
      if parser.isFrame {
        if openFrame(node, in: frame, world), let inner = self.frame(of: node, in: world) {
          finish(inner)
        }
      } else if let script = world.start(node) {
        if script.isDeferred {
          deferred.append((node, script))
        } else {
          run(node, script, in: world)
        }
      }
    }
    for (node, script) in deferred where isShown(world, in: frame) { run(node, script, in: world) }
  }

  private func run(_ node: HTMLNode, _ script: PageScript, in world: PageWorld) {
    var isThere = true
    turn(world) { isThere = $0.call("run", [.number(node.number)]) == "true" }
    guard script.source != nil else { return }
    turn(world) { $0.call("scriptEnded", [.number(node.number), .flag(isThere)]) }
  }
}

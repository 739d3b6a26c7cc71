import HTML
import PageProtocol

extension Page {
  /// Loads the page and runs its scripts in WebKit's order.
  func open(_ source: PageSource) {
    let files = PageFiles(file: source.file, limit: limits.file)
    let html: String
    do throws(PageFault) {
      html = try files.html()
    } catch {
      tell(.failed(error.sentence))
      return
    }
    let world = PageWorld(source: source, files: files, html: html, limits: limits) {
      [unowned self] in tell(.failed($0))
    }
    self.world = world
    for name in source.replyingHandlers { _ = handlers.add(name, isReplying: true) }
    for name in source.handlers { _ = handlers.add(name, isReplying: false) }
    userScripts = source.userScripts
    world.prepare(natives(for: world), setup(for: source))
    load(world)
    for script in userScripts {
      turn { $0.run(script, address: "user-script") }
    }
    world.isLoaded = true
    turn { $0.call("ready", [.text("complete")]) }
  }

  private func load(_ world: PageWorld) {
    var deferred: [PageScript] = []
    replay(world.document.tree) { node in
      guard let script = PageScript(node, in: world.document.tree) else { return }
      if script.isDeferred {
        deferred.append(script)
      } else {
        run(script, in: world)
      }
    }
    for script in deferred { run(script, in: world) }
    turn { $0.call("ready", [.text("interactive")]) }
  }

  private func run(_ script: PageScript, in world: PageWorld) {
    do throws(PageFault) {
      let text = try script.text(files: world.files)
      turn { $0.run(text, address: script.source ?? world.address, line: script.line) }
    } catch {
      tell(.failed(error.sentence))
    }
  }

  /// Builds the document anew from its first script on, node by node as a parser would, so that a
  /// script sees nothing of what follows it.
  private func replay(_ tree: HTMLTree, script: (HTMLNode) -> Void) {
    var rest: [(node: HTMLNode, parent: HTMLNode)] = []
    func collect(in parent: HTMLNode) {
      for node in (try? tree.children(parent)) ?? [] {
        let isScript = (try? tree.name(node)) == "script"
        if isScript || !rest.isEmpty { rest.append((node, parent)) }
        if !isScript { collect(in: node) }
      }
    }
    collect(in: .document)
    for (node, _) in rest { try? tree.remove(node) }
    for (node, parent) in rest {
      try? tree.insert(node, into: parent)
      if (try? tree.name(node)) == "script" { script(node) }
    }
  }

  /// What the prelude needs to know.
  private func setup(for source: PageSource) -> JSON {
    .object([
      JSON.Member("location", .string(source.location)),
      JSON.Member("handlers", .array(handlers.plain.map { .string($0) })),
      JSON.Member("replyingHandlers", .array(handlers.replying.map { .string($0) })),
      JSON.Member("language", .string(source.language)),
      JSON.Member("userAgent", .string("Promenade JavaScriptCore")),
    ])
  }
}

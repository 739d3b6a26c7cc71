import HTML
import PageProtocol

extension Page {
  /// The world of a number, if it is still there.
  func world(_ number: Int) -> PageWorld? {
    frames.lazy.compactMap(\.world).first { $0.number == number }
  }

  /// The frame of an iframe.
  func frame(of element: HTMLNode, in world: PageWorld) -> PageFrame? {
    frames.first { $0.element == element && $0.parent?.world === world }
  }

  /// Lets an iframe show what its attributes say now, in a later turn; returns whether it does so
  /// already.
  func openFrame(_ element: HTMLNode, in parent: PageFrame, _ world: PageWorld) -> Bool {
    guard let frame = frame(of: element, in: world) ?? makeFrame(element, in: parent, world) else {
      return false
    }
    let tree = world.document.tree
    func attribute(_ name: String) -> String? { (try? tree.attribute(name, of: element)) ?? nil }
    frame.sandbox = FrameSandbox(attribute("sandbox"), in: parent.sandbox)
    let source = attribute("src").map { $0.trimmed } ?? ""
    if let markup = attribute("srcdoc") {
      pend(Navigation(frame: frame, content: .markup(markup)))
    } else if source.isEmpty || source == "about:blank" {
      // At once: scripts fill such a frame in the turn that makes it.
      if frame.world == nil {
        makeWorld(for: frame, showing: .nothing).isLoaded = true
        return true
      }
      pend(Navigation(frame: frame, content: .nothing))
    } else {
      do throws(PageFault) {
        let path = try files.path(of: source, in: world.file)
        pend(Navigation(frame: frame, content: .file(path, address: source)))
      } catch {
        tell(.failed("The frame “\(source)” was not loaded: \(error.sentence)."))
      }
    }
    return false
  }

  private func makeFrame(
    _ element: HTMLNode, in parent: PageFrame, _ world: PageWorld
  ) -> PageFrame? {
    guard parent.depth < limits.frameDepth else {
      tellOnce("A frame was not loaded: frames are nested more than \(limits.frameDepth) deep.")
      return nil
    }
    guard frames.count <= limits.frames else {
      tellOnce("A frame was not loaded: a page has at most \(limits.frames) frames.")
      return nil
    }
    lastFrame += 1
    let frame = PageFrame(number: lastFrame, parent: parent, element: element)
    frames.append(frame)
    return frame
  }

  /// Takes its document from a frame, and with it the frames in it, its tasks and its requests.
  func retire(_ frame: PageFrame) {
    guard let world = frame.world else { return }
    for inner in frames where inner.parent === frame { drop(inner) }
    tasks.removeAll(of: world.number)
    openRequests = openRequests.filter { $0.value != world.number }
    changesBefore += world.document.changeCount + 1
    frame.world = nil
    retiredWorlds.append(world)
  }

  /// Frees what is left of documents that are gone; not while any of their scripts runs.
  func freeRetiredWorlds() {
    guard !retiredWorlds.isEmpty, let main = frames.first?.world else { return }
    for world in retiredWorlds { world.retire(in: main) }
    retiredWorlds = []
    main.collectGarbage()
  }

  private func drop(_ frame: PageFrame) {
    retire(frame)
    pendingNavigations.removeAll { $0.frame === frame }
    frames.removeAll { $0 === frame }
  }

  /// Drops the frames whose iframe is no longer in its document.
  func dropDetachedFrames() {
    for frame in frames {
      guard let element = frame.element else { continue }
      let tree = frame.parent?.world?.document.tree
      if (try? tree?.contains(.document, element)) != true { drop(frame) }
    }
  }

  /// What can be seen in a frame, as HTML.
  func display(of frame: PageFrame) -> String {
    guard let world = frame.world else { return "" }
    let inner = { [unowned self] (element: HTMLNode) in
      self.frame(of: element, in: world).map { display(of: $0) } ?? ""
    }
    if frame.isMain { return world.document.display(inner) }
    return "<div>" + world.document.bodyDisplay(inner) + "</div>"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

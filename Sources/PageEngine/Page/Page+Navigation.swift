import PageProtocol

/// A frame and what it is about to show.
struct Navigation {
  let frame: PageFrame
  let content: FrameContent
}

extension Page {
  /// Has a frame show something in a later turn, in place of what it was about to.
  func pend(_ navigation: Navigation) {
    pendingNavigations.removeAll { $0.frame === navigation.frame }
    pendingNavigations.append(navigation)
  }

  /// Follows a link, or an assignment to `location`: to a file of the page's own.
  func navigate(_ frame: PageFrame, to address: String) {
    guard let path = try? files.path(of: address, in: files.main) else {
      if frame.isMain {
        tell(.left(for: address))
      } else {
        tell(.failed("A frame wanted to leave for \(address), which is not loaded."))
      }
      return
    }
    pend(Navigation(frame: frame, content: .file(path, address: address)))
  }

  /// Shows the same anew, by the address it has now.
  func reload(_ frame: PageFrame) {
    var content = frame.content
    if case .file(let path, _) = content, let world = frame.world {
      content = .file(path, address: world.address)
    }
    pend(Navigation(frame: frame, content: content))
  }

  /// Goes where frames are about to go; what these want in turn comes later.
  func navigatePending() {
    let navigations = pendingNavigations
    for navigation in navigations {
      guard let index = pendingNavigations.firstIndex(where: { $0.frame === navigation.frame })
      else { continue }
      pendingNavigations.remove(at: index)
      perform(navigation)
    }
  }

  /// Loads the iframes of a document that is being loaded, which waits for them.
  func loadPendingFrames(of parent: PageFrame) {
    while let index = pendingNavigations.firstIndex(where: {
      $0.frame.parent === parent && $0.frame.world == nil
    }) {
      perform(pendingNavigations.remove(at: index))
    }
  }

  private func perform(_ navigation: Navigation) {
    let frame = navigation.frame
    let isFirst = frame.world == nil
    guard isFirst || mayNavigate() else {
      tell(
        .failed(
          "The page went to \(limits.navigations) documents within 10 seconds; it goes no further.")
      )
      return
    }
    load(navigation.content, in: frame)
  }

  /// Whether the page has not gone from document to document too often.
  private func mayNavigate() -> Bool {
    let now = clock.now
    navigationTimes.removeAll { $0 + .seconds(10) < now }
    guard navigationTimes.count < limits.navigations else { return false }
    navigationTimes.append(now)
    return true
  }
}

import Flows

extension Services {
  /// Reads the onboarding in the language that follows another one among those of the app.
  func localize(after tag: String, _ send: @escaping Send) -> Work {
    let folder = world.folder
    return {
      let languages = folder.localizations
      let index = languages.firstIndex { $0.tag == tag }.map { ($0 + 1) % languages.count } ?? 0
      guard languages.indices.contains(index) else {
        return send(.noticed("This app has texts in one language only.", .answer))
      }
      let language = languages[index]
      let texts = OnboardingTexts(of: folder, language: language)
      send(.localized(texts.content, language: language.tag))
      for fault in texts.faults { send(.noticed(fault.description)) }
    }
  }

  /// Reads a file of the app for the viewer, piece by piece, until another one is to be read.
  func loadDocument(
    _ name: String, language tag: String, load: Int, _ send: @escaping Send
  ) -> Work {
    let (world, loads) = (world, documentLoads)
    loads.begin(load)
    return {
      do throws(FileFault) {
        let source =
          if name == Viewer.standardInput, let wanted = world.document {
            try DocumentSource.standardInput(wanted)
          } else {
            try DocumentSource(
              named: name, of: world.folder, language: Language(tag) ?? .english)
          }
        try await source.read { portion in
          let growth = Viewer.Growth(
            portion.chunks, part: portion.part, isLast: portion.isLast,
            characters: portion.characters)
          send(.viewer(.grew(growth, load: load)))
          // The viewer is the slow receiver, and keys are to be heard between two pieces.
          await MainActor.run {}
          return loads.isCurrent(load)
        }
      } catch {
        send(.viewer(.failed(error.description, load: load)))
      }
    }
  }

  /// Holds what is left of the viewer until the loop has let go of it, so that it is freed here.
  func letGo(_ remains: Viewer.Remains) -> Work {
    {
      await MainActor.run {}
      withExtendedLifetime(remains) {}
    }
  }

  /// Gives the viewer time to search on behind everything that has come in by now.
  func continueSearch(_ number: Int, _ send: @escaping Send) -> Work? {
    send(.viewer(.searchContinued(number)))
    return nil
  }
}

import Flows

extension Services {
  /// Reads the onboarding in the language that follows another one among those of the app.
  func localize(after tag: String, _ send: @escaping Send) -> Work {
    let folder = world.folder
    return {
      let languages = folder.localizations
      let index = languages.firstIndex { $0.tag == tag }.map { ($0 + 1) % languages.count } ?? 0
      guard languages.indices.contains(index) else {
        return send(.noticed("This app has texts in one language only."))
      }
      let language = languages[index]
      let texts = OnboardingTexts(of: folder, language: language)
      send(.localized(texts.content, language: language.tag))
      for fault in texts.faults { send(.noticed(fault.description)) }
    }
  }

  /// Reads a file of the app for the viewer.
  func loadDocument(_ name: String, language tag: String, _ send: @escaping Send) -> Work {
    let folder = world.folder
    return {
      do throws(FileFault) {
        let document = try DocumentFile.document(
          named: name, of: folder, language: Language(tag) ?? .english)
        send(.viewer(.loaded(document, name: name)))
      } catch {
        send(.viewer(.failed(error.description, name: name)))
      }
    }
  }
}

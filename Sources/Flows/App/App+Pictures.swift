import Cells

/// Pictures are loaded for whoever is seen: the viewer, or else the onboarding.
extension App {
  /// Hands a picture to the one who asked for it.
  static func deliver(
    _ picture: Picture, for request: PictureRequest, in state: inout State
  ) -> [Effect] {
    switch request.source {
    case .assets: update(&state, with: .onboarding(.pictureLoaded(request, picture)))
    case .file: update(&state, with: .viewer(.pictureLoaded(request, picture)))
    }
  }

  /// Tells the one who asked for a picture that there is none.
  static func report(
    _ reason: String, of request: PictureRequest, in state: inout State
  ) -> [Effect] {
    switch request.source {
    case .assets:
      update(&state, with: .onboarding(.pictureLoaded(request, nil))) + notify(reason, in: &state)
    case .file: update(&state, with: .viewer(.pictureFailed(request, reason)))
    }
  }

  /// Asks for what the onboarding wants, unless the viewer covers it.
  static func showPictures(_ requests: [PictureRequest], in state: State) -> [Effect] {
    state.viewer == nil ? [.showPictures(requests)] : []
  }

  /// Asks for what the onboarding still waits for, in place of what a viewer that closes does.
  static func picturesAfter(_ viewer: Viewer.State, in state: State) -> [Effect] {
    let open = state.onboarding?.pictures.awaited ?? []
    return open.isEmpty && viewer.gallery.awaited.isEmpty ? [] : [.showPictures(open)]
  }

  /// Lets all pictures fit the theme.
  static func relight(in state: inout State) -> [Effect] {
    let look = state.settings.look
    return update(
      &state, with: .viewer(.relit(isDark: look.isDark, isMonochrome: look.isMonochrome)))
      + update(
        &state, with: .onboarding(.relit(isDark: look.isDark, isMonochrome: look.isMonochrome)))
  }
}

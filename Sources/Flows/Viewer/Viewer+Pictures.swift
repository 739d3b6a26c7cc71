import Cells
import Documents
import Widgets

extension Viewer {
  /// Asks for the pictures in sight and, to have them when they come into it, for those of the
  /// screens below and above.
  static func neededPictures(in state: inout State) -> [Effect] {
    let requests = state.pane.wantedPictures().map { state.request(for: $0) }
    return state.gallery.want(requests).map { [.showPictures($0)] } ?? []
  }

  /// Keeps room for the pictures that are files of the app; words stand for all others,
  /// and for all where nothing is shown.
  static func expectPictures(of chunks: [Chunk], in state: inout State) {
    guard !state.size.isSpoken else { return }
    for chunk in chunks {
      state.pane.expectPictures(
        chunk.pictures.lazy.filter { [name = state.name] source in
          !source.isEmpty && !source.hasPrefix("#")
            && ResourceLink.name(of: source, from: name) != nil
        })
    }
  }

  /// Takes a picture that came; the text makes as much room for it as it needs.
  static func hang(_ picture: Picture, for request: PictureRequest, in state: inout State) {
    guard state.isOfDocument(request) else { return }
    state.gallery.take(picture, for: request)
    if let pixels = picture.pixels { state.pane.settlePicture(request.name, pixels) }
  }

  /// Lets words stand for a picture, and says once why.
  static func giveUp(
    _ request: PictureRequest, because reason: String, in state: inout State
  ) -> [Effect] {
    guard state.isOfDocument(request) else { return [] }
    state.gallery.take(nil, for: request)
    state.pane.settlePicture(request.name, nil)
    guard !state.hasToldOfPicture else { return [] }
    state.hasToldOfPicture = true
    return [.notify(reason)]
  }
}

extension Viewer.State {
  /// What is asked for to show a picture of the document.
  func request(for picture: TextPane.WantedPicture) -> PictureRequest {
    PictureRequest(
      name: picture.source, source: pictureSource, size: picture.box, isDark: look.isDark,
      isMonochrome: look.isMonochrome, mayGrow: picture.mayGrow)
  }

  /// Whether a picture was asked for by the document that is read now.
  fileprivate func isOfDocument(_ request: PictureRequest) -> Bool {
    request.source == pictureSource
  }

  private var pictureSource: PictureRequest.Source { .file(of: name, language: language) }
}

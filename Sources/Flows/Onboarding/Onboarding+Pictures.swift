import Cells
import Widgets

extension Onboarding {
  /// The pictures that came, as far as they can soon be seen.
  struct Pictures: Equatable, Sendable {
    /// What can be drawn, by what was asked for.
    private(set) var loaded: [PictureRequest: Picture] = [:]
    /// The names under which there is nothing to draw.
    private(set) var missing: Set<String> = []
    /// What was asked for and did not come yet, the most wanted first.
    private(set) var awaited: [PictureRequest] = []

    /// Takes what came for a request.
    mutating func take(_ picture: Picture?, for request: PictureRequest) {
      awaited.removeAll { $0 == request }
      if let picture { loaded[request] = picture } else { missing.insert(request.name) }
    }

    /// Forgets what is not wanted, so that many pages take no more room than three, and returns
    /// what is to be asked for; nil if that was asked for already.
    mutating func want(_ requests: [PictureRequest]) -> [PictureRequest]? {
      loaded = loaded.filter { requests.contains($0.key) }
      let open = requests.filter { loaded[$0] == nil && !missing.contains($0.name) }
      guard open != awaited else { return nil }
      awaited = open
      return open
    }

    /// Forgets what was missing: under another theme there may be something.
    mutating func searchAnew() { missing = [] }
  }

  /// Asks for the pictures of the visible page and, to have them when it is swiped, of its
  /// neighbours.
  static func neededPictures(in state: inout State) -> [Effect] {
    guard !state.size.isSpoken else { return [] }
    let count = state.content.pages.count
    let here = Arrangement(of: state)
    let neighbors = [1, -1].map {
      Arrangement(of: state, page: (state.page + $0).wrapped(to: count))
    }
    var wanted: [PictureRequest] = []
    for request in [here.headerRequest] + ([here] + neighbors).map(\.pictureRequest) {
      if let request, !wanted.contains(request) { wanted.append(request) }
    }
    return state.pictures.want(wanted).map { [.showPictures($0)] } ?? []
  }
}

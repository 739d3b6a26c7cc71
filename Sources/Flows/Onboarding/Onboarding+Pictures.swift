import Cells

extension Onboarding {
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

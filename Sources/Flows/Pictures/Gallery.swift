import Cells

/// The pictures that came, as far as they can soon be seen.
struct Gallery: Equatable, Sendable {
  /// What can be drawn, by what was asked for.
  private(set) var loaded: [PictureRequest: Picture] = [:]
  /// The names under which there is nothing to draw.
  private(set) var missing: Set<String> = []
  /// What was asked for and did not come yet, the most wanted first.
  private(set) var awaited: [PictureRequest] = []

  /// Takes what came for a request; nil is nothing to draw.
  mutating func take(_ picture: Picture?, for request: PictureRequest) {
    awaited.removeAll { $0 == request }
    if let picture { loaded[request] = picture } else { missing.insert(request.name) }
  }

  /// Forgets what is not wanted, so that many pages take no more room than three, and returns
  /// what is to be asked for; nil if that was asked for already.
  ///
  /// A picture at another size or in another look stays until its successor has come.
  mutating func want(_ requests: [PictureRequest]) -> [PictureRequest]? {
    let open = requests.filter { loaded[$0] == nil && !missing.contains($0.name) }
    let (wanted, late) = (Set(requests), Set(open.map(\.name)))
    loaded = loaded.filter { wanted.contains($0.key) || late.contains($0.key.name) }
    guard open != awaited else { return nil }
    awaited = open
    return open
  }

  /// The picture that was asked for or, until it comes, the same one at another size.
  func picture(for request: PictureRequest) -> Picture? {
    loaded[request]
      ?? loaded.filter { $0.key.name == request.name }
      .max { $0.key.size.columns < $1.key.size.columns }?.value
  }

  /// Forgets what was missing: under another theme there may be something.
  mutating func searchAnew() { missing = [] }
}

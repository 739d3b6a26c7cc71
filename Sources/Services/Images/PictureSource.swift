import Cells
import Flows

/// Where the pictures of an app come from.
actor PictureSource {
  private let folder: AppFolder
  private let process: PictureProcess
  private let traits: TerminalTraits
  private lazy var catalog = AssetCatalog(folder)

  init(_ folder: AppFolder, process: PictureProcess, traits: TerminalTraits) {
    self.folder = folder
    self.process = process
    self.traits = traits
  }

  /// The picture, or why there is none.
  func picture(
    _ request: PictureRequest, for decoding: Decoding
  ) async throws(FileFault) -> Picture {
    try await process.picture(request, in: catalog, traits: traits, for: decoding)
  }
}

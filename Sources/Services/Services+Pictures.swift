import Flows

extension Services {
  /// Wants pictures and no others than these; decoded are those that are wanted the most.
  func show(_ requests: [PictureRequest], _ send: @escaping Send) -> Work? {
    guard pictureQueue.want(requests) else { return nil }
    let (queue, source) = (pictureQueue, pictureSource)
    return {
      while !Task.isCancelled, let (request, decoding) = queue.next() {
        do throws(FileFault) {
          let picture = try await source.picture(request, for: decoding)
          send(.pictureLoaded(request, picture))
        } catch {
          guard !decoding.isCancelled else { continue }
          send(.pictureFailed(request, error.description))
        }
      }
    }
  }
}

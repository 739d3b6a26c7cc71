import Clocks
import Cells
import Flows
import Glibc
import PictureProtocol

/// Decodes picture files in processes of their own.
///
/// Files come from anywhere and decoders are large: a file that crashes one, takes its memory or
/// its time ends a process, never the app. One process decodes one picture, so that it can be ended
/// when nobody wants the picture any more, and gives back all the memory that it took.
struct PictureProcess: Sendable {
  /// The program that decodes.
  let program: String
  /// How long a picture may take by the clock on the wall, whatever its processes wait for.
  var patience = Duration.seconds(60)
  /// The most bytes a picture file may have.
  static let mostBytes = PictureOrder.mostFileBytes

  /// Decodes the picture that an app has under a name, at the size it is to be drawn.
  func picture(
    _ request: PictureRequest, in catalog: AssetCatalog, traits: TerminalTraits,
    for decoding: Decoding = Decoding()
  ) async throws(FileFault) -> Picture {
    let place = try place(of: request, in: catalog)
    let order = PictureOrder(
      box: request.size, colors: request.isMonochrome ? .monochrome : traits.colors,
      isASCII: traits.isASCII, isDark: request.isDark,
      mayGrow: request.mayGrow)
    return try await picture(at: place, of: catalog.folder, order, for: decoding)
  }

  /// Where the file of a picture lies in the app folder.
  private func place(
    of request: PictureRequest, in catalog: AssetCatalog
  ) throws(FileFault) -> String {
    switch request.source {
    case .assets:
      guard let place = try catalog.place(of: request.name, isDark: request.isDark) else {
        throw FileFault(request.name, "The app has no such picture.")
      }
      return place
    case .file(let document, let language):
      let name = ResourceLink.name(of: request.name, from: document) ?? ""
      let found = catalog.folder.linkedPlace(
        named: name, language: Language(language) ?? .english)
      switch found {
      case .success(let place): return place
      case .failure(let fault): throw FileFault(request.name, fault.reason(in: catalog.folder))
      }
    }
  }

  /// Decodes the picture file at a place of an app folder.
  func picture(
    at place: String, of folder: AppFolder, _ order: PictureOrder,
    for decoding: Decoding = Decoding()
  ) async throws(FileFault) -> Picture {
    // Their own limits count the time they work, not the time they stand still.
    let watch = Task { [patience] in
      try await QuietClock().sleep(for: patience)
      decoding.giveUp()
    }
    defer { watch.cancel() }
    return try await finishedPicture(at: place, of: folder, order, for: decoding)
  }

  private func finishedPicture(
    at place: String, of folder: AppFolder, _ order: PictureOrder, for decoding: Decoding
  ) async throws(FileFault) -> Picture {
    guard case .success(let path)? = folder.file(at: place) else {
      throw FileFault(place, "Is missing.")
    }
    guard place.lowercased().hasSuffix(".pdf") else {
      let file = try BoundedFile.open(path, named: place, limit: Self.mostBytes)
      return try await decode(file.descriptor, named: place, order, for: decoding)
    }
    let page = try PDFPage.draw(path, named: place, for: decoding)
    let picture: Picture
    do throws(FileFault) {
      picture = try await decode(page.descriptor, named: place, order, for: decoding)
    } catch {
      // Without a page there is nothing to decode: what is wrong with the page comes first.
      throw PDFPage.fault(await page.process.waitForEnd(), named: place) ?? error
    }
    _ = await page.process.waitForEnd()
    return picture
  }

  /// Decodes what a descriptor gives, and closes it.
  private func decode(
    _ descriptor: CInt, named place: String, _ order: PictureOrder, for decoding: Decoding
  ) async throws(FileFault) -> Picture {
    let (process, answer) = try start(order, on: descriptor, named: place)
    decoding.add(process)
    let bytes = await withTaskCancellationHandler {
      await Pipe.bytes(of: answer, limit: PictureAnswer.mostBytes)
    } onCancel: {
      decoding.cancel()
    }
    // An answer that is too long has not been read to its end.
    if bytes.count > PictureAnswer.mostBytes { process.kill() }
    let end = await process.waitForEnd()
    switch PictureAnswer(bytes: bytes) {
    case .picture(let picture)?: return picture
    case .failure(let sentence)?: throw FileFault(place, sentence)
    case nil: throw FileFault(place, Self.sentence(for: end))
    }
  }

  private func start(
    _ order: PictureOrder, on descriptor: CInt, named place: String
  ) throws(FileFault) -> (process: ChildProcess, answer: CInt) {
    defer { close(descriptor) }
    let pipe = try Pipe(for: place)
    defer { close(pipe.writing) }
    do throws(SpawnFailure) {
      let process = try ChildProcess.start(
        program, order.arguments, input: descriptor, output: pipe.writing)
      return (process, pipe.reading)
    } catch {
      close(pipe.reading)
      throw FileFault(place, "Couldn't be decoded: \(program) can't be started, \(error.reason).")
    }
  }

  private static func sentence(for end: ChildProcessEnd) -> String {
    switch end {
    case .ended: "Is not wanted any more."
    case .died(signal: SIGXCPU), .died(signal: SIGKILL):
      "Takes too long to decode; make it simpler."
    case .died, .exited: "Can't be decoded: the decoder gave up."
    }
  }
}

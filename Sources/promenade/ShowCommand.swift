import Cells
import Documents
import Flows
import Glibc
import Services

/// The viewer on one file; plain text when standard output is no terminal.
@MainActor
struct ShowCommand {
  private let arguments: Arguments
  private let environment: [String: String]

  init(_ arguments: Arguments, environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  func run(_ file: String) async throws(Failure) -> Int32 {
    let isInput = file == Viewer.standardInput
    let (folder, name) = isInput ? (try self.folder("."), file) : try place(of: file)
    let wanted: DocumentKind.Wanted = arguments.documentKind.map { .given($0) } ?? .guessed
    // Whom the environment says to be listening still wants plain text in a pipe.
    guard isatty(1) == 1 || arguments.isLinear == true else {
      guard arguments.recording == nil else {
        throw .noTerminal("there is no screen to record: standard output is no terminal.")
      }
      return try await printText(
        of: isInput
          ? try source { () throws(FileFault) in try .standardInput(wanted) }
          : try source { () throws(FileFault) in try DocumentSource(named: name, of: folder) })
    }
    let log = try Screen.openLog(arguments)
    let terminal = try Screen.open(
      arguments, environment: environment, isInputTaken: isInput)
    let language = arguments.language ?? Language(environment: environment)
    var state = AppContent.nothing.state(
      size: terminal.size, settings: arguments.settings(in: language, on: terminal.traits),
      isOnboardingRequired: false)
    let services = Services(
      Services.World(
        folder: folder,
        store: StateStore(
          folder: StateStore.folder(chosen: arguments.state, environment: environment)),
        paths: PathStore(folder: nil),
        tokens: AppContent.nothing.tokens, reports: AppContent.nothing.reports,
        pageProgram: "", pictureProgram: ThisProgram.neighbour("promenade-picture"),
        traits: terminal.traits,
        document: isInput ? wanted : nil, log: log))
    state.log = log == nil ? .off : .running
    let effects = App.start(&state, reading: name)
    return await Screen.run(state, starting: effects, on: terminal, with: services)
  }

  /// The folder a file stands in, as if it were an app's, and its name there.
  private func place(of file: String) throws(Failure) -> (AppFolder, String) {
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw .failed("\(file) can't be shown: \(String(cString: strerror(errno))).")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw .failed("\(file) is a folder: name a file in it.")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .failed("\(file) is no file: to read what it gives, write promenade show - <\(file)")
    }
    let (folder, name) = Self.parts(of: file)
    let opened = try self.folder(folder)
    // Who names a link to somewhere else means what is there.
    guard !opened.has(name), let real = Self.resolved(file) else { return (opened, name) }
    let there = Self.parts(of: real)
    return (try self.folder(there.folder), there.name)
  }

  private static func parts(of file: String) -> (folder: String, name: String) {
    guard let slash = file.lastIndex(of: "/") else { return (".", file) }
    return (String(file[...slash]), String(file[file.index(after: slash)...]))
  }

  private static func resolved(_ file: String) -> String? {
    guard let path = realpath(file, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private func folder(_ path: String) throws(Failure) -> AppFolder {
    do throws(FileFault) {
      return try AppFolder(root: path, title: "the document's folder")
    } catch {
      throw .failed(error.description)
    }
  }

  private func source(
    _ open: () throws(FileFault) -> DocumentSource
  ) throws(Failure) -> DocumentSource {
    do throws(FileFault) {
      return try open()
    } catch {
      throw .failed(error.description)
    }
  }

  /// Prints the text while it is read: what follows is parsed on another core.
  private func printText(of source: DocumentSource) async throws(Failure) -> Int32 {
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: DocumentSource.Portion.self)
    let reading = Task { @concurrent in
      do throws(FileFault) {
        try await source.read { portion in
          continuation.yield(portion)
          return !Task.isCancelled
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: Failure.failed(error.description))
      }
    }
    defer { reading.cancel() }
    var setter = PlainTextSetter(columns: arguments.width ?? 80)
    var characters: CharacterNote?
    do {
      for try await portion in pieces {
        if portion.characters != characters, !portion.characters.isUsual {
          // Beside the text, not in it: what reads the pipe is told nothing but the text.
          Output.write("promenade: \(portion.characters.sentence)\n", to: 2)
        }
        characters = portion.characters
        for chunk in portion.chunks where !Output.write(setter.text(of: chunk), to: 1) {
          // A reader that has seen enough, such as head, is no failure to speak of.
          if errno == EPIPE { return 128 + SIGPIPE }
          let reason = String(cString: strerror(errno))
          throw Failure.failed("The text could not be written in full: \(reason).")
        }
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed("\(error).")
    }
    return 0
  }
}

import Documents
import Flows
import Glibc
import NcursesTerminal
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
    let (folder, name) = try place(of: file)
    guard isatty(1) == 1 else { return try await printText(named: name, of: folder) }
    let terminal = try Screen.open(arguments)
    let language = arguments.language ?? Language(environment: environment)
    var state = AppContent.nothing.state(
      size: terminal.size, settings: arguments.settings(in: language), isOnboardingRequired: false)
    let services = Services(
      Services.World(
        folder: folder, store: StateStore(folder: nil), paths: PathStore(folder: nil),
        tokens: AppContent.nothing.tokens, reports: AppContent.nothing.reports,
        pageProgram: "", pictureProgram: "", traits: terminal.traits))
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
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { String(file[...$0]) } ?? "."
    let name = slash.map { String(file[file.index(after: $0)...]) } ?? file
    do throws(FileFault) {
      return (try AppFolder(root: folder), name)
    } catch {
      throw .failed(error.description)
    }
  }

  private func printText(
    named name: String, of folder: AppFolder
  ) async throws(Failure) -> Int32 {
    let pieces: AsyncStream<[Block]>
    do throws(FileFault) {
      pieces = try DocumentFile.blocks(named: name, of: folder)
    } catch {
      throw .failed(error.description)
    }
    var setter = PlainTextSetter(columns: arguments.width ?? 80)
    for await blocks in pieces where !Output.write(setter.text(of: blocks), to: 1) {
      // A reader that has seen enough, such as head, is no failure to speak of.
      if errno == EPIPE { return 128 + SIGPIPE }
      throw .failed("The text could not be written in full: \(String(cString: strerror(errno))).")
    }
    return 0
  }
}

import Cells
import Flows
import Support
import Synchronization
import Testing

@testable import Services

/// How the viewer is told of a document that is read.
@MainActor @Suite struct DocumentLoadingTests {
  /// What the app was told, in that order.
  final class Heard: Sendable {
    private let messages = Mutex<[App.Message]>([])
    var all: [App.Message] { messages.withLock { $0 } }
    func add(_ message: App.Message) { messages.withLock { $0.append(message) } }

    /// The news of documents: the number of the load and whether it was the last piece.
    var growths: [(load: Int, isLast: Bool)] {
      all.compactMap { message in
        guard case .viewer(.grew(let growth, let load)) = message else { return nil }
        return (load, growth.isLast)
      }
    }
  }

  private let heard = Heard()
  private let files: TemporaryFolder
  private let services: Services

  init() throws {
    files = try TemporaryFolder([
      "long.html": String(repeating: "<p>Some text that is read.</p>\n", count: 30_000),
      "long.md": String(repeating: "Some [text] that is read.\n\n", count: 30_000)
        + "[text]: a.html",
      "short.html": "<p>short",
    ])
    services = Services(
      Services.World(
        folder: try AppFolder(root: files.path), store: StateStore(folder: nil),
        paths: PathStore(folder: nil), tokens: AppContent.nothing.tokens,
        reports: AppContent.nothing.reports, pageProgram: "", pictureProgram: "",
        traits: TerminalTraits(colors: .monochrome)))
  }

  private func load(_ name: String, _ number: Int) throws -> Task<Void, Never> {
    let heard = heard
    let effect = App.Effect.loadDocument(name, language: "en", load: number)
    let work = try #require(services.perform(effect) { heard.add($0) })
    return Task.detached { await work() }
  }

  @Test func aDocumentComesInPiecesThatCarryItsNumber() async throws {
    try await load("long.html", 7).value
    let growths = heard.growths
    #expect(growths.count > 20 && growths.allSatisfy { $0.load == 7 })
    #expect(growths.filter(\.isLast).count == 1 && growths.last?.isLast == true)
  }

  @Test func itIsReadNoFasterThanTheAppTakesItIn() async throws {
    let task = try load("long.html", 1)
    try #require(await waits { !heard.growths.isEmpty })
    // From here on the main actor is busy: one more may be on its way, no others.
    let seen = heard.growths.count
    let deadline = ContinuousClock.now + .milliseconds(200)
    while heard.growths.count < seen + 3, ContinuousClock.now < deadline {}
    #expect(heard.growths.count <= seen + 1)
    await task.value
  }

  @Test func aDocumentThatNobodyWaitsForIsReadNoFurther() async throws {
    let first = try load("long.html", 1)
    try #require(await waits { !heard.growths.isEmpty })
    try await load("short.html", 2).value
    await first.value
    #expect(heard.growths.filter { $0.load == 1 && $0.isLast }.isEmpty)
    #expect(heard.growths.last { $0.load == 2 }?.isLast == true)

    let third = try load("long.html", 3)
    #expect(services.perform(.stopLoading) { _ in } == nil)
    await third.value
    #expect(heard.growths.filter { $0.load == 3 && $0.isLast }.isEmpty)
  }

  @Test func markdownComesInPiecesAndIsReadNoFurtherWhenNobodyWaits() async throws {
    try await load("long.md", 1).value
    let filled = heard.all.count { message in
      if case .viewer(.grew(let growth, _)) = message { !growth.chunks.isEmpty } else { false }
    }
    #expect(filled > 10)
    #expect(heard.growths.filter(\.isLast).count == 1)

    let second = try load("long.md", 2)
    try #require(await waits { heard.growths.contains { $0.load == 2 } })
    #expect(services.perform(.stopLoading) { _ in } == nil)
    await second.value
    #expect(heard.growths.filter { $0.load == 2 && $0.isLast }.isEmpty)
  }

  @Test func whatCannotBeReadIsSaidUnderItsNumber() async throws {
    try await load("missing.html", 4).value
    #expect(
      heard.all == [
        .viewer(.failed("missing.html: Was not found in the app folder.", load: 4))
      ])
  }
}

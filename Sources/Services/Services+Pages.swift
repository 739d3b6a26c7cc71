import Documents
import Flows
import PageProtocol
import Parsing

extension Services {
  /// Follows an order to a page at once; hearing what it says is work beside the loop.
  func follow(
    _ order: Page.Order, of flow: FlowName, session: Int, _ send: @escaping Send
  ) -> Work? {
    let report: Report = { send(flow.message(reporting: $0, session: session)) }
    switch order {
    case .open(let source): return open(source, of: flow, session: session, report)
    case .dispatch(let event): page(of: flow, session: session)?.send(.dispatch(event))
    case .replaceUserScripts(let scripts):
      page(of: flow, session: session)?.send(.replaceUserScripts(scripts))
    case .close: pages.removeValue(forKey: flow)?.process.close()
    }
    return nil
  }

  /// Ends a page's process as if it had crashed.
  func killPage(of flow: FlowName, session: Int) -> Work? {
    page(of: flow, session: session)?.kill()
    return nil
  }

  /// The process of a page, if it is still the one of this session.
  func page(of flow: FlowName, session: Int) -> PageProcess? {
    pages[flow].flatMap { $0.session == session ? $0.process : nil }
  }

  private typealias Report = @Sendable (Page.News) -> Void

  private func open(
    _ source: PageSource, of flow: FlowName, session: Int, _ report: @escaping Report
  ) -> Work? {
    pages.removeValue(forKey: flow)?.process.close()
    do throws(PageFault) {
      let process = try start(source)
      pages[flow] = OpenPage(session: session, process: process)
      return {
        let end = await process.run { event in
          if let news = Page.News(event) { report(news) }
          // The app is the slow receiver: what it has not taken in yet may be large, and laying it
          // out takes longer than making it.
          await MainActor.run {}
        }
        if case .failed(let reason) = end { report(.ended(reason)) }
      }
    } catch {
      report(.ended(error.reason))
      return nil
    }
  }

  /// Why a page can't be opened.
  private struct PageFault: Error {
    let reason: String
  }

  /// Starts the process of a page; the source names its file within the app folder.
  private func start(_ source: PageSource) throws(PageFault) -> PageProcess {
    var source = source
    switch world.folder.resource(named: source.file, language: .english) {
    case .success(let path): source.file = path
    case .failure(let fault): throw PageFault(reason: fault.sentence)
    }
    do throws(PageProcessError) {
      let process = try PageProcess(executable: world.pageProgram, clock: world.clock)
      process.send(.open(source))
      return process
    } catch {
      throw PageFault(reason: error.description)
    }
  }
}

extension Page.News {
  /// What a page's event means to the flow; nil if it means nothing there.
  init?(_ event: PageEvent) {
    switch event {
    case .displayed(let html, let title, let state):
      var document = Document(html: html)
      document.title = title
      self = .displayed(document, state)
    case .posted(let message, let request): self = .posted(message, request: request)
    case .console(_, let text): self = .logged(text)
    case .failed(let text), .rejected(let text): self = .failed(text)
    case .left(let address): self = .left(for: address)
    case .navigated: self = .wentOn
    case .idle, .resting: return nil
    }
  }
}

extension FlowName {
  /// News of a page as a message to the flow that shows it.
  fileprivate func message(reporting news: Page.News, session: Int) -> App.Message {
    switch self {
    case .launcher: .launcher(.reported(news, session: session))
    case .analysis: .analysis(.reported(news, session: session))
    case .onboarding: .noticed("The onboarding has no page.")
    }
  }
}

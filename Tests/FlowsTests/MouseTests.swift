import Cells
import Documents
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// Everything that shows a key can be clicked, on every screen there is.
@Suite struct MouseTests {
  typealias Walk = @Sendable (inout Rehearsal<App>) -> Void

  private static func launcher(_ news: @escaping @Sendable (inout LauncherWalk) -> Void) -> Walk {
    { app in
      var walk = LauncherWalk.connected(size: app.size.body)
      news(&walk)
      app.send(.flowOpened(.launcher))
      app.state.launcher = walk.state
    }
  }

  private static func analysis(_ events: String...) -> Walk {
    { app in
      app.send(.flowOpened(.analysis))
      app.send(.analysis(.reported(.displayed(Sample.courses), session: 1)))
      for event in events { app.send(.posted(Sample.posts(.string(event)), ticket: 1)) }
    }
  }

  private static func reading(_ keys: Key...) -> Walk {
    { app in
      _ = App.start(&app.state, reading: "handbook.html")
      app.send(ViewerTests.grew(0..<6, part: 1, isLast: true))
      for key in keys { app.press(key) }
    }
  }

  static let screens: [(name: String, walk: Walk)] = [
    ("deck", { _ in }),
    ("onboarding", { $0.send(.flowOpened(.onboarding)) }),
    ("last page", { $0.send(.flowOpened(.onboarding), .onboarding(.pageChosen(2))) }),
    ("options", { $0.send(.flowOpened(.launcher)) }),
    (
      "typed option",
      {
        $0.send(.flowOpened(.launcher)); $0.press(.tab)
      }
    ),
    ("launcher", launcher { _ in }),
    ("crashed page", launcher { $0.report(.ended("The page process crashed (Killed).")) }),
    (
      "no token",
      { app in
        var walk = LauncherWalk.start(size: app.size.body)
        walk.press(.enter)
        walk.fail(.final(reason: "The back end refuses."))
        app.send(.flowOpened(.launcher))
        app.state.launcher = walk.state
      }
    ),
    ("analysis", analysis()),
    ("rejection", analysis(#"{"message":"image_rejected"}"#)),
    ("invalid key", analysis(#"{"message":"invalid_company_key"}"#)),
    (
      "failed report",
      { app in
        analysis(#"{"message":"analysis_completed","id":"r-1"}"#)(&app)
        for case .fetchReport(let id, let session) in app.effects {
          app.send(.analysis(.reportFailed(id: id, .unreachable("No network."), session: session)))
        }
      }
    ),
    (
      "path",
      {
        analysis(#"{"message":"image_rejected"}"#)(&$0); $0.press(.character("p"))
      }
    ),
    (
      "address",
      {
        analysis()(&$0); $0.press(.character("u"))
      }
    ),
    ("viewer", reading()), ("search", reading(.character("/"), .character("w"))),
    ("matches", reading(.character("/"), .character("w"), .enter)),
    ("contents", reading(.character("o"))), ("numbers", reading(.character("#"))),
    ("help", { $0.press(.character("?")) }), ("palette", { $0.press(.character(":")) }),
  ]

  private func rehearsal(_ index: Int, _ size: Size) -> Rehearsal<App> {
    var rehearsal = Rehearsal<App>(Sample.app(size: size), size: size)
    Self.screens[index].walk(&rehearsal)
    return rehearsal
  }

  @Test(arguments: screens.indices, ScreenTests.sizes)
  func everyHintCanBeClicked(index: Int, size: Size) {
    let rehearsal = rehearsal(index, size)
    let canvas = rehearsal.canvas
    let row = size.rows - 1
    var unexplained = canvas.lines[row]
    for binding in App.keys(in: rehearsal.state) {
      guard let key = binding.keys.first, let does = binding.hint else { continue }
      let isHelpCut = key == .character("?") && unexplained.hasSuffix(" ?")
      let hint = isHelpCut ? key.name : "\(key.name) \(does)"
      guard
        let range = unexplained.firstRange(of: " \(hint) ")
          ?? (unexplained.hasSuffix(" \(hint)") ? unexplained.ranges(of: " \(hint)").last : nil)
      else { continue }
      let start = unexplained[..<range.lowerBound].count + 1
      for column in start..<start + hint.columns {
        #expect(
          canvas.key(at: Point(column: column, row: row)) == key,
          "\(Self.screens[index].name): \(hint)")
      }
      let blank = String(repeating: " ", count: hint.count)
      unexplained = unexplained.replacing(" \(hint)", with: " " + blank, maxReplacements: 1)
    }
    let name = Self.screens[index].name
    #expect(unexplained.allSatisfy { $0 == " " }, "\(name): \(unexplained)")
    #expect(!canvas.lines[row].isEmpty)
  }

  @Test(arguments: screens.indices, ScreenTests.sizes)
  func everyKeyThatATextNamesCanBeClicked(index: Int, size: Size) {
    let canvas = rehearsal(index, size).canvas
    for (row, line) in canvas.lines.enumerated().dropLast() {
      for match in line.matches(of: /[Pp]ress (\w+)\b|, or (esc)\b/) {
        guard let word = match.output.1 ?? match.output.2, word != "what" else { continue }
        let column = line[..<word.startIndex].count
        let key = canvas.key(at: Point(column: column, row: row))
        #expect(key?.name == String(word), "\(Self.screens[index].name): \(line)")
      }
    }
  }

  /// What has the focus can be clicked where the cursor stands, unless a text is typed there.
  @Test(arguments: screens.indices, ScreenTests.sizes)
  func whatHasTheFocusCanBeClicked(index: Int, size: Size) {
    let rehearsal = rehearsal(index, size)
    let name = Self.screens[index].name
    guard !["search", "numbers", "contents", "help", "palette"].contains(name) else { return }
    guard let cursor = rehearsal.canvas.cursor else { return }
    #expect(rehearsal.canvas.key(at: cursor) != nil, "\(name): \(cursor)")
  }

  @Test func theScreensWithATextThatNamesAKeyAreAmongThem() {
    let size = Size(columns: 80, rows: 24)
    for name in ["crashed page", "no token", "invalid key", "failed report"] {
      let index = Self.screens.firstIndex { $0.name == name } ?? 0
      #expect(rehearsal(index, size).screen.lowercased().contains("press "), "\(name)")
    }
  }

  @Test func theArrowsBesideATextScrollIt() {
    var rehearsal = rehearsal(2, Size(columns: 22, rows: 7))
    rehearsal.click(on: "▼")
    #expect(rehearsal.state.onboarding?.text.scroll == 1)
    rehearsal.click(on: "▲")
    #expect(rehearsal.state.onboarding?.text.scroll == 0)
  }
}

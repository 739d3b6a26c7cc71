import Cells
import Documents
import PageProtocol
import Support
import Testing

@testable import Flows

/// The launcher's states as a person sees them, kept as pictures under `Screens`.
@Suite struct LauncherScreenTests {
  /// What was done to get into a state, by the name of its picture.
  private static let states: [(String, @Sendable (inout LauncherWalk) -> Void)] = [
    ("connected", { $0.press(.tab) }), ("revealed", { $0.press(.character("v")) }),
    ("expired", { $0.press(.character("x")) }), ("offline", { $0.press(.character("o")) }),
    ("renewing", { $0.ask() }),
    (
      "retrying",
      {
        $0.ask()
        $0.fail(.transient(reason: "The back end answers 503 Service Unavailable."))
      }
    ),
    (
      "refused",
      {
        $0.press(.character("f"))
        $0.ask()
        $0.fail(.final(reason: "The back end refuses: invalid_grant, JWT has expired."))
      }
    ), ("crashed", { $0.report(.ended("The page process crashed (Killed).")) }),
    (
      "unsafe",
      {
        $0.press(.escape)
        $0.click(on: "Guide's")
        $0.press(.tab, .enter)
        $0.answer(Sample.token)
        $0.observe("injecting")
        $0.report(.failed("SyntaxError: Unexpected identifier 'Brien'"))
        $0.report(.displayed(Sample.courses))
      }
    ),
  ]

  private func check(_ walk: LauncherWalk, _ name: String, _ size: Size) {
    var app = Sample.app(size: size)
    app.stage = .flow(.launcher)
    app.launcher = walk.state
    var canvas = Canvas(size: size)
    App.draw(app, on: &canvas)
    expectScreen(canvas, named: "launcher-\(name)-\(size.columns)x\(size.rows)")
  }

  @Test(arguments: ScreenTests.sizes)
  func eachStateHasItsPicture(size: Size) {
    for (name, act) in Self.states {
      var walk = LauncherWalk.connected(size: size.body)
      walk.report(.displayed(Sample.courses))
      walk.send(.rang(.second(-1), now: .seconds(12)))
      act(&walk)
      check(walk, name, size)
    }
  }

  @Test(arguments: ScreenTests.sizes)
  func theOptionsComeFirst(size: Size) {
    var walk = LauncherWalk.start(size: size.body)
    check(walk, "options", size)
    walk.press(.tab, .control("u"), .enter, .backTab, .enter)
    check(walk, "complaint", size)
  }

  @Test(arguments: ScreenTests.sizes)
  func withoutATokenThePageIsNotOpened(size: Size) {
    var walk = LauncherWalk.start(size: size.body)
    walk.press(.enter)
    walk.fail(.final(reason: "The back end refuses: invalid_grant, JWT has expired."))
    check(walk, "no-token", size)
  }
}

import Cells
import Widgets

extension TourAction {
  /// What the step claims, for who reads the results; nil for one that can't fail.
  var claim: String? {
    switch self {
    case .click(.text(let text)): "there is “\(text)” to click on"
    case .click(.point(let point)): "there is a cell \(point.column + 1),\(point.row + 1)"
    case .post(let line, let isRefused):
      "the bridge \(isRefused ? "refuses" : "takes") \(line.sanitized().shortened(to: 60))"
    case .wait(let pattern, _), .expect(let pattern): "the screen shows /\(pattern.shown)/"
    case .expectNot(let pattern): "the screen does not show /\(pattern.shown)/"
    case .screenshot(let name): "the screen is kept as \(name)"
    case .press, .type, .caption, .sleep, .token, .offline: nil
    }
  }

  /// Whether somebody who goes step by step is asked before it.
  var isSeen: Bool {
    switch self {
    case .press, .type, .click, .post, .caption: true
    case .wait, .expect, .expectNot, .screenshot, .sleep, .token, .offline: false
    }
  }
}

extension TourPattern {
  /// The expression as it can be shown.
  fileprivate var shown: String { text.sanitized().shortened(to: 60) }
}

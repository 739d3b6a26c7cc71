import Cells

/// The looks of the app, and the background they are to fit.
extension App {
  static func changeTheme(in state: inout State) -> [Effect] {
    let all = Theming.allCases
    let index = all.firstIndex(of: state.settings.theming) ?? 0
    state.settings.theming = all[(index + 1).wrapped(to: all.count)]
    return askBackground(in: &state)
      + notify("Theme: \(state.settings.theming.rawValue)", in: &state) + relight(in: &state)
  }

  /// Asks the terminal once for its background, if the theme is to fit that.
  ///
  /// Nobody waits: until it answers, and should it never, a dark one is assumed.
  static func askBackground(in state: inout State) -> [Effect] {
    guard state.settings.theming == .auto, !state.settings.isBackgroundAsked else { return [] }
    state.settings.isBackgroundAsked = true
    return [.terminal(.askBackground)]
  }

  /// Takes in what the terminal said; pictures are made anew only where that changes them.
  static func adopt(isBackgroundDark isDark: Bool, in state: inout State) -> [Effect] {
    let look = state.settings.look
    state.settings.isBackgroundDark = isDark
    return look == state.settings.look ? [] : relight(in: &state)
  }
}

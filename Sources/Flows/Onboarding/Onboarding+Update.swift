import Cells
import Documents
import Widgets

extension Onboarding {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    guard !state.isFinished else { return [] }
    switch message {
    case .swiped(let step):
      let page = state.page + step
      let count = state.content.pages.count
      return state.turn(to: state.isStrict ? page : page.wrapped(to: count))
    case .dotsTapped(let step): return state.turn(to: state.page + step, keepingFocus: true)
    case .pageChosen(let page): return state.turn(to: page)
    case .mainButtonPressed:
      guard state.isOnLastPage else { return state.turn(to: state.page + 1) }
      state.isFinished = true
      return [.finish]
    case .focusMoved(let step):
      state.moveFocus(by: step)
      return []
    case .focusActivated: return activateFocus(in: &state)
    case .linkButtonPressed:
      guard let link = state.current.link else { return [] }
      state.setFocus(.linkButton)
      return [.showResource(link)]
    case .textLinkPressed(let index):
      state.setFocus(.textLink(index))
      guard case .link(let destination) = state.text.focusedTarget else { return [] }
      return [.follow(destination)]
    case .scrolled(let lines):
      state.text.scroll(by: lines)
      return []
    case .scrolledByPages(let pages):
      state.text.scroll(byPages: pages)
      return []
    case .pictureLoaded(let request, let picture):
      state.pictures.take(picture, for: request)
      state.arrangeText()
      return neededPictures(in: &state)
    case .localized(let content):
      state.content = content
      return state.turn(to: state.page, keepingFocus: true)
    case .relit(let isDark, let isMonochrome):
      state.look = PictureLook(isDark: isDark, isMonochrome: isMonochrome)
      state.pictures.searchAnew()
      state.arrangeText()
      return neededPictures(in: &state)
    case .resized(let size):
      state.size = size
      state.arrangeText()
      return neededPictures(in: &state)
    }
  }

  private static func activateFocus(in state: inout State) -> [Effect] {
    switch state.focus {
    case .mainButton: update(&state, with: .mainButtonPressed)
    case .dots: update(&state, with: .dotsTapped(1))
    case .linkButton: update(&state, with: .linkButtonPressed)
    case .textLink(let index): update(&state, with: .textLinkPressed(index))
    }
  }
}

extension Onboarding.State {
  /// All that can have the focus on this page, in reading order.
  var focusOrder: [Onboarding.Focus] {
    let links = text.layout.targets.indices.map { Onboarding.Focus.textLink($0) }
    let button: [Onboarding.Focus] = current.link == nil ? [] : [.linkButton]
    return links + button + [.dots, .mainButton]
  }

  fileprivate mutating func moveFocus(by step: Int) {
    let order = focusOrder
    let index = order.firstIndex(of: focus) ?? order.count - 1
    setFocus(order[(index + step).wrapped(to: order.count)])
  }

  mutating func setFocus(_ focus: Onboarding.Focus) {
    self.focus = focus
    if case .textLink(let index) = focus { text.focus(on: index) } else { text.focus(on: nil) }
  }

  fileprivate mutating func turn(to page: Int, keepingFocus: Bool = false) -> [Onboarding.Effect] {
    self.page = max(0, min(page, content.pages.count - 1))
    arrangeText()
    text.scrollToStart()
    setFocus(keepingFocus && focusOrder.contains(focus) ? focus : .mainButton)
    return Onboarding.neededPictures(in: &self)
  }
}

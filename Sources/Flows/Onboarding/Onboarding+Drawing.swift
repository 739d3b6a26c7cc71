public import Cells
import Widgets

extension Onboarding {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let places = Arrangement(of: state)
    drawPicture(places.headerRequest, of: state, in: places.header, on: &canvas)
    drawPicture(places.pictureRequest, of: state, in: places.picture, on: &canvas)
    state.text.draw(in: places.text, on: &canvas)
    if state.current.link != nil {
      Button(
        state.content.labels.show, key: .item(Item.linkButton),
        isFocused: state.focus == .linkButton
      ).draw(in: places.linkButton, on: &canvas)
    }
    PageDots(
      count: state.content.pages.count, current: state.page, isFocused: state.focus == .dots,
      keys: (.item(Item.dotsLeft), .item(Item.dotsRight))
    ).draw(in: places.dots, on: &canvas)
    Button(
      state.mainTitle, key: .item(Item.mainButton), isFocused: state.focus == .mainButton,
      isMain: true
    ).draw(in: places.mainButton, on: &canvas)
  }

  private static func drawPicture(
    _ request: PictureRequest?, of state: State, in rect: Rect, on canvas: inout Canvas
  ) {
    guard let request, let picture = state.pictures.loaded[request] else { return }
    canvas.clipped(to: rect) { $0.draw(picture, at: rect.centered(picture.size).origin) }
  }
}

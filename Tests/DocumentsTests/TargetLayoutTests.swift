import Testing

@testable import Documents

@Suite struct TargetLayoutTests {
  private func layout(_ runs: [Run], columns: Int) -> Layout {
    Layout(of: Document(blocks: [.paragraph(runs, .leading)]), columns: columns)
  }

  @Test func aWrappedLinkHasAPlaceOnEachLine() {
    let link = Target.link("x.html")
    let runs = [
      Run("see "), Run("the ", target: link), Run("terms", traits: .strong, target: link), Run("."),
    ]
    #expect(
      layout(runs, columns: 7).targets == [
        PlacedTarget(
          target: link, places: [Place(line: 0, columns: 4..<7), Place(line: 1, columns: 0..<5)])
      ])
    #expect(
      layout(runs, columns: 20).targets == [
        PlacedTarget(target: link, places: [Place(line: 0, columns: 4..<13)])
      ])
  }

  @Test func linksAreCountedInReadingOrder() {
    let runs = [
      Run("a", target: .link("1")), Run(" "), Run(" \u{200B}", target: .link("unseen")),
      Run("b", target: .link("1")), Run("c", target: .link("2")),
    ]
    let targets = layout(runs, columns: 20).targets
    #expect(targets.map(\.target) == [.link("1"), .link("1"), .link("2")])
    #expect(targets.allSatisfy { $0.places.count == 1 })
  }

  @Test func anElementIsOneTargetWhereverItGoesOn() {
    let element = Target.element(4, .clickable)
    let blocks: [Block] = [
      .heading(level: 3, [Run("a", target: element)]), .paragraph([Run("b")], .leading),
      .paragraph([Run("c", target: element)], .leading),
    ]
    let layout = Layout(of: Document(blocks: blocks), columns: 20)
    #expect(layout.targets.map(\.target) == [element])
    #expect(layout.targets[0].places.map(\.line) == [0, 4])
  }

  @Test(arguments: [
    (Control.button(isEnabled: true), "Go on", "[ Go on ]"),
    (.checkbox(isOn: true), "", "[x] after"), (.checkbox(isOn: false), "Label", "[ ] Label"),
    (.radio(isOn: true), "", "(•) after"), (.radio(isOn: false), "", "( ) after"),
    (.field("Ada"), "", "Ada_________________"), (.field(""), "Name", "Name________________"),
    (.choice(["One", "Two"], selected: 1), "", "[ Two ▾ ]"),
    (.choice([], selected: -1), "None", "[ None ▾ ]"),
  ])
  func controlsAreDrawnAsText(control: Control, label: String, expected: String) {
    let runs = [Run(label, target: .element(1, control)), Run("after")]
    let layout = layout(runs, columns: 40)
    #expect(layout.text.hasPrefix(expected))
    #expect(layout.targets.count == 1)
    #expect(layout.targets[0].places.count == 1)
  }

  @Test func aFieldShowsTheEndOfALongText() {
    let runs = [Run("", target: .element(1, .field("a long text")))]
    #expect(layout(runs, columns: 6).text == "g text\n")
    #expect(layout(runs, columns: 0).text == "t\n")
  }
}

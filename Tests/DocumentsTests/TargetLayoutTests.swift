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
    (.field(Field("Ada")), "", "Ada_________________"),
    (.field(Field()), "Your name", "Your name___________"),
    (.field(Field("añ", kind: .secret, columns: 4)), "", "••__"),
    (.choice(Choice([.init("One"), .init("Two", isChosen: true)])), "", "[ Two ▾ ]"),
    (.choice(Choice([])), "None", "[ None ▾ ]"),
    (.choice(Choice([.init("A")], allowsSeveral: true)), "", "[ none ▾ ]"),
    (.slider(Slider(value: 0, range: 0...100)), "", "●─────────────── 0"),
    (.slider(Slider(value: 75, range: -50...100, decimals: 1)), "", "━━━━━━━━━━━━━●── 7.5"),
  ])
  func controlsAreDrawnAsText(control: Control, label: String, expected: String) {
    let runs = [Run(label, target: .element(1, control)), Run("after")]
    let layout = layout(runs, columns: 40)
    #expect(layout.text.hasPrefix(expected))
    #expect(layout.targets.count == 1)
    #expect(layout.targets[0].places.count == 1)
  }

  @Test func aFieldShowsTheBeginningOfALongText() {
    let runs = [Run("", target: .element(1, .field(Field("a long text"))))]
    #expect(layout(runs, columns: 6).text == "a lon…\n")
    #expect(layout(runs, columns: 0).text == "…\n")
    let wide = [Run("", target: .element(1, .field(Field("日本語", columns: 5))))]
    #expect(layout(wide, columns: 40).text == "日本…\n")
  }

  @Test func aFieldStaysOnOneLineWhateverIsInIt() {
    let field = Run("", target: .element(1, .field(Field("日本 語 - x", columns: 12))))
    let layout = layout([Run("some words "), field], columns: 14)
    #expect(layout.targets[0].places == [Place(line: 1, columns: 0..<12)])
  }

  @Test func aFieldOfLinesStandsInABoxOfItsOwn() {
    let field = Field("one two three\nfour", kind: .lines(3), columns: 8)
    let runs = [
      Run("Note "), Run("", target: .element(1, .field(field))), Run(" "), Run("after"),
    ]
    let layout = layout(runs, columns: 20)
    #expect(
      layout.text == """
        Note
        ╭────────╮
        │one two │
        │three   │
        │four    │
        ╰────────╯
        after

        """)
    #expect(layout.targets[0].places == (2...4).map { Place(line: $0, columns: 1..<9) })
    #expect(self.layout(runs, columns: 3).targets[0].places.count == 3)
  }

  @Test func aLabelIsNoTargetButSaysWhatItBelongsTo() {
    let box = Control.checkbox(isOn: false)
    let layout = layout(
      [Run("Yes", target: .label(7)), Run(" "), Run("", target: .element(7, box))], columns: 20)
    #expect(layout.targets.map(\.target) == [.element(7, box)])
    #expect(layout.lines[0].spans.first?.label == 7)
    #expect(layout.target(ofElement: 7) == 0)
  }
}

import PageEngine
import PageProtocol
import Testing

/// Focus, labels, choices, and what is wrong in a form, as the display tells of them.
@Suite struct FocusTests {
  private func states(_ run: PageRun) -> [DisplayState] {
    run.events.compactMap { if case .displayed(_, _, let state) = $0 { state } else { nil } }
  }

  private func dispatch(_ kind: ElementEvent.Kind, _ tag: String, in run: PageRun) throws {
    run.send(.dispatch(ElementEvent(kind, element: try run.element(tag))))
  }

  static let listeners = """
    <script>for (const type of ['focus', 'blur', 'input', 'change', 'invalid', 'submit'])
    addEventListener(type, e => { console.log(type, e.target.id); if (type == 'submit') e.preventDefault() }, true)
    </script>
    """

  @Test func theFocusOfAPersonAndOfAScriptAreToldOf() throws {
    let run = try PageRun(
      """
      <input id=a><input id=b autofocus><button id=c onclick="document.getElementById('a').focus()">
      </button><button id=d onclick="document.activeElement; document.getElementById('a').blur()">
      \(Self.listeners)
      """)
    #expect(states(run).last == DisplayState(focus: try run.element("id=\"b\""), answered: 0))
    try dispatch(.focus, "id=\"a\"", in: run)
    #expect(run.log == ["focus b", "blur b", "focus a"])
    #expect(states(run).count == 1, "the person sees that already")
    try dispatch(.click, "id=\"c\"", in: run)
    #expect(states(run).last == DisplayState(focus: try run.element("id=\"a\""), answered: 2))
    try dispatch(.blur, "id=\"b\"", in: run)
    #expect(run.log.last == "focus a", "it does not have the focus")
    try dispatch(.blur, "id=\"a\"", in: run)
    #expect(run.log.last == "blur a")
  }

  @Test func everyDisplaySaysHowMuchItHasFollowed() throws {
    let run = try PageRun("<input id=a oninput=\"this.value = this.value.toUpperCase()\">")
    for text in ["a", "Ab"] { try dispatch(.input(text), "id=\"a\"", in: run) }
    #expect(states(run).map(\.answered) == [0, 1, 2])
    #expect(run.html.contains("value=\"AB\""))
    try dispatch(.change("Ab"), "id=\"a\"", in: run)
    #expect(run.html.contains("value=\"AB\""), "what the page made of it is kept")
    try dispatch(.change("new"), "id=\"a\"", in: run)
    #expect(run.html.contains("value=\"new\""))
  }

  @Test func optionsAreChosenByTheirNumbers() throws {
    let run = try PageRun(
      """
      <form action=/s><select id=s name=s multiple><option id=x>same<option id=y>same<option id=z>z</select>
      <button>go</button></form>
      """)
    let options = try ["x", "z"].map { try run.element("id=\"\($0)\"") }
    try dispatch(.choose(options), "id=\"s\"", in: run)
    #expect(run.html.split(separator: "<").filter { $0.contains(" selected") }.count == 2)
    run.send(.click(selector: "button"))
    #expect(run.log == ["left: https://example.com/s?s=same&s=z"])
    try dispatch(.choose([]), "id=\"s\"", in: run)
    #expect(!run.html.contains(" selected"))
  }

  @Test func labelsNameTheirControlAndDisabledSetsTakeNumbersAway() throws {
    let run = try PageRun(
      """
      <label for=a>A</label><label id=l><b>B</b><input id=b></label><label>C</label><input id=a>
      <fieldset disabled><p><button id=e>E</button></p></fieldset><button id=f>F</button>
      """)
    let a = try run.element("id=\"a\"")
    let b = try run.element("id=\"b\"")
    #expect(run.html.contains("<label for=\"a\" promenade-label=\"\(a)\">"))
    #expect(run.html.contains("<label id=\"l\" promenade-label=\"\(b)\">"))
    #expect(run.html.contains("<label>C"))
    #expect(run.html.contains("<button id=\"e\" disabled=\"\">"))
    #expect(run.html.contains("<button id=\"f\" promenade-element="))
  }

  @Test(arguments: [
    ("required", "", "Fill in this field."), ("required", "x", nil),
    ("type=email", "a@b", nil), ("type=email", "a b", "Write an e-mail address."),
    ("type=email", "", nil), ("type=url", "nowhere", "Write an address, as https://…"),
    ("type=number", "1e3", nil), ("type=number", "one", "Write a number."),
    ("type=number min=2", "1", "At least 2."), ("type=number max=2", "2.5", "At most 2."),
    ("pattern='[a-z]{2}'", "abc", "Match the format asked for."), ("pattern='[a-z]{2}'", "ab", nil),
    ("pattern='[a-z]{2}' title='Two letters.'", "a", "Two letters."), ("pattern='['", "a", nil),
    ("required readonly", "", nil), ("required disabled", "", nil),
  ])
  func whatIsWrongKeepsAFormFromBeingSent(attributes: String, value: String, problem: String?)
    throws
  {
    let run = try PageRun(
      "<form><input id=a \(attributes) value=\"\(value)\"><button>go</button></form>\(Self.listeners)"
    )
    run.send(.click(selector: "button"))
    #expect(run.log.contains("submit ") == (problem == nil))
    #expect(run.log.contains("invalid a") == (problem != nil))
    let shown = run.html.split(separator: "promenade-problem=\"").dropFirst().first
    #expect(shown.map { String($0.prefix { $0 != "\"" }) } == problem)
    guard problem != nil else { return }
    #expect(states(run).last?.focus == (try run.element("id=\"a\"")))
    try dispatch(.input("?"), "id=\"a\"", in: run)
    #expect(!run.html.contains("promenade-problem"), "typing takes the complaint away")
  }

  @Test func aFormThatSaysSoIsSentAsItIs() throws {
    let run = try PageRun(
      "<form novalidate><input required><button>go</button></form>\(Self.listeners)")
    run.send(.click(selector: "button"))
    #expect(run.log.last == "submit ")
  }

  @Test func enterSendsOnlyAFormThatHasAButtonOrOneField() throws {
    let run = try PageRun(
      """
      <form><input id=a></form><form><input id=b><input id=c></form>
      <form><input id=d><input><button disabled>no</button></form>\(Self.listeners)
      """)
    for id in ["b", "d", "a"] { try dispatch(.submit, "id=\"\(id)\"", in: run) }
    #expect(run.log.filter { $0.hasPrefix("submit") } == ["submit "])
  }
}

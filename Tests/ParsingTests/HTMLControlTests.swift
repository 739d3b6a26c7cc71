import Documents
import Parsing
import Testing

@Suite struct HTMLControlTests {
  @Test func aChoiceThatCannotBeUsedShowsWhatIsChosen() {
    #expect(text("<select><option>One<option selected>Two</select>") == "[ Two ▾ ]\n")
  }

  @Test(arguments: [
    ("<button aria-label='Close'  title=T><svg></svg></button>", "[ Close ]\n"),
    ("<button aria-label=' ' title=T> </button>", "[ T ]\n"),
    ("<button title=T>a</button>", "[ a ]\n"),
  ])
  func aButtonWithoutWordsIsCalledByItsName(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test func optionsThatAreLeftOutAreTold() {
    let options = (0..<1500).map { "<option>o\($0)" }.joined()
    let document = Document(html: "<select promenade-element=1>\(options)</select>")
    guard case .paragraph(let runs, _)? = document.blocks.first,
      case .element(_, .choice(let choice))? = runs.first?.target
    else {
      Issue.record("there is no choice")
      return
    }
    #expect(choice.options.count == 1001)
    #expect(choice.options.last?.label == "More than 1000 are left out.")
    #expect(choice.options.last?.kind == .heading)
  }

  private func targets(_ html: String) -> [Target] {
    Layout(of: Document(html: html), columns: 60).targets.map(\.target)
  }

  @Test(arguments: [
    ("<a href='x.html?a=1&amp;b=2'>a</a>", Target.link("x.html?a=1&b=2")),
    ("<a href='\n x y.html '>a</a>", Target.link("x y.html")),
    ("<a href=x promenade-element=3>a</a>", .element(3, .clickable)),
    ("<div promenade-element=3>a</div>", .element(3, .clickable)),
    ("<button promenade-element=3>a</button>", .element(3, .button(isEnabled: true))),
    ("<button promenade-element=3 disabled>a</button>", .element(3, .button(isEnabled: false))),
    ("<input promenade-element=3 value=v>", .element(3, .field(Field("v")))),
    ("<input promenade-element=3 type=checkbox checked>", .element(3, .checkbox(isOn: true))),
    ("<input promenade-element=3 type=RADIO>", .element(3, .radio(isOn: false))),
    ("<input promenade-element=3 type=submit>", .element(3, .button(isEnabled: true))),
    (
      "<textarea promenade-element=3>\na\nb</textarea>",
      .element(3, .field(Field("a\nb", kind: .lines(3), columns: 40)))
    ),
    (
      "<select promenade-element=3><option>a<option selected> b </select>",
      .element(3, .choice(Choice([.init("a"), .init("b", isChosen: true)])))
    ),
    (
      "<input promenade-element=3 type=password value=é size=7 maxlength=9 readonly>",
      .element(3, .field(Field("é", kind: .secret, columns: 7, limit: 9, isReadOnly: true)))
    ),
    (
      "<textarea promenade-element=3 rows=99 cols=0 maxlength=-1>x</textarea>",
      .element(3, .field(Field("x", kind: .lines(12), columns: 40)))
    ),
    (
      "<input promenade-element=3 type=range min=-1 max=1 step=.25 value=0.5>",
      .element(3, .slider(Slider(value: 50, range: -100...100, step: 25, decimals: 2)))
    ),
    (
      "<input promenade-element=3 type=range min=9 max=1 step=any value=x>",
      .element(3, .slider(Slider(value: 9, range: 9...9)))
    ),
    (
      "<input promenade-element=3 type=range max=99999999999999999999>",
      .element(3, .slider(Slider(value: 50, range: 0...100)))
    ),
    (
      """
      <select promenade-element=3 multiple><optgroup label=' g '><option promenade-element=4>a
      <option promenade-element=5 selected label=l>b</optgroup><optgroup disabled label=h>
      <option promenade-element=6>c</optgroup><option disabled>d</select>
      """,
      .element(
        3,
        .choice(
          Choice(
            [
              .init("g", kind: .heading), .init("a", number: 4),
              .init("l", number: 5, isChosen: true), .init("h", kind: .heading),
              .init("c", number: 6, kind: .disabled), .init("d", kind: .disabled),
            ], allowsSeveral: true)))
    ),
    (
      "<select promenade-element=3><option disabled>a<option>b<option>c</select>",
      .element(
        3,
        .choice(
          Choice([.init("a", kind: .disabled), .init("b", isChosen: true), .init("c")])))
    ),
  ])
  func elementsAreTargets(html: String, target: Target) {
    #expect(targets("<p>\(html)</p>") == [target])
  }

  @Test(arguments: [
    ("<button promenade-element=1>Go <b>on</b></button>", "[ Go on ]\n"),
    ("<button>Go on</button>", "[ Go on ]\n"),
    ("<input promenade-element=1 type=submit>", "[ Submit ]\n"),
    ("<label><input promenade-element=1 type=checkbox>Yes</label>", "[ ] Yes\n"),
    ("<input type=radio checked> No", "(•) No\n"),
    ("Name: <input promenade-element=1 value=Ada>", "Name: Ada_________________\n"),
    ("Name: <input placeholder='Your name'>", "Name: [Your name]\n"),
    ("<input type=password value=abc>", "[•••]\n"),
    ("<input type=hidden value=x promenade-element=1>a", "a\n"),
    ("<select><optgroup label=x><option>a<option>b</optgroup></select>", "[ a ▾ ]\n"),
    ("<textarea><script>x</script><p>b</textarea>c", "[b]c\n"),
    ("<input type=file promenade-element=1>", "[ Choose file ] not available here\n"),
    ("<input type=date>", "[YYYY-MM-DD]\n"), ("<input type=range>", "━━━━━━━━●─────── 50\n"),
    (
      "<input promenade-element=1 size=3 promenade-problem='Fill in this field.'> x",
      "___ ! Fill in this field. x\n"
    ),
    (
      "<label><input type=checkbox promenade-element=1 promenade-problem=Tick.> Yes</label> x",
      "[ ] Yes ! Tick. x\n"
    ),
  ])
  func controlsAreShown(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test func oneElementIsOneTargetOverSeveralBlocks() {
    #expect(
      targets("<div promenade-element=7><h2>a</h2><p>b</p></div>") == [.element(7, .clickable)])
  }

  @Test func malformedNumbersAreNoElements() {
    #expect(targets("<div promenade-element=x>a</div>").isEmpty)
    #expect(targets("<a promenade-element='' href=y>a</a>") == [.link("y")])
  }

  @Test func radioButtonsOfOneNameInOneFormAreAGroup() {
    let radio = "<input type=radio promenade-element="
    let html = """
      <form>\(radio)1 name=a>\(radio)2 name=b>\(radio)3 name=a></form><form>\(radio)4 name=a>
      \(radio)5></form>
      """
    let groups = targets(html).map { target in
      if case .element(_, .radio(_, let group)) = target { group } else { "?" }
    }
    #expect(groups[0] == groups[2] && Set(groups).count == 4 && groups[4] == "")
  }

  @Test func whatIsOutOfUseIsQuietAndNoTarget() {
    let html = "<input value=a disabled promenade-element=1><label promenade-label=2>b</label>"
    let document = Document(html: html)
    guard case .paragraph(let runs, _)? = document.blocks.first else {
      Issue.record("no paragraph")
      return
    }
    #expect(runs == [Run("[a]", traits: .quiet), Run("b", target: .label(2))])
    #expect(targets(html).isEmpty)
  }
}

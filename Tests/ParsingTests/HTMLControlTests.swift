import Documents
import Parsing
import Testing

@Suite struct HTMLControlTests {
  private func targets(_ html: String) -> [Target] {
    Layout(of: Document(html: html), columns: 60).targets.map(\.target)
  }

  @Test(arguments: [
    ("<a href='x.html?a=1&amp;b=2'>a</a>", Target.link("x.html?a=1&b=2")),
    ("<a href=x promenade-element=3>a</a>", .element(3, .clickable)),
    ("<div promenade-element=3>a</div>", .element(3, .clickable)),
    ("<button promenade-element=3>a</button>", .element(3, .button(isEnabled: true))),
    ("<button promenade-element=3 disabled>a</button>", .element(3, .button(isEnabled: false))),
    ("<input promenade-element=3 value=v>", .element(3, .field("v"))),
    ("<input promenade-element=3 type=checkbox checked>", .element(3, .checkbox(isOn: true))),
    ("<input promenade-element=3 type=RADIO>", .element(3, .radio(isOn: false))),
    ("<input promenade-element=3 type=submit>", .element(3, .button(isEnabled: true))),
    ("<textarea promenade-element=3>\na\nb</textarea>", .element(3, .field("a\nb"))),
    (
      "<select promenade-element=3><option>a<option selected> b </select>",
      .element(3, .choice(["a", "b"], selected: 1))
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
}

import PageEngine
import PageProtocol
import Testing

@Suite struct FormTests {
  static let form = """
    <form action=/send onsubmit="console.log('submit')"><input name=t value=1 id=t>
    <input type=checkbox name=c id=c><input type=radio name=r value=a checked id=ra>
    <input type=radio name=r value=b id=rb><select name=s id=s><option>x<option value=2>y</select>
    <textarea name=m id=m>old</textarea><button id=go>Go</button><button type=reset id=reset></button>
    <button type=button id=b disabled></button></form>
    <script>for (const type of ['click', 'input', 'change', 'keydown'])
    addEventListener(type, e => console.log(type, e.target.id, e.target.value, e.target.checked, e.isTrusted))
    </script>
    """

  @Test func whatAPersonTypesArrives() throws {
    let run = try PageRun(Self.form)
    run.send(.dispatch(ElementEvent(.input("né"), element: try run.element("id=\"t\""))))
    run.send(.dispatch(ElementEvent(.change("né"), element: try run.element("id=\"t\""))))
    run.send(.dispatch(ElementEvent(.input("a\nb<"), element: try run.element("id=\"m\""))))
    #expect(
      run.log == ["input t né false true", "change t né false true", "input m a\nb< false true"])
    #expect(run.html.contains("value=\"né\"") && run.html.contains(">a\nb&lt;</textarea>"))
  }

  @Test func boxesAndButtonsAreTicked() throws {
    let run = try PageRun(Self.form)
    run.send(.dispatch(ElementEvent(.click, element: try run.element("id=\"c\""))))
    run.send(.dispatch(ElementEvent(.click, element: try run.element("id=\"rb\""))))
    #expect(
      run.log == [
        "click c on true true", "input c on true true", "change c on true true",
        "click rb b true true", "input rb b true true", "change rb b true true",
      ])
    #expect(run.html.split(separator: "<").filter { $0.contains(" checked") }.count == 2)
    run.send(.dispatch(ElementEvent(.click, element: try run.element("id=\"reset\""))))
    #expect(run.html.split(separator: "<").filter { $0.contains(" checked") }.count == 1)
  }

  @Test func anOptionIsChosenByValueOrText() throws {
    let run = try PageRun(Self.form)
    let select = try run.element("id=\"s\"")
    for text in ["y", "x", "2", "nothing"] {
      run.send(.dispatch(ElementEvent(.change(text), element: select)))
    }
    #expect(
      run.log.filter { $0.hasPrefix("change") } == [
        "change s 2 false true", "change s x false true", "change s 2 false true",
      ])
  }

  @Test func aFormIsSentToItsAddress() throws {
    let run = try PageRun(Self.form)
    run.send(.click(selector: "#c"))
    run.send(.click(selector: "#go"))
    let address = "left: https://example.com/send?t=1&c=on&r=a&s=x&m=old"
    #expect(
      run.log.suffix(3)
        == ["click go  false true", "submit", address])
    run.send(.dispatch(ElementEvent(.submit, element: try run.element("id=\"t\""))))
    #expect(
      run.log.suffix(4) == ["keydown t 1 false true", "click go  false true", "submit", address])
  }

  @Test func aListenerCanPreventWhatWouldFollow() throws {
    let run = try PageRun(
      """
      <a href=/x>a</a><form onsubmit="return false"><button>s</button></form><input type=checkbox id=c>
      <script>document.querySelector('a').onclick = e => e.preventDefault()
      const c = document.getElementById('c'); c.onclick = () => { console.log(c.checked); return false }
      for (const s of ['a', 'button', '#c']) document.querySelector(s).click()
      console.log(c.checked)</script>
      """)
    #expect(run.log == ["true", "false"])
  }

  @Test func linksAndLocationLeaveThePage() throws {
    let run = try PageRun(
      """
      <a href="../c?d=1" id=a>a</a><a href="#top" id=b>b</a><label for=i>l</label><input type=checkbox id=i>
      <script>addEventListener('hashchange', () => console.log('hash', location.hash))</script>
      """)
    run.send(.click(selector: "#a"))
    run.send(.click(selector: "#b"))
    run.send(.click(selector: "label"))
    #expect(run.log == ["left: https://example.com/c?d=1", "hash #top"])
    #expect(run.html.contains(" checked="))
    run.send(.click(selector: "#none"))
    run.send(.dispatch(ElementEvent(.click, element: 12345)))
    #expect(
      run.log.suffix(2) == [
        "failed: Error: No element matches \"#none\".",
        "failed: NotFoundError: The object can not be found here.",
      ])
  }

  @Test func whatIsDisabledDoesNothing() throws {
    let run = try PageRun(Self.form)
    run.send(.click(selector: "#b"))
    #expect(run.log.isEmpty)
    #expect(run.html.contains("<button type=\"button\" id=\"b\" disabled=\"\"></button>"))
  }
}

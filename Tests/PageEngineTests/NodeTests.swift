import PageEngine
import PageProtocol
import Testing

@Suite struct NodeTests {
  private func log(_ script: String, body: String = "") throws -> String {
    try PageRun.log(of: script, body: body).joined(separator: "\n")
  }

  @Test func elementsAreFoundMadeAndMoved() throws {
    let log = try log(
      """
      const list = document.getElementById('l'), item = document.createElement('LI')
      item.append('three', document.createElement('b'))
      list.append(item); list.prepend(item.cloneNode(true)); list.firstChild.replaceWith('x')
      item.after('end'); list.children[0].before('start'); list.children[1].remove()
      console.log(list.innerHTML, list.querySelectorAll('li').length, item.parentNode === list)
      list.replaceChildren(item, 'y'); list.insertBefore(list.lastChild, item)
      console.log(list.outerHTML, list.contains(item), item.isConnected, item.nextSibling)
      console.log(document.querySelector('li b') === item.lastElementChild, item.closest('#l').id)
      list.insertAdjacentHTML('afterbegin', '<i>a</i>b'); console.log(list.textContent)
      """, body: "<ul id=l><li>1</li><li>2</li></ul>")
    #expect(
      log == """
        xstart<li>1</li><li>three<b></b></li>end 2 true
        <ul id="l">y<li>three<b></b></li></ul> true true null
        true l
        abythree
        """)
  }

  @Test func attributesHaveTheirProperties() throws {
    let log = try log(
      """
      const a = document.querySelector('a')
      a.className = 'p q'; a.classList.add('r', 'q'); a.classList.remove('p')
      console.log(a.classList.toggle('s'), a.classList.contains('r'), [...a.classList], a.classList.length)
      a.dataset.userId = 7; delete a.dataset.old
      console.log(a.dataset.userId, 'old' in a.dataset, Object.keys(a.dataset), a.dataset.none)
      a.hidden = true; a.title = '"'; a.style.display = 'none'; a.style.fontSize = '2px'; a.style.display = ''
      console.log(a.outerHTML, a.href, a.getAttribute('href'), a.style.fontSize, a.toggleAttribute('hidden'))
      try { a.classList.add('a b') } catch (e) { console.log(e.name) }
      try { a.setAttribute('1', '') } catch (e) { console.log(e.name) }
      try { a.append(document.body) } catch (e) { console.log(e.name) }
      try { document.querySelector('a[') } catch (e) { console.log(e.name) }
      """, body: "<a href='x?y' data-old=1></a>")
    #expect(
      log == """
        true true ["q", "r", "s"] 3
        7 false ["userId"] undefined
        <a href="x?y" class="q r s" data-user-id="7" hidden="" title="&quot;" style="font-size: 2px;"></a> \
        https://example.com/a/x?y x?y 2px false
        InvalidCharacterError
        InvalidCharacterError
        HierarchyRequestError
        SyntaxError
        """)
  }

  @Test func titleAndTextAreTheDocuments() throws {
    let run = try PageRun(
      "<title> a\n b </title><body><script>console.log(document.title); document.title = 'new'</script>"
    )
    #expect(run.log == ["a b"])
    #expect(run.events.contains { if case .displayed(_, "new", _) = $0 { true } else { false } })
  }

  @Test func aDisplayShowsWhatCanBeSeenAndNumbersWhatCanBeUsed() throws {
    let run = try PageRun(
      """
      <!DOCTYPE html><style>p {}</style><body><p hidden>1</p><p style='color: red; DISPLAY : none'>2</p>
      <a href=x>3</a><a>4</a><button disabled>5</button><input type=hidden><input id=i><div id=d>6</div>
      <textarea>t</textarea><select><option>a<option>b</select><input type=checkbox checked>
      <script>d.addEventListener('click', () => {})</script>
      """.replacing("<script>", with: "<script>const d = document.getElementById('d');")
        .replacing("</script>", with: "; document.querySelector('#i').value = 'v'</script>"))
    let html = run.html.replacing(#/ promenade-element="\d+"/#, with: "!")
      .replacing(#/\s*\n\s*/#, with: "")
    #expect(
      html == """
        <html><head></head><body><a href="x"!>3</a><a>4</a><button disabled="">5</button>\
        <input id="i" value="v"!><div id="d"!>6</div><textarea!>t</textarea>\
        <select!><option!>a</option><option!>b</option></select>\
        <input type="checkbox" checked=""!></body></html>
        """)
  }

  @Test func displaysAreOneForATurnWhateverChanges() throws {
    let run = try PageRun(
      """
      <p id=p></p><script>const p = document.getElementById('p'); let n = 0
      const more = () => { p.textContent = ++n; if (n < 200) Promise.resolve().then(more) }; more()
      setTimeout(() => console.log('same'), 60)</script>
      """)
    let displays = run.events.filter { if case .displayed = $0 { true } else { false } }
    #expect(displays.count == 1)
    #expect(run.html.contains(">200<"))
  }
}

import PageEngine
import PageProtocol
import Testing

/// Scripts that scripts put into the document.
@Suite struct ScriptElementTests {
  @Test func anAddedScriptRunsAtOnceOrWhenItIsLoaded() throws {
    let run = try PageRun(
      """
      <body><script>
      const make = (name, value) => { const s = document.createElement('script'); s[name] = value
        s.onload = () => console.log('load', value); s.onerror = () => console.log('error', value)
        document.body.append(s); return s }
      make('text', "console.log('inline', document.currentScript.localName); var x = 1")
      console.log('after', x); make('src', 'one.js'); make('src', 'none.js'); make('src', 'two.js')
      const module = document.createElement('script'); module.type = 'module'
      module.textContent = "console.log('module', document.currentScript)"; document.head.append(module)
      console.log('end')</script>
      """, files: ["one.js": "console.log('one')", "two.js": "console.log('two')"])
    #expect(
      run.log == [
        "inline script", "after 1", "end", "one",
        "failed: The script “none.js” was not loaded: it is not in the page's folder.", "two",
        "module null", "load one.js", "error none.js", "load two.js",
      ])
  }

  @Test func markupBringsNoScriptToRun() throws {
    let log = try PageRun.log(
      of: """
        const div = document.createElement('div'); div.innerHTML = "<" + "script>console.log('never')</" + "script>"
        document.body.append(div); div.append(div.firstChild); document.body.append(div.firstChild.cloneNode(true))
        document.body.insertAdjacentHTML('beforeend', div.innerHTML)
        const late = document.createElement('script'); document.body.append(late); console.log('empty')
        late.append("console.log('filled')"); late.append(";console.log('once')")
        const own = document.createElement('script'); own.text = "console.log('own')"
        const copy = own.cloneNode(true); document.body.append(own, copy); document.body.append(own)
        """)
    #expect(log == ["empty", "filled", "own", "own"])
  }

  @Test func aScriptOfTheMarkupHearsOfItsFile() throws {
    let run = try PageRun(
      """
      <script src=one.js onload="console.log('load')"></script>
      <script src=none.js onerror="console.log('error')"></script>
      <template><script>console.log('never')</script></template>
      <noscript><script>console.log('never')</script></noscript>
      """, files: ["one.js": "console.log(document.currentScript.getAttribute('src'))"])
    #expect(
      run.log == [
        "one.js", "load",
        "failed: The script “none.js” was not loaded: it is not in the page's folder.", "error",
      ])
  }

  @Test func whatIsMissingIsNamedInOneSentence() throws {
    let missing = [
      ("fetch('x')", "fetch"), ("new Worker('x')", "Worker"),
      ("new window.Worker('x')", "window.Worker"),
      ("navigator.geolocation.watch()", "navigator.geolocation"),
      ("document.write('x')", "document.write"), ("localStorage.a.b", "localStorage.a"),
      ("DFlow.start({})", "DFlow"), ("window.indexedDB['open']", "window.indexedDB"),
    ]
    for (script, name) in missing {
      let log = try PageRun.log(of: script)
      #expect(log.count == 1)
      #expect(
        log.first?.hasSuffix(". The page asked for “\(name)”, which does not exist here.") == true,
        "\(log)")
    }
    let plain = [
      "null.x", "throw new Error('x')", "a b", "throw new TypeError('undefined is not an object')",
    ]
    for script in plain {
      #expect(try PageRun.log(of: script).first?.contains("asked for") == false)
    }
    #expect(
      try PageRun.log(of: "Promise.reject().catch(() => fetch())") == [
        "rejected: ReferenceError: Can't find variable: fetch. "
          + "The page asked for “fetch”, which does not exist here."
      ])
  }
}

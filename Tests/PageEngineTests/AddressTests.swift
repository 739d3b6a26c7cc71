import PageEngine
import PageProtocol
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    ("https://Example.COM:443/a/../b c?d e#f g", "https://example.com/b%20c?d%20e#f%20g"),
    ("//h/x", "https://h/x"), ("/x", "https://example.com/x"), ("x", "https://example.com/a/x"),
    ("?q", "https://example.com/a/b?q"), ("#f", "https://example.com/a/b?c#f"),
    ("", "https://example.com/a/b?c"), ("./../../x/.", "https://example.com/x/"),
    ("..", "https://example.com/"), ("https:x", "https://example.com/a/x"),
    ("http:/h/x", "http://h/x"), ("https:\\\\h\\x", "https://h/x"),
    (" https://h\n/\tx ", "https://h/x"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("javascript:1 + 1", "javascript:1 + 1"),
    ("about:blank", "about:blank"),
    ("https://u:p%40@h:8080/", "https://u:p%40@h:8080/"), ("file:///a/b", "file:///a/b"),
    ("https://h/ü%zz'", "https://h/%C3%BC%zz'"), ("https://[::1]:80/", "https://[::1]:80/"),
    ("https://", nil), ("https://a b/", nil), ("https://h:99999/", nil), ("https://h:x/", nil),
    ("https://日本/", nil), ("https://a%00b/", nil),
  ])
  func anAddressIsParsed(text: String, href: String?) throws {
    let log = try PageRun.log(
      of: """
        try { console.log(new URL(\(JSON.string(text)), 'https://example.com/a/b?c#d').href) }
        catch (e) { console.log(e.name) }
        """)
    #expect(log == [href ?? "TypeError"])
  }

  @Test func anAddressHasItsParts() throws {
    let log = try PageRun.log(
      of: """
        const u = new URL(location.href)
        console.log(u.protocol, u.host, u.pathname, u.search, u.hash, u.origin, JSON.stringify(u))
        u.searchParams.append('x', 'ä&='); u.hash = ''; u.pathname = 'p'; console.log(u + '')
        u.search = '?k=v'; console.log(u.searchParams.get('k'), URL.canParse('x'))
        console.log(location.origin, location.pathname, document.location === location, document.URL)
        """)
    #expect(
      log == [
        "https: example.com /a/b.html ?c=d #e https://example.com \"https://example.com/a/b.html?c=d#e\"",
        "https://example.com/p?c=d&x=%C3%A4%26%3D", "v false",
        "https://example.com /a/b.html true https://example.com/a/b.html?c=d#e",
      ])
  }

  @Test func aQueryIsAList() throws {
    let log = try PageRun.log(
      of: """
        const q = new URLSearchParams('?a=1&b=2+3&a=%C3%A4&c')
        console.log(q.get('a'), q.getAll('a'), q.get('b'), q.get('c') === '', q.has('d'), q.size)
        q.set('a', '~!*'); q.delete('b'); q.append('z', ' '); console.log(q + '', [...q.keys()])
        console.log(new URLSearchParams({ x: 1 }) + '', new URLSearchParams([['y', '2']]) + '')
        """)
    #expect(
      log == [
        "1 [\"1\", \"ä\"] 2 3 true false 4", "a=%7E%21*&c=&z=+ [\"a\", \"c\", \"z\"]", "x=1 y=2",
      ])
  }

  @Test func whatIsStoredStaysAsLongAsThePage() throws {
    let log = try PageRun.log(
      of: """
        localStorage.setItem('a', 1); console.log(localStorage.getItem('a'), localStorage.length, localStorage.key(0))
        localStorage.removeItem('a'); console.log(localStorage.getItem('a'), typeof fetch, typeof XMLHttpRequest)
        console.log(window === self && parent === top && window === globalThis, navigator.language)
        """)
    #expect(log == ["1 1 a", "null undefined undefined", "true en"])
  }
}

import Documents
import Parsing
import Testing

/// A page as lines of 40 columns.
func text(_ html: String, columns: Int = 40) -> String {
  Layout(of: Document(html: html), columns: columns).text
}

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("bare text", "bare text\n"),
    ("<p>a</p><p>b", "a\n\nb\n"),
    ("<div>a</div><div>b<div>c</div></div>d", "a\nb\nc\nd\n"),
    ("<section>a</section><section>b</section>", "a\n\nb\n"),
    ("  a \n b <b> c</b> <i> d </i> e", "a b c d e\n"),
    ("a<br>b <br> c", "a\nb\nc\n"),
    ("<p>a<span hidden>b</span><b style='display: none'>c</b>d", "ad\n"),
    ("<p style='visibility:hidden'>a</p>b", "b\n"),
    ("<template>a</template><noscript>b</noscript>", "b\n"),
    ("<style>p{}</style><script>if (a<b) '</p>'</script>c", "c\n"),
    ("<title>T</title><p>a", "a\n"),
    ("<h1>a</h1>b", "a\n─\n\nb\n"),
    ("a<hr>b", "a\n\n\(String(repeating: "─", count: 40))\n\nb\n"),
    ("<pre>\n a\n\n  <code>b</code>\n</pre>", " a\n\n  b\n"),
    ("<div style='white-space: pre-wrap'>a  b\nc</div>", "a  b\nc\n"),
    ("<blockquote><p>a<p>b</blockquote>c", "│ a\n│\n│ b\n\nc\n"),
    ("<q>a</q>", "“a”\n"),
    ("<summary>\n<h3><a href=x>a</a></h3></summary>b", "▾ a\n\nb\n"),
    ("<summary><img src=a alt=A></summary>b", "▾ [A]\nb\n"),
    ("<summary><button>A</button></summary>", "▾ [ A ]\n"), ("<summary></summary>b", "▾\nb\n"),
    ("<a href=x aria-label='At  home'><svg></svg></a> b", "At home b\n"),
    ("<a href=x title=Home> </a> b", "Home b\n"), ("<a href=x title=Home>a</a>b", "ab\n"),
    ("<a href=x title=Home style='visibility:hidden'></a>b", "b\n"),
    ("<a href=x></a><a href=x title=Home><button>b</button></a>", "[ b ]\n"),
    ("日本\n  語は\r\nword\n。", "日本語は word 。\n"), ("日 本\u{3000}\n語", "日 本\u{3000} 語\n"),
    ("한국\n어", "한국 어\n"), ("日本\n<b>語</b>", "日本 語\n"),
    ("<p align=center>ab</p>", "                   ab\n"),
    ("<div style='text-align: right'>ab</div>cd", "\(String(repeating: " ", count: 38))ab\n\ncd\n"),
    ("<p dir=rtl>ab</p>", "\(String(repeating: " ", count: 38))ab\n"),
    ("<img src=a.png alt='A hill'>", "[A hill]\n"), ("a <img src=b> b", "a [image] b\n"),
    ("a <img src=b alt=''> b", "a b\n"),
    ("a <img alt=hill> b", "a [hill] b\n"), ("<a href=x><img src=y></a>", "[image]\n"),
    ("so&#8203;far", "sofar\n"), ("a&nbsp;&nbsp;b", "a  b\n"), ("<p>&nbsp;</p>a", "\n\na\n"),
    ("<p>ok<!-->x--><![CDATA[y]]></p>", "okx-->\n"),
    ("&#x9b;31m &#27;[1m", "›31m [1m\n"), ("a\u{202E}b\u{7F}", "a<U+202E>b␡\n"),
    (
      "<frameset><frame src=a name=A><frame src=b title=' B '><frame src=c><frame></frameset>",
      "A\n\nB\n\nc\n"
    ),
    ("<dialog>a</dialog><dialog open>b</dialog>", "b\n"),
  ])
  func aPageIsReadAsInABrowser(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(arguments: [
    ("<ul><li>a<ul><li>b</ul><li>c</ul>", "• a\n  ◦ b\n• c\n"),
    ("<ol><li>a<li>b</ol>", "1. a\n2. b\n"),
    ("<ol reversed><li>a<li>b</ol>", "2. a\n1. b\n"),
    ("<ol start=9 type=a><li>a<li value=27>b</ol>", " i. a\naa. b\n"),
    ("<ol type=I start=4><li>a<li>b</ol>", "IV. a\n V. b\n"),
    ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", "• a\n\n• b\n"),
    ("<ul></ul></ul>a", "a\n"), ("<li>a</li>", "• a\n"),
    ("<ul>stray<li>a</ul>", "  stray\n• a\n"),
    ("<dl><dt>A<br>X<dd>Y<dt>B<dd>Z</dl>", "A\nX\n  Y\nB\n  Z\n"),
    ("<ul style='list-style: none'><li>a</ul>", "  a\n"),
    ("<ol start=9223372036854775807><li>a<li>b</ol>", "1000000000.\n  a\n1000000001.\n  b\n"),
  ])
  func listsAreNumberedAndNested(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test func theTitleIsTold() {
    #expect(Document(html: "<title> A &amp;\n B </title>").title == "A & B")
    #expect(Document(html: "<p>a").title.isEmpty)
  }

  @Test func traitsFollowFromElements() {
    let html = "<b>a</b><em>b</em><code>c</code><del>d</del><mark>e</mark><b><i>f</i></b>"
    let runs: [Run] = [
      Run("a", traits: .strong), Run("b", traits: .emphasis), Run("c", traits: .code),
      Run("d", traits: .struck), Run("e", traits: .marked), Run("f", traits: [.strong, .emphasis]),
    ]
    #expect(Document(html: html).blocks == [.paragraph(runs, .leading)])
  }

  @Test func anchorsStandBeforeTheirText() {
    let blocks = Document(html: "<h2 id=top>a</h2><p>b <a name=x>c</a></p><ul id=l><li>d</ul>")
      .blocks
    #expect(
      blocks == [
        .anchor("top"), .heading(level: 2, [Run("a")]), .anchor("x"),
        .paragraph([Run("b c")], .leading),
        .list(
          List(items: [
            List.Item(marker: "•", blocks: [.anchor("l"), .paragraph([Run("d")], .leading)])
          ])),
      ])
  }
}

import Testing

@testable import Services

struct StringTableTests {
  @Test func commentsEscapesAndBareKeysAreRead() throws {
    let table = try StringTable(
      parsing: Array(
        #"/* one */ "a" = "b\n\"c\" \U00e9"; // two"#.utf8) + Array("\nkey = value;".utf8),
      named: "L")
    #expect(table["a"] == "b\n\"c\" é")
    #expect(table["key"] == "value")
    #expect(table["A"] == nil)
    #expect(table.keys == ["a", "key"])
  }

  @Test(arguments: [false, true])
  func utf16IsRead(isBigEndian: Bool) throws {
    let units = "\u{FEFF}\"a\" = \"ü\";".utf16.map { isBigEndian ? $0.bigEndian : $0.littleEndian }
    let bytes = units.flatMap { unit in withUnsafeBytes(of: unit) { Array($0) } }
    #expect(try StringTable(parsing: bytes, named: "L")["a"] == "ü")
  }

  @Test func theFormThatIsShippedIsRead() throws {
    let list = "<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
    #expect(try StringTable(parsing: Array(list.utf8), named: "L")["a"] == "b")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", FileFault("L", line: 2, "Missing ';'.")),
    (
      "\"a\" = \"b\";\n\n\"c\" = \"d;",
      FileFault("L", line: 3, "Unterminated quoted string starting.")
    ),
    ("\"a\" = { b = c; };", FileFault("L", "a must be a text.")),
  ])
  func aFaultNamesItsLine(text: String, fault: FileFault) {
    #expect(throws: fault) { try StringTable(parsing: Array(text.utf8), named: "L") }
  }

  @Test func bytesThatAreNoTextAreAFault() {
    #expect(throws: FileFault("L", "Is no string table in UTF-8 or UTF-16.")) {
      try StringTable(parsing: [0x22, 0xE9, 0x22, 0x3D, 0x22, 0xE9, 0x22, 0x3B], named: "L")
    }
  }

  @Test func deepNestingIsAFault() {
    for part in ["a={", "(", "<plist>", "<dict><key>a</key>", "<array>"] {
      let bytes = Array(String(repeating: part, count: 50_000).utf8)
      #expect(throws: FileFault.self) { try StringTable(parsing: bytes, named: "L") }
    }
  }

  @Test func nothingIsAnEmptyTableAndBlankIsNoText() throws {
    #expect(try StringTable(parsing: [], named: "L").keys == [])
    #expect(StringTable(["a": " "])["a"] == nil)
  }

  @Test func textsAreMadeHarmless() {
    #expect(StringTable(["a": "x\u{1B}[31m"])["a"] == "x␛[31m")
  }
}

import Flows
import PageProtocol
import Testing

@testable import Services

struct AnalysisFileTests {
  private func content(_ json: String) throws -> Analysis.Content {
    try AnalysisFile.reading { Array(json.utf8) }.get().content
  }

  private func reports(_ json: String) throws -> ReportSettings {
    try AnalysisFile.reading {
      Array(#"{"company":"k","parameters":{"locale":"es"},"reports":\#(json)}"#.utf8)
    }.get().reports
  }

  @Test func theProjectsOwnFileIsRead() throws {
    let content = try AnalysisFile.content(of: AppFolder(root: AppFolder.ofThisProject))
    #expect(content.webpage == "Analysis/iframe.html")
    #expect(content.location.value.hasPrefix("https://iframe.legit.health/?company=SAMPLE"))
    #expect(content.location.value.contains("&isForPatient=0&enableResult=1&"))
    #expect(!content.shownLocation.contains("SAMPLEcompany"))
    #expect(content.shownLocation.hasSuffix("&locale=en"))
  }

  @Test func theProjectsOwnFileHasEveryParameterAtItsDefault() throws {
    let folder = try AppFolder(root: AppFolder.ofThisProject)
    let json = try JSON(parsing: folder.bytes(named: AnalysisFile.name, limit: 1 << 20))
    guard case .object(let members)? = json["parameters"] else {
      Issue.record("no parameters")
      return
    }
    #expect(members.map(\.key) == AnalysisParameter.allCases.map(\.rawValue))
    let address = try AnalysisFile.content(of: folder).location.value
    for parameter in AnalysisParameter.allCases where parameter != .primary {
      let expected = parameter.standard.map { "&\(parameter)=\($0)" }
      #expect(address.contains("&\(parameter)=") == (expected != nil))
      if let expected { #expect(address.contains(expected)) }
    }
  }

  @Test func aParameterThatIsNullIsLeftOut() throws {
    let json = #"{"company":"k","parameters":{"locale":null,"primary":"00c"}}"#
    #expect(try content(json).location.value.hasSuffix("?company=k&primary=00c"))
  }

  @Test(arguments: [
    ("a&b=c#d", "a%26b%3Dc%23d"), ("a+b/c==", "a%2Bb%2Fc%3D%3D"), ("a%20b", "a%2520b"),
    ("a b", "a%20b"), ("ä", "%C3%A4"), (#"{a}\"'?<a>"#, "%7Ba%7D%22%27%3F%3Ca%3E"),
    ("A-z.0_9~", "A-z.0_9~"), (" a ", "a"),
  ])
  func aKeyIsEncodedExactlyOnce(key: String, encoded: String) throws {
    let location = try content(#"{"company":"\#(key)"}"#).location.value
    #expect(location == "https://iframe.legit.health/?company=\(encoded)")
  }

  @Test func parametersComeInTheirOrderWithTheirForms() throws {
    let json = #"""
      {"company":"k","parameters":{"locale":"es","primary":"#00c","enableAnamnesis":1,
      "forcedScoringSystems":["apasiLocal","dlqi"],"macroscopicMedia":"optional",
      "extraData":"a b","isForPatient":false}}
      """#
    let query = try content(json).location.value.split(separator: "?").last
    #expect(
      query == """
        company=k&extraData=a%20b&isForPatient=0&forcedScoringSystems=apasiLocal%2Cdlqi\
        &enableAnamnesis=1&macroscopicMedia=optional&primary=%2300c&locale=es
        """)
  }

  @Test(arguments: [
    ("{}", "company is missing."),
    (#"{"company":" \t"}"#, "company is empty: no company key is configured."),
    (#"{"company":"a\u0007b"}"#, "company must be a key without control characters."),
    (
      #"{"company":"k","parameters":{"isForPatient":"yes"}}"#,
      "parameters.isForPatient must be true or false."
    ),
    (
      #"{"company":"k","parameters":{"isForPatient":2}}"#,
      "parameters.isForPatient must be true or false."
    ),
    (
      #"{"company":"k","parameters":{"macroscopicMedia":"always"}}"#,
      "parameters.macroscopicMedia must be disabled or optional or required."
    ),
    (
      #"{"company":"k","parameters":{"primary":"blue"}}"#,
      "parameters.primary must be a hexadecimal colour such as 0079c8."
    ),
  ])
  func aFaultIsOneSentence(json: String, sentence: String) {
    let fault = #expect(throws: FileFault.self) { try content(json) }
    #expect(fault?.sentence == sentence)
    #expect(fault?.line == 1)
  }

  @Test func anUnknownParameterIsNamedWithTheKnownOnes() throws {
    let fault = try #require(throws: FileFault.self) {
      try content("{\"company\":\"k\",\n\"parameters\":{\"isHidden\":0}}")
    }
    #expect(fault.sentence.hasPrefix("parameters.isHidden is unknown; known are company"))
    #expect(fault.line == 2 && fault.column == 26)
    let older = try #require(throws: FileFault.self) {
      try content(#"{"company":"k","parameters":{"isResultEnabled":0}}"#)
    }
    #expect(
      older.sentence
        == "parameters.isResultEnabled is an older iframe's name of enableResult.")
  }

  @Test(arguments: [
    (
      "companyCallbackUrl", #""https://clinic.example/r?a=b""#,
      "https%3A%2F%2Fclinic.example%2Fr%3Fa%3Db"
    ),
    ("extraData", #""{\"case\":7}""#, "%7B%22case%22%3A7%7D"), ("enableQrUpload", "1", "1"),
    ("forcedScoringSystems", #""dlqi,apasiLocal""#, "dlqi%2CapasiLocal"),
    ("secondary", "\"#0079C8\"", "%230079C8"), ("fontFamily", #""Roboto""#, "Roboto"),
    ("locale", #""pt-BR""#, "pt-BR"), ("enableAnamnesis", "true", "1"),
  ])
  func aValueOfItsKindIsTaken(name: String, value: String, encoded: String) throws {
    let location = try content(#"{"company":"k","parameters":{"\#(name)":\#(value)}}"#).location
    #expect(location.value == "https://iframe.legit.health/?company=k&\(name)=\(encoded)")
  }

  @Test(arguments: [
    ("companyCallbackUrl", #""clinic.example""#), ("companyCallbackUrl", #""https://""#),
    ("companyCallbackUrl", #""https://a b""#), ("extraData", #""a\u0007""#), ("extraData", "7"),
    ("forcedScoringSystems", #"["a b"]"#), ("forcedScoringSystems", #""a,,b""#),
    ("fontFamily", #""Arial""#), ("locale", #""?""#), ("locale", "true"), ("primary", "7"),
    ("enableResult", #""1""#), ("enableQrUpload", "-1"),
  ])
  func aValueOfAnotherKindIsRefusedWhereItStands(name: String, value: String) throws {
    let fault = try #require(throws: FileFault.self) {
      try content("{\"company\":\"k\",\"parameters\":{\n\"\(name)\": \(value)}}")
    }
    #expect(fault.sentence.hasPrefix("parameters.\(name) must be "))
    #expect(fault.line == 2 && fault.column == name.utf8.count + 5)
  }

  @Test func allFaultsAreToldInTheirOrderWithTheirPlaces() throws {
    let reading = AnalysisFile.reading {
      Array(
        """
        {"parameters": {"locale": "?", "isHidden": 0, "isHidden": 1, "isResultEnabled": 1,
          "primary": ["00c"], "forcedScoringSystems": ["a b", 7]},
         "reports": {"kind": "cloud", "timeout": 0, "format": "pdf", "command": ""},
         "webpage": null, "company": " "}
        """.utf8)
    }
    let places = reading.faults.map { fault in
      "\(fault.line ?? 0):\(fault.column ?? 0) \(fault.sentence.prefix { $0 != " " })"
    }
    #expect(
      places == [
        "1:27 parameters.locale", "1:44 parameters.isHidden", "1:81 parameters.isResultEnabled",
        "2:14 parameters.primary", "2:47 parameters.forcedScoringSystems", "3:22 reports.kind",
        "3:42 reports.timeout", "3:55 reports.format", "3:73 reports.command", "4:30 company",
      ])
  }

  @Test func valuesAreBounded() throws {
    let long = String(repeating: "x", count: 4097)
    #expect(throws: FileFault.self) {
      try content(#"{"company":"k","parameters":{"extraData":"\#(long)"}}"#)
    }
    let fault = try #require(throws: FileFault.self) { try content(#"{"company":"\#(long)"}"#) }
    #expect(fault.sentence == "company has 4097 bytes, but a key has 4096 at most.")
  }

  @Test func reportsComeFromTheFolderUnlessSaidOtherwise() throws {
    #expect(
      try AnalysisFile.reading { Array(#"{"company":"k"}"#.utf8) }.get().reports
        == ReportSettings())
    #expect(try reports("{}") == ReportSettings(locale: "es"))
    #expect(
      try reports(#"{"kind":"command","command":["a","b"],"timeout":5,"format":"fhir"}"#)
        == ReportSettings(place: .command(["a", "b"]), timeout: 5, form: .fhir, locale: "es"))
  }

  @Test(arguments: [
    (#"{"kind":"cloud"}"#, "reports.kind is cloud, but must be folder or command."),
    (#"{"timeout":0}"#, "reports.timeout is 0, but must be 1 to 300 seconds."),
    (#"{"format":"pdf"}"#, "reports.format is pdf, but must be raw or fhir."),
    (
      #"{"kind":"command"}"#,
      "reports.kind is command, but reports.command is missing."
    ),
    (
      #"{"kind":"command","command":[""]}"#,
      "reports.command must begin with a program of the app folder or an absolute path."
    ),
    (
      #"{"kind":"command","command":["a\u0000"]}"#,
      "reports.command has a NUL, which no argument can have."
    ),
    (#"{"command":"a"}"#, "reports.command must be a list."),
  ])
  func whatIsWrongWithTheReportsIsSaid(json: String, sentence: String) throws {
    let fault = try #require(throws: FileFault.self) { try reports(json) }
    #expect(fault.sentence == sentence && fault.line == 1)
  }
}

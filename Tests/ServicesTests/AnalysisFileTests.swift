import Flows
import Testing

@testable import Services

struct AnalysisFileTests {
  private func content(_ json: String) throws -> Analysis.Content {
    try AnalysisFile.content(parsing: Array(json.utf8))
  }

  @Test func theProjectsOwnFileIsRead() throws {
    let content = try AnalysisFile.content(of: AppFolder(root: AppFolder.ofThisProject))
    #expect(content.webpage == "Analysis/iframe.html")
    #expect(content.location.value.hasPrefix("https://iframe.legit.health/?company=SAMPLE"))
    #expect(
      content.location.value.hasSuffix("&isForPatient=1&enableResult=1&primary=0079c8&locale=en"))
    #expect(!content.shownLocation.contains("SAMPLEcompany"))
    #expect(content.shownLocation.hasSuffix("&locale=en"))
  }

  @Test(arguments: [
    ("a&b=c#d", "a%26b%3Dc%23d"), ("a+b/c==", "a%2Bb%2Fc%3D%3D"), ("a%20b", "a%2520b"),
    ("a b", "a%20b"), ("ä", "%C3%A4"), ("A-z.0_9~", "A-z.0_9~"), (" a ", "a"),
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
      try content(#"{"company":"k","parameters":{"isResultEnabled":0}}"#)
    }
    #expect(fault.sentence.hasPrefix("parameters.isResultEnabled is unknown; known are company"))
  }
}

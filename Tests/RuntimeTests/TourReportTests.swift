import Testing

@testable import Runtime

@Suite struct TourReportTests {
  @Test func theNameOfAnIncludedFileDoesNothingToTheTerminal() {
    let entry = TourReport.Entry(
      place: TourPlace(file: "a/\u{1B}]0;b.tour", line: 7), claim: "c", duration: .zero)
    #expect(entry.line == "PASS ␛]0;b.tour:7 c")
  }

  @Test func theReportIsWrittenAsJUnit() {
    var report = TourReport()
    let place = TourPlace(file: "/a/b.tour", line: 7)
    _ = report.add(
      TourReport.Entry(place: place, claim: "a <b> & \"c\"", duration: .milliseconds(1_050)))
    _ = report.add(
      TourReport.Entry(place: place, claim: "d", failure: "no\u{1B}[31m", duration: .zero))
    report.lastScreen = "Over & out\n<end>\n"
    #expect(
      report.junit(named: "b") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" time="1.050">
        <testsuite name="b" tests="2" failures="1" time="1.050">
        <testcase classname="b.tour" name="7 a &lt;b&gt; &amp; &quot;c&quot;" time="1.050"/>
        <testcase classname="b.tour" name="7 d" time="0.000">
        <failure message="no␛[31m">Over &amp; out
        &lt;end&gt;
        </failure>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }
}

extension TourReport {
  /// The report as JUnit XML, a case for each step; times are those of the tour's clock.
  public func junit(named name: String) -> String {
    let failures = entries.count { $0.failure != nil }
    let total = entries.reduce(Duration.zero) { $0 + $1.duration }
    let counts = "tests=\"\(entries.count)\" failures=\"\(failures)\" time=\"\(total.inSeconds)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="\(name.inXML)" \(counts)>
      \(entries.map { $0.junit(screen: lastScreen) }.joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }
}

extension TourReport.Entry {
  fileprivate func junit(screen: String) -> String {
    let head =
      "<testcase classname=\"\(file.inXML)\" name=\"\(place.line) \(claim.inXML)\" "
      + "time=\"\(duration.inSeconds)\""
    guard let failure else { return head + "/>" }
    return """
      \(head)>
      <failure message="\(failure.inXML)">\(screen.inXML)</failure>
      </testcase>
      """
  }
}

extension Duration {
  /// Seconds with three digits behind the point.
  fileprivate var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

import Cells
import PageProtocol

extension Report {
  /// The most that is read of any list in a report.
  private static let mostItems = 100

  /// Reads the back end's answer: a raw or a FHIR report in its envelope, or without one.
  ///
  /// Any part may be missing, null or of a wrong kind: it is left out then, the rest stays.
  init(json: JSON, redaction: Redaction) throws(ReportFailure) {
    let reader = ReportReader(redaction: redaction)
    guard case .object = json else {
      throw .unreadable("The back end answered with \(json.kindName), not a report.")
    }
    let code = reader.text(json["errorCode"])
    if case .bool(false) = json["success"] {
      throw .refused(code: code, reason: reader.text(json["message"]))
    }
    let data = json["data"] ?? json
    guard case .object = data, data["result"] != nil || data["id"] != nil else {
      throw .unreadable("The back end's answer holds no report in “data”.")
    }
    read(data, with: reader)
  }

  private mutating func read(_ data: JSON, with reader: ReportReader) {
    let result = data["result"] ?? .null
    identifier = reader.text(data["id"])
    created = (reader.text(data["createdAt"]) ?? reader.text(data["issued"])).map(Self.readable)
    visit =
      reader.text(data["visitIdentifier"])
      ?? reader.text(data["encounter"]?["identifier"]?["value"])
    let finding = data["condition"]
    bodySite = reader.name(data["bodySite"]) ?? reader.name(finding?["bodySite"])
    condition = reader.condition(data["pathology"]) ?? reader.condition(finding?["pathology"])
    conclusions = Self.sorted(
      Self.items(result["conclusions"]).compactMap { item in
        reader.condition(item["pathology"]).map {
          Conclusion(condition: $0, percent: reader.percent(item["probability"]))
        }
      })
    let indicators = result["preliminaryFindings"] ?? result["clinicalIndicators"] ?? .null
    findings = reader.findings(indicators)
    urgency = Self.urgency(
      urgent: reader.percent(indicators["urgentReferral"]),
      priority: reader.percent(indicators["highPriorityReferral"]))
    images = Self.items(result["observations"]).map(reader.image)
    scores =
      Self.items(result["scoringSystems"]).compactMap(reader.score)
      + Self.items(result["questionnaires"]).compactMap(reader.questionnaire)
    answers = Self.items(data["anamnesisGeneral"] ?? data["anamnesisQuestions"])
      .compactMap(reader.answer)
    metrics = reader.metrics(of: result)
  }

  static func items(_ json: JSON?) -> [JSON] {
    if case .array(let items) = json { Array(items.prefix(mostItems)) } else { [] }
  }

  /// The most probable first, those without a probability last, equal ones as they came.
  private static func sorted(_ conclusions: [Conclusion]) -> [Conclusion] {
    conclusions.enumerated().sorted { left, right in
      let (first, second) = (left.element.percent ?? -1, right.element.percent ?? -1)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  /// An ISO 8601 time as people write it, without the seconds.
  private static func readable(_ time: String) -> String {
    let parts = time.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count == 10, parts[1].utf8.count >= 5 else { return time }
    return "\(parts[0]) \(parts[1].prefix(5))"
  }

  /// What is likelier than not, the sooner first; no threshold is published.
  private static func urgency(urgent: Double?, priority: Double?) -> Urgency {
    if let urgent, urgent >= 50 { return .within48Hours(urgent) }
    if let priority, priority >= 50 { return .within15Days(priority) }
    return urgent == nil && priority == nil ? .undetermined : .none
  }
}

import PageProtocol

/// Reads the parts of a report: bounded, made harmless, the company key masked.
struct ReportReader {
  let redaction: Redaction

  private static let mostBytes = 400

  /// A text or a number as a text; nil for all else and for nothing.
  func text(_ json: JSON?) -> String? {
    switch json {
    case .string(let text):
      let shown = redaction.shown(text, bytes: Self.mostBytes)
      return shown.contains { !$0.isWhitespace } ? shown : nil
    case .number: return json?.description
    case .bool(let isTrue): return isTrue ? "yes" : "no"
    case .null, .array, .object, nil: return nil
    }
  }

  /// A percentage, clamped to what one can be; a number in quotes is taken too.
  func percent(_ json: JSON?) -> Double? {
    let number: Double? =
      switch json {
      case .number(let number): number
      case .string(let text) where text.utf8.count < 32: Double(text)
      case .string, .null, .bool, .array, .object, nil: nil
      }
    guard let number, !number.isNaN else { return nil }
    return min(100, max(0, number))
  }

  /// What a thing is called: its name, its FHIR display, else its code, else itself.
  func name(_ json: JSON?) -> String? {
    let coding = Report.items(json?["coding"]).first
    return text(json?["name"]) ?? text(json?["text"]) ?? text(coding?["display"])
      ?? text(coding?["code"]) ?? text(json?["code"]) ?? text(json)
  }

  /// A condition, raw or as FHIR codings.
  func condition(_ json: JSON?) -> Report.Condition? {
    guard let json, let name = name(json) else { return nil }
    let codes = Report.items(json["icd11"]).compactMap(text)
    let coding = Report.items(json["coding"]).first { coding in
      coding["system"]?.string?.lowercased().contains("icd") ?? false
    }
    let code =
      codes.isEmpty ? text(json["icd11"]) ?? text(coding?["code"]) : codes.joined(separator: ", ")
    return Report.Condition(name: name, code: code)
  }

  /// The findings by the names of the documentation; those of other names follow.
  func findings(_ json: JSON) -> [Report.Finding] {
    guard case .object(let members) = json else { return [] }
    return members.prefix(100).compactMap { member in
      switch member.value {
      case .number, .string, .null:
        Report.Finding(
          name: Self.findingNames[member.key] ?? spelled(member.key),
          percent: percent(member.value))
      case .bool(let isTrue):
        Report.Finding(
          name: Self.findingNames[member.key] ?? spelled(member.key), percent: isTrue ? 100 : 0)
      case .array, .object: nil
      }
    }
  }

  private static let findingNames = [
    "hasCondition": "A condition", "malignancy": "Malignancy",
    "adjustedMalignancy": "Malignancy, adjusted", "pigmentedLesion": "A pigmented lesion",
    "urgentReferral": "Doctor within 48 hours",
    "highPriorityReferral": "Doctor within 15 days",
    "hasConditionSuspicion": "A condition", "isMalignantSuspicion": "Malignancy",
    "isPreMalignantSuspicion": "A precursor of malignancy", "needsBiopsySuspicion": "Biopsy needed",
    "needsSpecialistsAttention": "Specialist needed",
  ]

  /// A camel-cased name as words.
  func spelled(_ name: String) -> String {
    let words = redaction.shown(name, bytes: 60).reduce(into: "") {
      words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  func answer(_ json: JSON) -> Report.Fact? {
    guard let question = text(json["question"]) ?? name(json["question"]) else { return nil }
    return Report.Fact(
      label: question, value: text(json["answer"]) ?? name(json["answer"]) ?? "no answer")
  }

  func metrics(of result: JSON) -> [Report.Fact] {
    let metrics = result["metrics"]
    var facts = ["sensitivity", "specificity", "entropy"].compactMap { name -> Report.Fact? in
      guard let value = metrics?[name] else { return nil }
      let unit = name == "entropy" ? "" : " %"
      return Report.Fact(
        label: spelled(name), value: text(value).map { $0 + unit } ?? "not determined")
    }
    if let seconds = text(result["iaSeconds"]) {
      facts.append(Report.Fact(label: "Computed in", value: "\(seconds) s"))
    }
    return facts
  }
}

import PageProtocol

extension ReportReader {
  /// The most parts that are read of one score.
  private static let mostFacets = 30

  /// A scoring system's result.
  func score(_ json: JSON) -> Report.Score? {
    let system = json["scoringSystem"]
    guard let name = name(system) else { return nil }
    let score = json["score"]
    let severity = score?["severity"]
    return Report.Score(
      name: code(of: system).map { "\(name) (\($0))" } ?? name,
      value: text(score?["value"]) ?? text(score),
      meaning: meaning(of: score?["value"], in: severity),
      facets: Report.items(json["facets"]).prefix(Self.mostFacets).compactMap(facet))
  }

  /// A scoring system's result as a FHIR questionnaire's answers.
  func questionnaire(_ json: JSON) -> Report.Score? {
    guard let name = name(json["questionnaire"]) ?? text(json["id"]) else { return nil }
    let answers = Report.items(json["item"]).prefix(Self.mostFacets).compactMap {
      item -> Report.Fact? in
      guard let label = text(item["text"]) ?? text(item["linkId"]) else { return nil }
      let answer = Report.items(item["answer"]).first ?? .null
      return Report.Fact(label: label, value: value(of: answer) ?? "no answer")
    }
    return Report.Score(
      name: name, value: text(json["score"]?["value"]) ?? text(json["score"]), meaning: nil,
      facets: answers)
  }

  /// A picture, by whichever generation of the interface it is described.
  func image(_ json: JSON) -> Report.Image {
    let media = json["media"] ?? json
    let validity = media["mediaValidity"] ?? json["mediaValidity"]
    let quality = validity?["quality"]
    let modality = text(media["modality"]) ?? text(validity?["modality"]?["value"])
    var remarks = [text(quality?["interpretation"])]
    if case .bool(false) = quality?["acceptable"] { remarks.append("not acceptable") }
    if case .bool(false) = validity?["isValid"] { remarks.append("not valid") }
    if case .bool(false) = validity?["domain"]?["isDermatological"] {
      remarks.append("shows no skin")
    }
    let said = remarks.compactMap { $0 }.joined(separator: ", ")
    return Report.Image(
      kind: [modality, text(media["type"])?.lowercased()].compactMap { $0 }
        .joined(separator: " "),
      quality: percent(media["diqaScore"]) ?? percent(quality?["score"])
        ?? percent(validity?["score"]),
      remark: said.isEmpty ? nil : said)
  }

  private func code(of system: JSON?) -> String? {
    let code = text(system?["code"])
    return code == name(system) ? nil : code
  }

  private func facet(_ json: JSON) -> Report.Fact? {
    guard let label = name(json["facet"]) else { return nil }
    let value = json["value"]
    return Report.Fact(
      label: label,
      value: text(value?["display"]) ?? text(value?["raw"]) ?? text(value) ?? "not determined")
  }

  /// What a score stands for: the interpretation whose range holds it, else the only one there is.
  private func meaning(of value: JSON?, in severity: JSON?) -> String? {
    let interpretations = Report.items(severity?["interpretations"])
    guard interpretations.count > 1, case .number(let score) = value else {
      return interpretations.first.flatMap { text($0["text"]) }
    }
    let fitting = interpretations.first { interpretation in
      guard case .number(let least) = interpretation["min"],
        case .number(let most) = interpretation["max"]
      else { return false }
      return least <= score && score <= most
    }
    return fitting.flatMap { text($0["text"]) }
  }

  private func value(of answer: JSON) -> String? {
    guard case .object(let members) = answer else { return text(answer) }
    return members.first { $0.key.hasPrefix("value") }.flatMap { member in
      text(member.value) ?? text(member.value["display"]) ?? name(member.value)
    }
  }
}

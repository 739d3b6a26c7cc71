/// What a diagnostic report says, of which any part may be missing.
///
/// Nothing in it is a diagnosis: the device's status is "preliminary".
struct Report: Hashable, Sendable {
  /// A condition of the catalogue, or one that the tenant defined.
  struct Condition: Hashable, Sendable {
    let name: String
    /// Its ICD-11 code, or several of them.
    let code: String?
  }

  /// A condition and how probable it is, from 0 to 100.
  struct Conclusion: Hashable, Sendable {
    let condition: Condition
    let percent: Double?
  }

  /// Something the device looked for, and how likely it is there, from 0 to 100.
  struct Finding: Hashable, Sendable {
    let name: String
    let percent: Double?
  }

  /// A picture it looked at.
  struct Image: Hashable, Sendable {
    let kind: String
    /// Its quality (DIQA), from 0 to 100.
    let quality: Double?
    let remark: String?
  }

  /// A scoring system's result, with what it was made of.
  struct Score: Hashable, Sendable {
    let name: String
    let value: String?
    let meaning: String?
    let facets: [Fact]
  }

  /// A label and what stands beside it.
  struct Fact: Hashable, Sendable {
    let label: String
    let value: String
  }

  /// How soon a doctor is to be seen.
  enum Urgency: Hashable, Sendable {
    /// Likelier than not, by so many percent.
    case within48Hours(Double)
    case within15Days(Double)
    case none
    case undetermined
  }

  var identifier: String?
  var created: String?
  var visit: String?
  var bodySite: String?
  /// Set only when the first conclusion is certain enough.
  var condition: Condition?
  /// The most probable first.
  var conclusions: [Conclusion] = []
  var findings: [Finding] = []
  var urgency = Urgency.undetermined
  var images: [Image] = []
  var scores: [Score] = []
  var answers: [Fact] = []
  /// How the device rates itself in this case.
  var metrics: [Fact] = []
}

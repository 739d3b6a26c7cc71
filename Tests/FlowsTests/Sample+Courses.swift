import Documents

@testable import Flows

extension Sample {
  /// What a page of courses shows.
  static let courses = Document(blocks: [
    .heading(level: 1, [Run("Learning")]),
    .paragraph(
      [Run("A stand-in for the page of a learning platform.", traits: .emphasis)], .leading),
    .paragraph([Run("Renew now", target: .element(1, .button(isEnabled: true)))], .leading),
    .list(
      List(
        items: (1...4).map { number in
          List.Item(
            marker: "•",
            blocks: [
              .paragraph(
                [Run("Course \(number)", target: .element(number + 1, .clickable)), Run("  40 %")],
                .leading)
            ])
        })),
  ])
}

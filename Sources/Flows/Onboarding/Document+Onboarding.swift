import Documents

extension Document {
  /// The text as the SDK sets it: each paragraph in the middle, a heading just a bold one.
  ///
  /// A paragraph that is read from right to left stands at the right instead: in the middle, its
  /// letters in logical order, nobody could see on which side its lines begin.
  var arrangedAsOnThePhone: Document {
    var document = self
    document.blocks = blocks.map { block in
      switch block {
      case .paragraph(let runs, .leading): .paragraph(runs, runs.side)
      // The document has no other place for a heading's side.
      case .heading(_, let runs): .paragraph(runs.map(\.strong), runs.side)
      default: block
      }
    }
    return document
  }
}

extension [Run] {
  fileprivate var side: Alignment { isRightToLeft ? .trailing : .center }
}

extension Run {
  fileprivate var strong: Run { Run(text, traits: traits.union(.strong), target: target) }
}

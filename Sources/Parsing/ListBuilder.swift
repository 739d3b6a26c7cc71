import Documents

/// Collects the items of a list and numbers them at its end.
struct ListBuilder {
  private let kind: Kind
  private var items: [List.Item] = []
  private var values: [(number: Int?, style: NumberStyle?)] = []
  private var isTight = true

  /// What marks the items have.
  enum Kind {
    /// Each item brings its own.
    case terms
    case bullets(String)
    case numbers(NumberStyle, start: Int?, isReversed: Bool)
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Adds an item, with the number it asks for and how that is written.
  mutating func add(
    _ blocks: [Block], marker: String = "", value: Int? = nil, numbers: NumberStyle? = nil
  ) {
    items.append(List.Item(marker: marker, blocks: blocks))
    values.append((value, numbers))
  }

  /// Keeps items apart, as paragraphs in them are.
  mutating func loosen() { isTight = false }

  /// Adds blocks that are in no item to the last one.
  mutating func addStray(_ block: Block) {
    if items.isEmpty { add([], marker: " ") }
    items[items.count - 1].blocks.append(block)
  }

  /// The list, nil if it is empty.
  func finished() -> List? {
    guard !items.isEmpty else { return nil }
    var list = List(items: items, isTight: isTight)
    switch kind {
    case .terms: break
    case .bullets(let bullet):
      for index in items.indices where items[index].marker.isEmpty {
        list.items[index].marker = bullet
      }
    case .numbers(let style, let start, let isReversed):
      var number = start ?? (isReversed ? items.count : 1)
      for index in items.indices {
        number = values[index].number ?? number
        list.items[index].marker = "\((values[index].style ?? style).text(of: number))."
        number += isReversed ? -1 : 1
      }
    }
    return list
  }
}

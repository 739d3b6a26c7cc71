import Documents

/// Collects the items of a list and numbers them at its end.
struct ListBuilder {
  private let kind: Kind
  private var items: [List.Item] = []
  private var values: [(number: Int?, style: NumberStyle?)] = []
  private var isTight = true
  /// How wide the marks were in the parts that were given, nil if none was.
  private var markerColumns: Int?
  /// The number of the item that comes next, if a part was given.
  private var number: Int?

  /// A part of a list is given when it has so many items.
  private static let longest = 100

  /// What marks the items have.
  enum Kind {
    /// Each item brings its own.
    case terms
    case bullets(String)
    case numbers(NumberStyle, start: Int?, isReversed: Bool)
  }

  /// Whether it is a list that has marks, not one of terms.
  var hasMarks: Bool { if case .terms = kind { false } else { true } }

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

  /// Whether there are so many items that a part of the list can be given.
  var isLong: Bool {
    if case .numbers(_, start: nil, isReversed: true) = kind, number == nil { return false }
    return items.count >= Self.longest
  }

  /// The items so far as a part of the list.
  mutating func takePart() -> [Block] {
    guard let list = finished() else { return [] }
    let isFirst = markerColumns == nil
    markerColumns = list.widestMarker
    (items, values) = ([], [])
    return isFirst || !isTight ? [.list(list)] : [.seam(.betweenLines), .list(list)]
  }

  /// The list, nil if it is empty.
  private mutating func finished() -> List? {
    guard !items.isEmpty else { return nil }
    var list = List(items: items, isTight: isTight, markerColumns: markerColumns ?? 0)
    switch kind {
    case .terms: break
    case .bullets(let bullet):
      for index in items.indices where items[index].marker.isEmpty {
        list.items[index].marker = bullet
      }
    case .numbers(let style, let start, let isReversed):
      var number = number ?? start ?? (isReversed ? items.count : 1)
      for index in items.indices {
        number = values[index].number ?? number
        list.items[index].marker = "\((values[index].style ?? style).text(of: number))."
        number += isReversed ? -1 : 1
      }
      self.number = number
    }
    return list
  }
}

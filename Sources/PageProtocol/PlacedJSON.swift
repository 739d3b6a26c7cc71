/// A JSON value that knows where each of its parts stands.
public struct PlacedJSON: Sendable {
  public let value: JSON
  /// How many bytes stand before it.
  public let offset: Int
  /// The items, if it is an array.
  public let items: [PlacedJSON]
  /// The members, if it is an object.
  public let members: [Member]

  /// One member of an object.
  public struct Member: Sendable {
    public let key: String
    /// How many bytes stand before the key.
    public let offset: Int
    public let value: PlacedJSON
  }

  /// A step from a value into one of its parts.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// Reads one value as `JSON` does.
  public init(
    parsing bytes: [UInt8], limits: JSONLimits = .standard
  ) throws(JSONError) {
    var reader = try JSONReader(bytes, limits: limits, keepingOffsets: true)
    let value = try reader.document()
    var offsets = (reader.offsets ?? [])[...]
    self.init(value, taking: &offsets)
  }

  /// Gives a value and its parts their places, which come in the order of reading.
  private init(_ value: JSON, taking offsets: inout ArraySlice<Int>) {
    self.value = value
    offset = offsets.removeFirst()
    switch value {
    case .array(let items):
      self.items = items.map { PlacedJSON($0, taking: &offsets) }
      members = []
    case .object(let members):
      self.members = members.map { member in
        Member(
          key: member.key, offset: offsets.removeFirst(),
          value: PlacedJSON(member.value, taking: &offsets))
      }
      items = []
    case .null, .bool, .number, .string:
      items = []
      members = []
    }
  }

  /// The value of a key: of a repeated key the first, as Foundation's decoder has it.
  public subscript(key: String) -> PlacedJSON? {
    members.first { $0.key == key }?.value
  }

  /// The part that a path leads to, or the last one on the way that is there.
  public func nearest(to path: some Sequence<Step>) -> PlacedJSON {
    var place = self
    for step in path {
      switch step {
      case .key(let key):
        guard let next = place[key] else { return place }
        place = next
      case .index(let index):
        guard place.items.indices.contains(index) else { return place }
        place = place.items[index]
      }
    }
    return place
  }
}

/// Why a message gets no reply, in WebKit's words: what the promise is rejected with.
enum ReplyFault {
  /// The value of the reply has no form in which it could be passed on.
  static let unserializable =
    "The result value passed back from the WKWebView API client was unable to be serialized"
}

extension JSON {
  /// Whether the value can be read again at the other end of a line that carries it.
  var fitsLine: Bool {
    // Room is left for what is around the value.
    isNested(atMost: JSONLimits.line.depth - 1) && count < JSONLimits.line.elements - 10
      && bytes.count < LineSplitter.mostBytes - 1024
  }

  /// How many values this is, with those in it.
  private var count: Int {
    switch self {
    case .array(let items): items.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    case .null, .bool, .number, .string: 1
    }
  }

  private func isNested(atMost levels: Int) -> Bool {
    switch self {
    case .array(let items):
      levels > 0 && items.allSatisfy { $0.isNested(atMost: levels - 1) }
    case .object(let members):
      levels > 0 && members.allSatisfy { $0.value.isNested(atMost: levels - 1) }
    case .null, .bool, .number, .string: true
    }
  }
}

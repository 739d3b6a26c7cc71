/// What an element is called in a display: its node, and the world that is in.
struct ElementNumber {
  let node: Int
  let world: Int

  // More nodes than this have no room in a page's memory.
  private static let nodeBits = 24

  init(node: Int, world: Int) {
    self.node = node
    self.world = world
  }

  init(_ value: Int) {
    node = value & (1 << Self.nodeBits - 1)
    world = value >> Self.nodeBits
  }

  var value: Int { world << Self.nodeBits | node }
}
